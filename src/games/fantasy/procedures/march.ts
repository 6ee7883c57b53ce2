import { diceSum } from '../../../chance/dice-sum.ts'
import { atLeast } from '../../../chance/distribution.ts'
import { opposite } from '../../../chance/fraction.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { dice, inches, names, stat } from '../../../rules/sentence.ts'
import { statOf } from '../../card.ts'
import type { Effect } from '../../effect.ts'
import { type Fighter, wears } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { leadership } from '../sheet.ts'
import { isMarching, paceOf, tellLeft } from './pace.ts'

/** What came of the march test of a unit. */
type Tested = 'passed' | 'failed'

/** How far a character may go out of its unit, in inches; `march` is how far a march would take it where it doesn't march, else null. */
export interface Paced {
  readonly most: number
  readonly march: number | null
  readonly marches: boolean
  /** What came of the test that was taken for it; null where none was. */
  readonly tested: Tested | null
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

/** What came of the test of this turn already, by the marks of the unit, told; null where none was taken. */
function testedBefore(tell: Telling, company: readonly Fighter[], { unit }: Fighter): Tested | null {
  const some = (mark: 'noMarch' | 'marching') => company.some((one) => wears(one, mark))
  if (some('noMarch')) {
    tell.looked(say('fantasy.unitMayNotMarch', { unit: names(unit) }), 'hinders')
    return 'failed'
  }
  if (!some('marching')) return null
  tell.looked(say('fantasy.unitMarches', { unit: names(unit) }), 'helps')
  return 'passed'
}

/**
 * How far a character may go, told: what is left of its move, or in a march of twice that, once the unit's test is passed
 * where one is needed and none was taken this turn. Null until its dice have fallen; a march that wouldn't be enough is not
 * tested for.
 */
export function movesOut(
  tell: Telling,
  board: Board,
  company: readonly Fighter[],
  fighter: Fighter,
  needed: number,
): Paced | null {
  const pace = paceOf(tell, board, fighter)
  const { move, walked } = pace
  const march = Math.max(0, 2 * move - walked)
  const walks = (): Paced => ({ most: tellLeft(tell, fighter, move, walked), march, marches: false, tested: null })
  const marches: Paced = { most: march, march: null, marches: true, tested: null }
  if (!tell.yes('fantasy.marches', isMarching(fighter, pace))) return walks()
  const before = testedBefore(tell, company, fighter)
  if (before === 'failed') return { ...walks(), march: null }
  if (!tell.yes('fantasy.testNeeded', before === null) || !atMost(needed, march)) {
    if (before === null) tell.looked(say('fantasy.marchFree', { march: inches(2 * move) }))
    tellLeft(tell, fighter, 2 * move, walked)
    return marches
  }
  const test = passesTest(tell, company, fighter)
  if (!test) return null
  const [passed, faces, value] = test
  const told = { faces: dice(faces), leadership: stat(value) }
  if (!passed) {
    tell.fell(say('fantasy.marchFailed', { ...told, pace: inches(move) }), 'hinders')
    return { ...walks(), march: null, tested: 'failed' }
  }
  tell.fell(say('fantasy.marchPassed', { ...told, march: inches(2 * move) }), 'helps')
  if (walked > 0) tellLeft(tell, fighter, 2 * move, walked)
  return { ...marches, tested: 'passed' }
}

/** What a test leaves on all of the unit until the turn is over: it marches, or may not. */
export function marchMarks({ tested }: Paced, company: readonly Fighter[]): readonly Effect[] {
  if (tested === null) return []
  const mark = tested === 'passed' ? 'marching' : 'noMarch'
  return company.map(({ id }): Effect => ({ do: 'mark', model: id, mark, on: true }))
}
