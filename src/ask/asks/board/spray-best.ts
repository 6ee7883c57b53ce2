import * as v from 'valibot'
import { degrees, wrapped } from '../../../geometry/angle.ts'
import { bestSpray } from '../../../rules/template/spray-best.ts'
import { base, bodyOf, discOf, ids, listOf, number, touch } from '../../input.ts'
import { outline } from '../../outline-input.ts'
import { ask } from '../../question.ts'

const question = v.object(
  {
    origin: base,
    outline,
    models: listOf({ side: v.picklist(['enemy', 'friend'], '"enemy" or "friend"') }),
    targets: v.pipe(ids, v.minLength(1, 'at least one target')),
    mode: v.picklist(['strict', 'loose'], '"strict" or "loose"'),
    penalty: number,
    touch,
  },
  'an object with origin, outline, models, targets, mode and penalty',
)

/** The question with its targets as models; each must be one of them. */
const input = v.pipe(
  question,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { models, targets } = dataset.value
    const byId = new Map(models.map((model) => [model.id, model]))
    const stranger = targets.find((id) => !byId.has(id))
    if (stranger === undefined) return { ...dataset.value, targets: targets.flatMap((id) => byId.get(id) ?? []) }
    addIssue({ message: 'targets that are ids of models', input: stranger })
    return NEVER
  }),
)

export const sprayBest = ask(input, (given) => {
  const best = bestSpray({
    origin: discOf(given.origin),
    outline: given.outline,
    candidates: given.models.map((model) => ({ body: bodyOf(model), friend: model.side === 'friend' })),
    targets: given.targets.map(bodyOf),
    aim: given.mode,
    penalty: given.penalty,
    touch: given.touch,
  })
  return {
    bestScore: best?.score ?? null,
    theta: best && degrees(wrapped(best.direction)),
    target: best?.target ?? null,
    enemies: best?.enemies ?? null,
    friends: best?.friends ?? null,
  }
})
