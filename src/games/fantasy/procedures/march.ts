import { diceSum } from '../../../chance/dice-sum.ts'
import { atLeast } from '../../../chance/distribution.ts'
import { opposite } from '../../../chance/fraction.ts'
import { dice, inches, names, stat } from '../../../rules/sentence.ts'
import { statOf } from '../../card.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import { leadership, move } from '../sheet.ts'

/** How far a character may go out of its unit; `march` is how far a march would take it where it doesn't march, else null. */
export interface Paced {
  readonly most: number
  readonly march: number | null
}

/** Of some fighters the one with the highest Leadership on its card; the first where they are equal. */
function leaderOf(company: readonly Fighter[], first: Fighter): Fighter {
  const of = ({ card }: Fighter) => (card && statOf(card, leadership)) ?? 0
  return company.reduce((best, one) => (of(one) > of(best) ? one : best), first)
}

/** The one test that the unit and its character take together before it marches; null until the dice have fallen. */
function passesTest(
  tell: Telling,
  company: readonly Fighter[],
  fighter: Fighter,
): readonly [boolean, readonly number[], number] | null {
  const leader = leaderOf(company, fighter)
  const value = tell.figure(leadership, leader.card)
  const told = { leadership: stat(value), of: names(leader.name) }
  tell.looked(say('fantasy.marchTest', { unit: names(fighter.unit), ...told }))
  tell.chance('fantasy.marches', opposite(atLeast(diceSum(2), value + 1)))
  const faces = tell.roll('march', 'fantasy.march', 2, null, 'fantasy.marches')
  return faces && [faces.reduce((sum, face) => sum + face, 0) <= value, faces, value]
}

/**
 * How far a character may go, told: its move, or in a march twice that, once the unit's test is passed where one is needed.
 * Null until its dice have fallen; a march that wouldn't be enough is not tested for.
 */
export function movesOut(tell: Telling, company: readonly Fighter[], fighter: Fighter, needed: number): Paced | null {
  const pace = tell.figure(move, fighter.card)
  const march = 2 * pace
  const still = { most: pace, march }
  if (!tell.yes('fantasy.marches')) {
    tell.measured(say('fantasy.pace', { model: names(fighter.name), pace: inches(pace) }))
    return still
  }
  if (!tell.yes('fantasy.testNeeded', true) || needed > march) {
    tell.looked(say('fantasy.marchFree', { march: inches(march) }))
    return { most: march, march: null }
  }
  const test = passesTest(tell, company, fighter)
  if (!test) return null
  const [passed, faces, value] = test
  const told = { faces: dice(faces), leadership: stat(value) }
  if (passed) tell.fell(say('fantasy.marchPassed', { ...told, march: inches(march) }), 'helps')
  else tell.fell(say('fantasy.marchFailed', { ...told, pace: inches(pace) }), 'hinders')
  return { most: passed ? march : pace, march: null }
}
