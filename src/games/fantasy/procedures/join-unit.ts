import { isRound, type Rectangle } from '../../../geometry/shape/rectangle.ts'
import { shapeGap } from '../../../geometry/shape/shape-gap.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { inches, names, type Sentence } from '../../../rules/sentence.ts'
import { type Fighter, has } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { fitsSlots, type JoinedUnit } from '../joining.ts'
import { BY_HAND } from '../ranks.ts'
import { bound, boundItself, noCharacter, wrongSubPhase } from './bars.ts'
import { formed } from './formed.ts'
import { paceLeft } from './pace.ts'
import { seatTaken } from './seats.ts'
import { effectsOf, type Joined, saidOf, tellTaken } from './taking.ts'

/** Base contact, or that it comes into contact within its move; told. Else why not. */
function contact(
  tell: Telling,
  board: Board,
  fighter: Fighter,
  base: Rectangle,
  unit: JoinedUnit,
  left: number,
): Sentence | null {
  const [nearest] = unit.members
    .map(({ id, rectangle }) => ({ id, ...shapeGap(base, rectangle) }))
    .toSorted((a, b) => a.signedGap - b.signedGap)
  if (!nearest) return null
  const { signedGap, witness } = nearest
  const told = { model: names(fighter.name), other: names(board.fighter(nearest.id)?.name ?? '') }
  if (signedGap <= BY_HAND) tell.measured(say('fantasy.contact', told), 'helps')
  else {
    const gap = inches(signedGap)
    if (!atMost(signedGap, left)) {
      tell.measured(say('fantasy.tooFarAway', { ...told, gap, missing: inches(signedGap - left) }), 'hinders', witness)
      return say('fantasy.tooFarAway', { ...told, gap, missing: inches(signedGap - left) })
    }
    tell.measured(say('fantasy.comesIn', { ...told, gap, left: inches(left) }), 'helps', witness)
  }
  return null
}

/** A character joins a unit: whether it may, where it may stand in it, who makes room, and what that changes. */
export function joinUnit(
  tell: Telling,
  board: Board,
  fighter: Fighter,
  into: Joined,
  also: readonly Sentence[] = [],
): Course {
  const bar =
    noCharacter(tell, fighter) ??
    wrongSubPhase(tell) ??
    boundItself(fighter) ??
    bound(tell, board, into.members, into.name)
  if (bar) return tell.refused(bar)
  const base = board.base(fighter.id)
  if (!base || isRound(base)) return tell.refused(say('fantasy.roundBases', { list: names(fighter.name) }))
  const unit = formed(tell, board, into.members, into.name)
  if ('code' in unit) return tell.refused(unit)
  const left = paceLeft(tell, board, fighter)
  const flies = has(fighter, 'flyer') && tell.yes('fantasy.flies', true)
  const apart = contact(tell, board, fighter, base, unit, left)
  if (apart) return tell.refused(apart)
  if (!fitsSlots(unit, base)) tell.looked(say('fantasy.beside', { model: names(fighter.name) }))
  const joiner = { rectangle: base, move: left }
  const taken = seatTaken(tell, board, { fighter, joiner, flies }, unit, into.name)
  if ('code' in taken) return tell.refused(taken)
  tellTaken(tell, board, { fighter, joiner }, into, unit, taken)
  const said = [...saidOf(board, fighter, into, unit, taken), ...also]
  return tell.course({ said, effects: effectsOf(fighter, into, unit, taken) })
}
