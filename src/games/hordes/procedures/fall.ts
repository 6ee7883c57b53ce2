import { atMost } from '../../../geometry/tolerance.ts'
import { FALL_POWER, fallDice } from '../../../rules/forced/fall.ts'
import { inches, names, stat } from '../../../rules/sentence.ts'
import type { Effect } from '../../effect.ts'
import { type Fighter, namesOf, wears } from '../../fighter.ts'
import type { Course, Result } from '../../procedure.ts'
import { together } from '../../result.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { afterwards } from './afterwards.ts'
import { damage } from './damage.ts'

/** Knocked down, unless it already is: that happens to nobody twice. */
export function knockedDown(fighter: Fighter): Result {
  if (wears(fighter, 'knockedDown'))
    return { said: [say('hordes.alreadyDown', { model: names(fighter.name) })], effects: [] }
  const effect: Effect = { do: 'mark', model: fighter.id, mark: 'knockedDown', on: true }
  return { said: [say('hordes.knockedDown', { model: names(fighter.name) })], effects: [effect] }
}

/** The effects of several in the order in which they take hold: nobody is marked once he is gone. */
function ordered({ said, effects }: Result): Result {
  const gone = new Set(effects.flatMap((effect) => (effect.do === 'remove' ? [effect.model] : [])))
  return { said, effects: effects.filter((effect) => effect.do !== 'mark' || !gone.has(effect.model)) }
}

/** How high it fell until it is said otherwise: as high as it stands, or three inches. */
function heightAtFirst(board: Board, { id }: Fighter): number {
  const stands = board.elevation(id)
  return stands > 0 ? stands : 3
}

/**
 * A fall of an inch or more: the model is knocked down and takes a roll by its height; so does whom it landed on, of an equal
 * or smaller base; larger ones take no harm. All of it is simultaneous.
 */
export function fall(tell: Telling, board: Board, fallen: Fighter): Course {
  const height = tell.inches('hordes.height', heightAtFirst(board, fallen), 0, 60)
  const dice = fallDice(height)
  if (dice === 0)
    return tell.course({ said: [say('hordes.noFall', { model: names(fallen.name) })], effects: [], answersOnly: true })
  tell.looked(say('hordes.fallDice', { height: inches(height), dice: stat(dice) }), 'hinders')
  const gapTo = ({ id }: Fighter) => board.distance(fallen.id, id).gap
  const others = board.fighters.filter(({ id }) => id !== fallen.id)
  const contacted = others.filter((other) => atMost(gapTo(other), 0))
  const under = contacted.filter((other) => !atMost(0, gapTo(other)))
  const landed = tell.models(
    'hordes.landedOn',
    others.map(({ id }) => id),
    contacted.map(({ id }) => id),
  )
  if (under.length > 0) tell.measured(say('hordes.fallMakesRoom', { list: names(...namesOf(under)) }), 'hinders')
  const struck = landed.flatMap((id) => board.fighter(id) ?? [])
  const larger = struck.filter(({ radius }) => radius > fallen.radius)
  for (const one of larger) tell.measured(say('hordes.largerUnharmed', { model: names(one.name) }))
  const harmed = [fallen, ...struck.filter(({ radius }) => radius <= fallen.radius)]
  const outcomes: Result[] = []
  for (const target of harmed) {
    const outcome = damage(tell, afterwards(board, together(outcomes).effects), {
      target,
      power: FALL_POWER,
      dice,
      boosts: false,
      about: target.id,
    })
    if (!outcome) return tell.course(null)
    outcomes.push(knockedDown(target), outcome)
  }
  return tell.course(ordered(together(outcomes)))
}
