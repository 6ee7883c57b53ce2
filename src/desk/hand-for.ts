import { gameOf } from '../games/catalogue.ts'
import { type Base, isSameBase } from '../rules/base.ts'
import type { Table } from '../table/document.ts'
import type { TableStore } from '../table/store.ts'
import { type DeskStore, type Hand, setHand } from './desk.ts'

/** What comes nearest to a size among those a game has: the size itself where it is one, or where the game has none. */
function nearestOf(sizes: readonly number[], size: number): number {
  return sizes.reduce(
    (best, other) => (Math.abs(other - size) < Math.abs(best - size) ? other : best),
    sizes[0] ?? size,
  )
}

const sizeOf = (base: Base) => (base.shape === 'round' ? base.mm : Math.min(base.width, base.depth))

/** The base that comes nearest to another among those a game has: of its shape where there are such, then by its size. */
function nearestBase(bases: readonly Base[], base: Base): Base {
  if (bases.some((other) => isSameBase(other, base))) return base
  const alike = bases.filter(({ shape }) => shape === base.shape)
  const among = alike.length > 0 ? alike : bases
  const off = (other: Base) => Math.abs(sizeOf(other) - sizeOf(base))
  return among.reduce((best, other) => (off(other) < off(best) ? other : best), among[0] ?? base)
}

/** What the tools lay next, brought to a table's game: sizes, outline and base it doesn't have give way to ones it has. */
export function handFor(hand: Hand, { game, outlines }: Pick<Table, 'game' | 'outlines'>): Hand {
  const { sprays, sprayPresets, blasts, bases } = gameOf(game)
  const known = [...sprayPresets, ...outlines].some(({ id }) => id === hand.sprayOutline)
  return {
    ...hand,
    spraySize: nearestOf(sprays, hand.spraySize),
    sprayOutline: known ? hand.sprayOutline : (sprayPresets[0]?.id ?? hand.sprayOutline),
    blastDiameter: nearestOf(blasts, hand.blastDiameter),
    deviationDiameter: nearestOf(blasts, hand.deviationDiameter),
    newBase: nearestBase(bases, hand.newBase),
  }
}

/** Brings the hand to the table's game now, and whenever the game or the table becomes another. */
export function keepHandInGame(desk: DeskStore, table: Pick<TableStore, 'getState' | 'subscribe'>): void {
  const bring = () => setHand(desk, handFor(desk.getState().hand, table.getState().table))
  bring()
  table.subscribe(({ table: now }, { table: before }) => {
    if (now.game !== before.game || now.id !== before.id) bring()
  })
}
