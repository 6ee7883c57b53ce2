import { names } from '../../../rules/sentence.ts'
import type { Effect } from '../../effect.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { closing, slotsToFill } from '../closing.ts'
import { say } from '../codes.ts'
import type { Displaced } from '../displacing.ts'
import { type Formation, facingOf, griddedOf, type Member, slotBase } from '../ranks.ts'
import { frontRanked, membersOf, whyNone } from './formed.ts'
import { isFree, othersThan, standingBeside } from './ground.ts'
import { areaOf, counted } from './slot-words.ts'

/** Who steps where as a unit closes its ranks. */
export interface ClosingUp {
  readonly members: readonly Member[]
  readonly formation: Formation
  readonly front: ReadonlySet<string>
  readonly moves: readonly Displaced[]
}

/**
 * How a unit closes its ranks where they have gaps; `gone` are models that still stand on the table and by then have left it.
 * Null where there is no gap, where it stands in no ranks, where others stand in the gaps, and where that is not wanted.
 */
export function closingUp(
  tell: Telling,
  board: Board,
  unit: string,
  company: readonly Fighter[],
  gone: readonly string[] = [],
): ClosingUp | null {
  const members = membersOf(board, company)
  if ('code' in members) return null
  const read = griddedOf(members)
  if (!read.ok) {
    tell.looked(whyNone(read, unit, board))
    return null
  }
  const { formation } = read
  if (slotsToFill(formation).length === 0) return null
  const front = frontRanked(tell, company)
  if (!tell.yes('fantasy.closes', true)) return null
  const others = [
    ...othersThan(board, [...company.map(({ id }) => id), ...gone]),
    ...standingBeside(board, { members, formation }),
  ]
  const moves = closing(formation, front)
  const barring = others.filter(({ shape }) =>
    moves.some(({ to }) => !isFree(slotBase(formation, to), [{ name: '', shape }], board)),
  )
  if (barring.length === 0) return { members, formation, front, moves }
  tell.measured(say('fantasy.closingBarred', { list: names(...barring.map(({ name }) => name)) }), 'hinders')
  return null
}

/** Who closes up, told with their places, as effects. */
export function tellClosing(
  tell: Telling,
  board: Board,
  { members, formation, front, moves }: ClosingUp,
): readonly Effect[] {
  return moves.map(({ id, to }): Effect => {
    const there = slotBase(formation, to)
    const from = members.find((member) => member.id === id)?.rectangle.centre ?? there.centre
    const told = { who: names(board.fighter(id)?.name ?? id), ...counted(to) }
    const words = say(front.has(id) ? 'fantasy.stepsForward' : 'fantasy.fillsGap', told)
    tell.laid(words, areaOf(there), 'neither', { from, to: there.centre })
    return { do: 'put', model: id, ...there.centre, facing: facingOf(formation) }
  })
}
