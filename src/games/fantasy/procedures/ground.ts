import { cornersOf, type Rectangle, type Shape } from '../../../geometry/shape/rectangle.ts'
import { surelyApart } from '../../../geometry/shape/shape.ts'
import { shapeGap } from '../../../geometry/shape/shape-gap.ts'
import type { Board } from '../board.ts'
import { BY_HAND, type Formation, type Member } from '../ranks.ts'

/** Something else on the table, by its name. */
export interface Other {
  readonly name: string
  readonly shape: Shape
}

/** All models but some, and all that nobody can stand on. */
export function othersThan(board: Board, ids: readonly string[]): readonly Other[] {
  const models = board.fighters.flatMap(({ id, name }): Other[] => {
    const shape = ids.includes(id) ? null : board.base(id)
    return shape ? [{ name, shape }] : []
  })
  return [...models, ...board.obstacles]
}

/** Whether a base may stand there: wholly on the table, on nobody else. */
export function isFree(base: Rectangle, others: readonly Other[], { table }: Board): boolean {
  const on = cornersOf(base).every(
    ({ x, y }) => x >= -BY_HAND && y >= -BY_HAND && x <= table.width + BY_HAND && y <= table.height + BY_HAND,
  )
  return on && others.every(({ shape }) => surelyApart(shape, base, 0) || shapeGap(shape, base).signedGap >= -BY_HAND)
}

/** The members whose bases fit no slot: their places are taken too. */
export function standingBeside(
  board: Board,
  { members, formation }: { readonly members: readonly Member[]; readonly formation: Formation },
): readonly Other[] {
  return members
    .filter(({ id }) => formation.beside.includes(id))
    .map(({ id, rectangle }) => ({ name: board.fighter(id)?.name ?? id, shape: rectangle }))
}
