import { EQUAL, SAME } from '../rules/all-nearest.ts'
import type { Band, Places } from './band.ts'
import { total } from './band.ts'
import { type Branch, mostBroken } from './branch.ts'
import { alike } from './greedy.ts'
import { parts } from './parts.ts'
import { polished } from './polished.ts'
import { horizonOf, type Proof } from './proof.ts'

/** A part of a case narrower than this, in radians, holds one answer at most. */
const NARROW = 0.05
/** So many equal answers are a family that can't be counted. */
const MANY = 20

/** Answers as good as the best; `counted` once all are found, and false for good where there is no counting them. */
export interface Equals {
  readonly answers: readonly Places[]
  readonly counted: boolean
}

/** All answers equal to the best of a closed proof, sought in the cases that it set aside. */
export function* equals(band: Band, { best, aside, limits }: Proof): Generator<Equals, Equals> {
  if (!best) return { answers: [], counted: true }
  const horizon = horizonOf(best, Number.POSITIVE_INFINITY)
  const answers: Places[] = [best.places]
  const open: Branch[] = [...aside]
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const { places } = branch
    const worst = mostBroken(limits, branch)
    const arc = worst?.cell?.arc
    if (worst && !(arc && arc.to - arc.from < NARROW)) {
      open.push(...parts(band, limits, branch, worst, horizon))
    } else if (!answers.some((known) => alike(known, places, SAME))) {
      const fine = polished(band, places)
      const equal = fine && total(band, fine) <= best.total + EQUAL
      if (equal && !answers.some((known) => alike(known, fine, SAME))) answers.push(fine)
    }
    if (answers.length > MANY) return { answers, counted: false }
    yield { answers, counted: false }
  }
  return { answers, counted: true }
}
