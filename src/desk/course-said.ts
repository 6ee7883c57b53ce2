import { approximately } from '../chance/fraction.ts'
import { say } from '../games/flow-codes.ts'
import { liveChances } from '../games/live-chances.ts'
import type { Course, Result, Step } from '../games/procedure.ts'
import { count, names, percent, type Sentence, stat, word } from '../rules/sentence.ts'
import type { Clause, Reason, Verdict } from '../rules/verdict.ts'

/** What a model is called; null for what is no model. */
type NameOf = (id: string) => string | null

const clause = (sentence: Clause['sentence'], pip: Clause['pip'] = null): Clause => ({ pip, sentence })

/** The dice to fall next, about whom where they are about a model, and the chance that they decide, else what is open besides. */
function waiting(course: Course, nameOf: NameOf): Clause[] {
  const { steps } = course
  const { chances } = liveChances(course)
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

/** So many sentences of a result the rule has room for. */
const ROOM = 2

/** The models about which dice were rolled, each as often as they were. */
const rolledFor = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap((step) => (step.how === 'rolled' && step.roll.about !== null ? [step.roll.about] : []))

/** How many models lost something, and how many of those who were rolled for came off unharmed, in a few words. */
function counted({ effects }: Result, steps: readonly Step[], nameOf: NameOf): Clause[] {
  const of = (...kinds: readonly string[]) =>
    new Set(effects.filter((effect) => kinds.includes(effect.do)).map(({ model }) => model))
  const [destroyed, struck, touched] = [of('remove'), of('hurt'), of('hurt', 'remove', 'mark')]
  const marked = [...of('mark')].filter((id) => !destroyed.has(id) && !struck.has(id))
  const rolled = rolledFor(steps)
  const hurt = [...struck].filter((id) => !destroyed.has(id))
  const unharmed = [...new Set(rolled)].filter((id) => nameOf(id) !== null && !touched.has(id))
  // Marks alone are no tally: the first sentence says more.
  if (struck.size + destroyed.size + unharmed.length === 0) return []
  return [
    { code: 'flow.destroyed', size: destroyed.size } as const,
    { code: 'flow.hurt', size: hurt.length } as const,
    { code: 'flow.marked', size: marked.length } as const,
    { code: 'flow.unharmed', size: unharmed.length } as const,
  ].flatMap(({ code, size }) => (size > 0 ? [clause(say(code, { count: count(size) }))] : []))
}

/** Where it all befell a single model and no other was rolled for, the last sentences that name it: they say how it ended. None otherwise. */
function ofOne({ said, effects }: Result, steps: readonly Step[], nameOf: NameOf): readonly Sentence[] {
  const [id, ...others] = new Set([...effects.map(({ model }) => model), ...rolledFor(steps)])
  const name = id === undefined || others.length > 0 ? null : nameOf(id)
  if (name === null) return []
  const isNamed = ({ values }: Sentence) =>
    Object.values(values ?? {}).some((value) => value.kind === 'names' && value.value.includes(name))
  return said.filter(isNamed).slice(-ROOM)
}

/** What came of it: in sentences, or in counts where those are too many; what neither tells is left to the reasons. */
function outcome(result: Result, steps: readonly Step[], nameOf: NameOf): Clause[] {
  const { said } = result
  if (said.length <= ROOM) return said.map((sentence) => clause(sentence))
  const one = ofOne(result, steps, nameOf)
  const short = one.length > 0 ? [] : counted(result, steps, nameOf)
  if (short.length > 0) return short
  const first = one.length > 0 ? one : said.slice(0, 1)
  const left = said.length - first.length
  return [
    ...first.map((sentence) => clause(sentence)),
    ...(left > 0 ? [clause(say('flow.more', { count: count(left) }))] : []),
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
      ? outcome(result, steps, nameOf)
      : waiting(course, nameOf)
  const told = result && result.said.length > ROOM ? result.said : []
  const reasons = [...steps.flatMap(reasonOf), ...told.map((sentence): Reason => ({ verb: 'comes', sentence }))]
  return { clauses, reasons, readings, findings: [] }
}
