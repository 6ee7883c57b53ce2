import { approximately } from '../chance/fraction.ts'
import { say } from '../games/flow-codes.ts'
import type { Course, Step } from '../games/procedure.ts'
import { percent, stat, word } from '../rules/sentence.ts'
import type { Clause, Reason, Verdict } from '../rules/verdict.ts'

const clause = (sentence: Clause['sentence'], pip: Clause['pip'] = null): Clause => ({ pip, sentence })

/** The dice to fall next, and the chances that were told of them. */
function waiting({ steps, chances }: Course): Clause[] {
  const open = steps.findLast((step) => step.how === 'rolled' && step.roll.faces === null)
  if (open?.how !== 'rolled') return []
  const { code, about, dice, chance: decides } = open.roll
  const told = chances.filter((chance) => chance.about === about)
  const own = told.filter((chance) => chance.code === (decides ?? code))
  return [
    clause(say('flow.open', { what: word(`roll.${code}`), dice: stat(dice) })),
    ...(own.length > 0 ? own : told)
      .slice(-1)
      .map((chance) =>
        clause(
          say('flow.chance', { what: word(`chance.${chance.code}`), share: percent(approximately(chance.share)) }),
        ),
      ),
  ]
}

function reasonOf(step: Step): Reason[] {
  return step.how === 'asked' || step.sentence === null ? [] : [{ verb: step.how, sentence: step.sentence }]
}

/** A course as the rule says it: why it can't be done, what came of it, or which dice are to fall. */
export function verdictOfCourse(course: Course): Verdict {
  const { refusal, result, steps, readings } = course
  const clauses = refusal
    ? [clause(refusal, 'clear')]
    : result
      ? result.said.map((sentence) => clause(sentence))
      : waiting(course)
  return { clauses, reasons: steps.flatMap(reasonOf), readings, findings: [] }
}
