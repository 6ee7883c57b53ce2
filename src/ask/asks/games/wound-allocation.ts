import * as v from 'valibot'
import { allocated, woundOrder } from '../../../games/wh40k/wound-allocation.ts'
import { seesAny, seesFromCentre } from '../../../rules/sight/plan.ts'
import { discOf, listOf, size } from '../../input.ts'
import { whole } from '../../profile-input.ts'
import { ask } from '../../question.ts'
import { solids } from '../../solid-input.ts'

const input = v.object(
  {
    shooters: v.pipe(
      listOf({ range: size, fires: v.optional(v.boolean('true or false'), true) }),
      v.minLength(1, 'at least one shooter'),
    ),
    targets: listOf({ wounds: v.optional(whole(1, 99, 'a number of wounds'), 1) }),
    blockers: v.optional(solids, []),
    sight: v.optional(v.picklist(['any', 'centre'], '"any" or "centre"'), 'centre'),
    unsaved: v.optional(whole(0, 9999, 'a number of wounds')),
  },
  'an object with shooters and targets',
)

export const woundAllocation = ask(input, ({ shooters, targets, blockers, sight, unsaved }) => {
  const eye = sight === 'any' ? seesAny : seesFromCentre
  const found = woundOrder(
    shooters.map((each) => ({ ...each, disc: discOf(each) })),
    targets.map((each) => ({ ...each, disc: discOf(each) })),
    (shooter, target) => eye(shooter.disc, target.disc, blockers, 'blocked'),
  )
  const answer = {
    gap: Object.fromEntries([...found.nearness].map(([id, { gap }]) => [id, gap])),
    nearest: found.nearest,
    order: found.order,
    excluded: Object.fromEntries(found.excluded),
  }
  if (unsaved === undefined) return answer
  const wounds = new Map(targets.map((each) => [each.id, each.wounds]))
  const allocation = allocated(found.order, (id) => wounds.get(id) ?? 1, unsaved)
  return {
    ...answer,
    allocation: allocation && {
      wounds: Object.fromEntries(allocation.wounds),
      casualties: allocation.casualties.toSorted(),
      lost: allocation.lost,
    },
  }
})
