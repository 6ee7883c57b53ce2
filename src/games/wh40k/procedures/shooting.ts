import { type Fighter, unitOf } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { membersOf } from '../target-unit.ts'
import { coverOf } from './cover.ts'
import { type Firer, firersOf } from './firers.ts'
import { freshFire } from './fresh-fire.ts'
import { type Falling, tellCasualties } from './likely.ts'
import { type Attack, type Group, plansOf, woundsOf } from './plan.ts'
import { outcomeOf, type UnderFire } from './under-fire.ts'
import { ordered, queueOf, volley } from './volley.ts'

/** What fires as one, in the order of the shooter's: each kind of gun for itself, or all of the unit. */
function volleysOf(tell: Telling, firers: readonly Firer[]): readonly (readonly Firer[])[] {
  if (tell.reading('volley') === 'unit') return [firers]
  const guns = [...new Set(firers.map(({ gun }) => gun))]
  return ordered(tell, 'wh40k.firstGun', guns).map((gun) => firers.filter((firer) => firer.gun === gun))
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
  const attack: Attack = { board, unit, members, sight: tell.reading('woundSight') }
  const isSteady = tell.reading('sightModels') === 'none'
  const start = freshFire(members, cover, { random, about: null })
  const volleys = volleysOf(tell, firers).map((some) => {
    const plan = plansOf(attack, some)
    return { plan, queue: queueOf(plan, random, isSteady) }
  })
  tellCasualties(
    tell,
    start,
    volleys.map(({ plan, queue }) => ({ queue, falling: (living) => plan(living).groups.map(fallingOf) })),
  )
  let fire: UnderFire | null = start
  for (const { plan, queue } of volleys) {
    fire = volley(tell, attack, fire, plan, queue)
    if (!fire) return tell.course(null)
  }
  return tell.course(outcomeOf(fire))
}
