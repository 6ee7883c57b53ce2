import type { Answer } from '../games/question.ts'
import type { Procedure } from './lay.ts'
import { between, isId, LONGEST_NAME, MOST_ANSWERS, MOST_DICE } from './limits.ts'

const isFace = (face: number) => Number.isInteger(face) && between(face, 1, 6)

/** Whether dice are as they can fall: no more than fall together, each from 1 to 6. */
export const areFaces = (faces: readonly number[]) => faces.length <= MOST_DICE && faces.every(isFace)

function isAnswer(answer: Answer): boolean {
  if (typeof answer === 'number') return Number.isFinite(answer)
  if (typeof answer === 'string') return answer.length <= LONGEST_NAME
  return answer === null || typeof answer === 'boolean' || answer.length <= MOST_ANSWERS
}

/** Whether what was answered and rolled so far is something a table may hold. */
export function isProcedure({ of, answers, rolls }: Procedure): boolean {
  const given = Object.entries(answers)
  const thrown = Object.entries(rolls)
  return (
    isId(of) &&
    given.length <= MOST_ANSWERS &&
    thrown.length <= MOST_ANSWERS &&
    given.every(([code, answer]) => isId(code) && isAnswer(answer)) &&
    thrown.every(([id, faces]) => isId(id) && areFaces(faces))
  )
}
