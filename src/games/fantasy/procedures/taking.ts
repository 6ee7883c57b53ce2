import { distance } from '../../../geometry/point.ts'
import type { Rectangle } from '../../../geometry/shape/rectangle.ts'
import { inches, names, type Sentence } from '../../../rules/sentence.ts'
import type { Effect } from '../../effect.ts'
import { type Fighter, namesOf, wears } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import type { JoinedUnit } from '../joining.ts'
import { facingOf, slotBase } from '../ranks.ts'
import type { Comer, Taken } from './seats.ts'
import { areaOf, counted, moveWords } from './slot-words.ts'

/** A unit that somebody joins: its models, the name it goes by, and whether it is of characters alone. */
export interface Joined {
  readonly members: readonly Fighter[]
  readonly name: string
  readonly ofCharacters: boolean
}

/** Tells the place that is taken and where those who make room go: lines and bases on the board. */
export function tellTaken(
  tell: Telling,
  board: Board,
  { fighter, joiner }: Pick<Comer, 'fighter' | 'joiner'>,
  { name }: Joined,
  unit: JoinedUnit,
  { seat, way }: Taken,
): void {
  const { formation } = unit
  const { rectangle, move: left } = joiner
  const nameOf = (id: string) => board.fighter(id)?.name ?? id
  for (const move of way.moves) {
    const from = unit.members.find(({ id }) => id === move.id)?.rectangle.centre
    const there = slotBase(formation, move.to)
    if (!from) continue
    const line = { from, to: there.centre }
    tell.laid(moveWords(move, formation, nameOf, distance(from, there.centre)), areaOf(there), 'neither', line)
  }
  const told = { model: names(fighter.name), away: inches(seat.distance), left: inches(left) }
  const line = { from: rectangle.centre, to: seat.base.centre }
  const goes = seat.reached
    ? say('fantasy.goes', { ...told, by: inches(left - seat.distance) })
    : say('fantasy.goesShort', { ...told, missing: inches(seat.distance - left) })
  tell.laid(goes, areaOf(seat.base), seat.reached ? 'helps' : 'hinders', line)
  tell.looked(say('fantasy.notMoved', { unit: names(name) }))
}

/** What joining changes: who stands where, in which unit, who joined and who moves no more. */
export function effectsOf(
  fighter: Fighter,
  { members, name, ofCharacters }: Joined,
  unit: JoinedUnit,
  { seat, way }: Taken,
): readonly Effect[] {
  const { formation } = unit
  const all = [...members, fighter]
  const facing = facingOf(formation)
  const put = (model: string, { centre }: Rectangle): Effect => ({ do: 'put', model, ...centre, facing })
  return [
    ...way.moves.map(({ id, to }) => put(id, slotBase(formation, to))),
    put(fighter.id, seat.base),
    ...all
      .filter(({ unit: before }) => before !== name)
      .map(({ id }): Effect => ({ do: 'unit', model: id, unit: name })),
    { do: 'mark', model: fighter.id, mark: 'joined', on: true },
    ...all.map(({ id }): Effect => ({ do: 'mark', model: id, mark: 'locked', on: true })),
    // What is left of it after losses counts by that: as a unit that never had rank and file, or as one that lost them.
    ...all
      .filter((one) => wears(one, 'ofCharacters') !== ofCharacters)
      .map(({ id }): Effect => ({ do: 'mark', model: id, mark: 'ofCharacters', on: ofCharacters })),
  ]
}

/** What is said of it once it is done. */
export function saidOf(
  board: Board,
  fighter: Fighter,
  { name }: Joined,
  unit: JoinedUnit,
  { seat, way }: Taken,
): readonly Sentence[] {
  const [model, whole] = [names(fighter.name), names(name)]
  const isEnd = seat.slot.file < 0 || seat.slot.file >= unit.formation.files
  const movers = way.moves.flatMap(({ id }) => board.fighter(id) ?? [])
  return [
    isEnd
      ? say('fantasy.joinsEnd', { model, unit: whole })
      : say('fantasy.joins', { model, unit: whole, ...counted(seat.slot) }),
    ...(movers.length > 0 ? [say('fantasy.makeRoom', { list: names(...namesOf(movers)) })] : []),
    say('fantasy.locked', { unit: whole }),
  ]
}
