import { type Drill, FARTHEST } from './drill.ts'

/** The most points one answer gives. */
export const MOST_POINTS = 100
const LEAST_POINTS = 40

/** How a round of practice stands. */
export interface Score {
  readonly asked: number
  readonly right: number
  /** Right answers in a row, now and at best. */
  readonly streak: number
  readonly longest: number
  readonly points: number
}

export const noScore: Score = { asked: 0, right: 0, streak: 0, longest: 0, points: 0 }

/** Whether an answer is right: a bare touch falls as the game's reading says. */
export function isRight({ truth }: Pick<Drill, 'truth'>, said: boolean): boolean {
  return said === truth.covered
}

/** The points of an answer: none for a wrong one; for a right one the more, the closer it was to call. */
export function pointsOf(drill: Pick<Drill, 'truth'>, said: boolean): number {
  if (!isRight(drill, said)) return 0
  const closeness = 1 - Math.min(1, Math.abs(drill.truth.margin) / FARTHEST)
  return Math.round(LEAST_POINTS + (MOST_POINTS - LEAST_POINTS) * closeness)
}

/** The score after one more answer. */
export function scored(score: Score, drill: Pick<Drill, 'truth'>, said: boolean): Score {
  const right = isRight(drill, said)
  const streak = right ? score.streak + 1 : 0
  return {
    asked: score.asked + 1,
    right: score.right + (right ? 1 : 0),
    streak,
    longest: Math.max(score.longest, streak),
    points: score.points + pointsOf(drill, said),
  }
}
