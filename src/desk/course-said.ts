import { approximately } from '../chance/fraction.ts'
import { say } from '../games/flow-codes.ts'
import type { Course, Step } from '../games/procedure.ts'
import { names, percent, stat, word } from '../rules/sentence.ts'
import type { Clause, Reason, Verdict } from '../rules/verdict.ts'

/** What a model is called; null for what is no model. */
type NameOf = (id: string) => string | null

const clause = (sentence: Clause['sentence'], pip: Clause['pip'] = null): Clause => ({ pip, sentence })

/** The dice to fall next, about whom where they are about a model, and the chance that they decide. */
function waiting({ steps, chances }: Course, nameOf: NameOf): Clause[] {
  const open = steps.findLast((step) => step.how === 'rolled' && step.roll.faces === null)
  if (open?.how !== 'rolled') return []
  const { code, about, dice, chance: decides } = open.roll
  const who = about === null ? null : nameOf(about)
  const told = { what: word(`roll.${code}`), dice: stat(dice) }
  const known = chances.filter((chance) => chance.about === about)
  const own = known.filter((chance) => chance.code === (decides ?? code))
  return [
    clause(who === null ? say('flow.open', told) : say('flow.openAbout', { ...told, who: names(who) })),
    ...(own.length > 0 ? own : known)
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
export function verdictOfCourse(course: Course, nameOf: NameOf): Verdict {
  const { refusal, result, steps, readings } = course
  const clauses = refusal
    ? [clause(refusal, 'clear')]
    : result
      ? result.said.map((sentence) => clause(sentence))
      : waiting(course, nameOf)
  return { clauses, reasons: steps.flatMap(reasonOf), readings, findings: [] }
}
