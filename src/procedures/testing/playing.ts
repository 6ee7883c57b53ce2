import type { Course, Step } from '../../games/procedure.ts'
import type { Answers, Question } from '../../games/question.ts'
import type { Rolls } from '../../games/roll.ts'
import { apply } from '../../table/apply.ts'
import type { Table } from '../../table/document.ts'
import type { Procedure } from '../../table/lay.ts'
import { courseOn } from '../course-on.ts'
import { entryOf } from '../entry-of.ts'

/** A procedure in hand, for tests. */
export function taken(
  of: string,
  actor: string,
  target: string | null,
  answers: Answers = {},
  rolls: Rolls = {},
): Procedure {
  return { kind: 'procedure', id: 'p', pinned: false, of, actor, target, answers, rolls }
}

/** Its course on a table, which must have one. */
export function played(table: Table, lay: Procedure): Course {
  const course = courseOn(table, lay)
  if (!course) throw new Error(`no course of ${lay.of}`)
  return course
}

/** The table after a procedure was played to its end and recorded. */
export function settled(table: Table, lay: Procedure): Table {
  const course = played(table, lay)
  return apply(apply(table, { do: 'lay', lay }), {
    ...{ do: 'settle', id: lay.id, effects: course.result?.effects ?? [] },
    entry: entryOf(table, lay, course),
  })
}

/** The codes of what was told, in order. */
export function told({ steps }: Course): readonly string[] {
  return steps.flatMap((step) => (step.how !== 'asked' && step.sentence ? [step.sentence.code] : []))
}

/** The codes of what came of it. */
export function came({ result }: Course): readonly string[] | null {
  return result?.said.map(({ code }) => code) ?? null
}

/** The first question of a code. */
export function asked({ steps }: Course, code: string): Question | undefined {
  return steps.flatMap((step) => (step.how === 'asked' && step.question.code === code ? [step.question] : []))[0]
}

/** The code of why it can't be done; null where it can. */
export function refusalOf({ refusal }: Course): string | null {
  return refusal?.code ?? null
}

const isOpen = (step: Step) => step.how === 'rolled' && step.roll.faces === null

/** The roll that is to fall next; null where none is. */
export function openRoll({ steps }: Course) {
  const step = steps.find(isOpen)
  return step?.how === 'rolled' ? step.roll : null
}
