import { EQUAL, SAME } from '../../rules/all-nearest.ts'
import type { Band, Places } from '../band.ts'
import { alike } from '../place/greedy.ts'
import { polished } from '../place/polished.ts'
import { type Answer, answerOf } from '../place/tried.ts'
import { type Branch, mostBroken } from './branch.ts'
import { parts } from './parts.ts'
import { horizonOf, type Proof } from './proof.ts'

/** A part of a case narrower than this, in radians, holds one answer at most. */
const NARROW = 0.05
/** Totals of fully polished equal answers differ by less than this. */
const EXACT = 1e-8
/** How far off, in inches, an answer may be that isn't fully polished. */
const BLURRED = 0.02
/** So many equal answers are a family that can't be counted. */
const MANY = 20

/** Answers as good as the best; `counted` once all are found, and false for good where there is no counting them. */
export interface Equals {
  readonly answers: readonly Places[]
  readonly counted: boolean
}

/**
 * Whether an answer is a known one over again: as near as answers can be, or so near that what it costs more shows it to be the
 * same one not fully polished.
 */
function known(answers: readonly Answer[], { places, total }: Answer): boolean {
  return answers.some((other) => {
    const slack = Math.abs(total - other.total) > EXACT ? BLURRED : SAME
    return alike(other.places, places, slack)
  })
}

/** All answers equal to the best of a closed proof, sought in the cases that it set aside. */
export function* equals(band: Band, { best, aside, limits }: Proof): Generator<Equals, Equals> {
  if (!best) return { answers: [], counted: true }
  const horizon = horizonOf(best, Number.POSITIVE_INFINITY)
  const answers: Answer[] = [best]
  const told = (counted: boolean): Equals => ({ answers: answers.map(({ places }) => places), counted })
  const open: Branch[] = [...aside]
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const { places } = branch
    const worst = mostBroken(limits, branch)
    const arc = worst?.cell?.arc
    if (worst && !(arc && arc.to - arc.from < NARROW)) {
      open.push(...parts(band, limits, branch, worst, horizon))
    } else if (!answers.some((other) => alike(other.places, places, SAME))) {
      const fine = polished(band, places)
      const answer = fine && answerOf(band, fine)
      if (answer && answer.total <= best.total + EQUAL && !known(answers, answer)) answers.push(answer)
    }
    if (answers.length > MANY) return told(false)
    yield told(false)
  }
  return told(true)
}
