import { names } from '../../../rules/sentence.ts'
import { type Fighter, unitOf } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { type Member, membersOf } from '../target-unit.ts'
import { coverOf } from './cover.ts'
import { type Firer, firersOf } from './firers.ts'
import { freshFire } from './fresh-fire.ts'
import { type Coming, type Falling, tellCasualties } from './likely.ts'
import { type Attack, type Group, type PlanOf, plansOf, woundsOf } from './plan.ts'
import { outcomeOf, type UnderFire } from './under-fire.ts'
import { ordered, queueOf, volley } from './volley.ts'

/** What fires as one, in the order of the shooter's: each kind of gun for itself, or all of the unit. */
function volleysOf(tell: Telling, firers: readonly Firer[]): readonly (readonly Firer[])[] {
  if (tell.reading('volley') === 'unit') return [firers]
  const guns = [...new Set(firers.map(({ gun }) => gun))]
  return ordered(tell, 'wh40k.firstGun', guns).map((gun) => firers.filter((firer) => firer.gun === gun))
}

/** Which of a unit are in sight though the board says that nobody sees them: asked where there are such. */
function alsoSeenOf(tell: Telling, plans: readonly PlanOf[], members: readonly Member[]): readonly string[] {
  const ids = members.map(({ fighter }) => fighter.id)
  const isUnseen = (id: string) => plans.some((plan) => plan(ids).order.excluded.get(id) === 'sight')
  const unseen = ids.filter(isUnseen)
  if (unseen.length === 0) return []
  const seen = tell.models('wh40k.alsoSeen', unseen, [])
  const models = members.filter(({ fighter }) => seen.includes(fighter.id)).map(({ fighter }) => fighter.name)
  if (models.length > 0) tell.looked(say('wh40k.alsoSeen', { models: names(...models) }), 'helps')
  return seen
}

const fallingOf = (group: Group): Falling => ({
  bite: group.bite,
  wounds: () => woundsOf(group),
  dice: group.batches.reduce((sum, { shots }) => sum + shots, 0),
})

/**
 * A unit shoots at another, gun after gun: each volley from range and sight over the rolls to hit and to wound to saves and
 * casualties, before the next is fired at those who are left.
 */
export function shooting(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course {
  const unit = unitOf(board, actor)
  const targets = unitOf(board, target)
  if (unit.some(({ id }) => id === target.id)) return tell.refused(say('wh40k.ownUnit', {}))
  for (const reading of ['sightModels', 'sightTangent', 'sightArc'] as const) tell.reading(reading)
  const firers = firersOf(tell, board, unit, targets)
  if (firers.length === 0) return tell.refused(say('wh40k.nobodyFires', {}))
  const members = membersOf(tell, targets)
  const random = tell.yes('wh40k.random', false)
  const from = random ? 'above' : firers.map(({ fighter }) => fighter)
  const ignored = firers.every(({ gun }) => gun.ignoresCover)
  const cover = coverOf(tell, board, { firing: from, members, ignored, about: null })
  const attack: Attack = { board, unit, members, sight: tell.reading('woundSight'), alsoSeen: [] }
  const isSteady = tell.reading('sightModels') === 'none'
  const start = freshFire(members, cover, { random, about: null })
  const volleys = volleysOf(tell, firers)
  const measured = volleys.map((firing) => plansOf(attack, firing))
  const alsoSeen = alsoSeenOf(tell, measured, members)
  const plans = alsoSeen.length > 0 ? volleys.map((firing) => plansOf({ ...attack, alsoSeen }, firing)) : measured
  const fired = plans.map((plan) => ({ plan, queue: queueOf(plan, random, isSteady) }))
  const coming = fired.map(({ plan, queue }): Coming => {
    return { queue, falling: (living) => plan(living).groups.map(fallingOf) }
  })
  let fire: UnderFire | null = start
  for (const [at, { plan, queue }] of fired.entries()) {
    tellCasualties(tell, fire, coming.slice(at))
    fire = volley(tell, attack, fire, plan, queue, coming.slice(at + 1))
    if (!fire) return tell.course(null)
  }
  return tell.course(outcomeOf(fire))
}
