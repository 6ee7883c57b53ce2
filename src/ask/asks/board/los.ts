import * as v from 'valibot'
import { planSight } from '../../../rules/sight/plan.ts'
import { base, discOf } from '../../input.ts'
import { ask } from '../../question.ts'
import { solids } from '../../solid-input.ts'

const input = v.object(
  {
    a: base,
    b: base,
    blockers: solids,
    tangent: v.optional(v.picklist(['blocked', 'free'], '"blocked" or "free"'), 'blocked'),
  },
  'an object with a, b and blockers',
)

export const los = ask(input, ({ a, b, blockers, tangent }) => {
  const { anyToAny, fromCentre, hiddenFraction, allClear } = planSight(discOf(a), discOf(b), blockers, tangent)
  return { anyToAny, fromCentre, hiddenFraction, coverFromCentre: hiddenFraction > 0, allClear }
})
