import { atLeast } from '../../../chance/distribution.ts'
import { CERTAIN, opposite, times } from '../../../chance/fraction.ts'
import { chanceOfNeed } from '../../../chance/needed-roll.ts'
import { successes } from '../../../chance/trials.ts'
import type { Telling } from '../../telling.ts'
import { afterWounds, counted, type Fate } from '../casualties.ts'
import { chanceToHit } from '../to-hit.ts'
import type { Queue } from './allocation.ts'
import type { Bite } from './guns.ts'
import { type Group, type Plan, woundsOf } from './plan.ts'
import { saveAgainst, type UnderFire } from './under-fire.ts'

/** A volley to come: its plan by who is left, and who is then given its wounds. */
export interface Coming {
  plan(living: readonly string[]): { readonly groups: readonly Group[] }
  queue(living: readonly string[]): Queue
}

const needOf = (fire: UnderFire, id: string, bite: Bite) => {
  const member = fire.members.find(({ fighter }) => fighter.id === id)
  return member ? (saveAgainst(fire, member, bite)?.need ?? null) : null
}

/** Whether those equally near are alike, so that nothing hangs on whom their owner chooses. */
function isPlain(fire: UnderFire, { order }: Queue, bite: Bite): boolean {
  const kindOf = (id: string) => [fire.left.get(id), needOf(fire, id, bite)].join()
  return order.every((group) => new Set(group.map(kindOf)).size === 1)
}

/** More dice than this are not reckoned through: it would take too long for a hand on the table. */
const MOST_SHOTS = 60

/** Whether all that comes can be reckoned exactly: it hangs on nobody's choice, and on nothing that changes on the way. */
function isExact(fire: UnderFire, coming: readonly Coming[], living: readonly string[]): boolean {
  const all = coming.map((volley) => ({ groups: volley.plan(living).groups, queue: volley.queue(living) }))
  const shots = all.flatMap(({ groups }) => groups.flatMap(({ batches }) => batches.map((batch) => batch.shots)))
  return (
    shots.reduce((sum, count) => sum + count, 0) <= MOST_SHOTS &&
    all.every(
      ({ groups, queue }) =>
        queue.steady &&
        (all.length === 1 || groups.length <= 1) &&
        groups.every(({ bite }) => isPlain(fire, queue, bite)),
    )
  )
}

/**
 * Tells how many of the unit fall to all that comes, and how likely one and all do, before any die: exact, or not told where
 * it hangs on a choice that is still to be made.
 */
export function tellCasualties(tell: Telling, fire: UnderFire, coming: readonly Coming[]): void {
  const ids = [...fire.left.keys()]
  const start: Fate = { left: ids.map((id) => fire.left.get(id) ?? 0), chance: CERTAIN }
  const livingIn = (left: readonly number[]) => ids.filter((_, at) => (left[at] ?? 0) > 0)
  if (!isExact(fire, coming, livingIn(start.left))) return
  let fates: readonly Fate[] = [start]
  for (const volley of coming) {
    for (const [at] of volley.plan(livingIn(start.left)).groups.entries())
      fates = afterWounds(fates, (left) => {
        const living = livingIn(left)
        // All but the first of several groups fall within one volley, which was planned when none had fallen yet.
        const group = volley.plan(coming.length === 1 ? ids : living).groups[at]
        const queue = volley.queue(living).order.flat()
        return {
          wounds: group ? woundsOf(group) : new Map([[0, CERTAIN]]),
          queue: queue.map((id) => ({ at: ids.indexOf(id), save: group ? needOf(fire, id, group.bite) : null })),
        }
      })
  }
  const casualties = counted(fates, (left) => left.filter((wounds) => wounds === 0).length)
  tell.chance('wh40k.fellsOne', atLeast(casualties, 1), fire.about)
  if (ids.length > 1) tell.chance('wh40k.fellsAll', atLeast(casualties, ids.length), fire.about)
  tell.spread('wh40k.casualties', casualties, 1, fire.about)
}

/** Tells how likely a shot hits and a hit wounds and, where all who may be struck save alike, how many wounds are unsaved. */
export function tellVolley(tell: Telling, fire: UnderFire, { batches, groups }: Plan, { order }: Queue): void {
  for (const { key, needs } of batches) tell.chance('wh40k.toHit', chanceToHit(needs), key)
  for (const group of groups) {
    const { key, bite, toWound, batches: from } = group
    tell.chance('wh40k.toWound', chanceOfNeed(toWound), key)
    const saves = new Set(order.flat().map((id) => needOf(fire, id, bite)))
    const [save = null] = saves
    const [only] = from
    if (saves.size !== 1 || !only) continue
    const unsaved = opposite(chanceOfNeed(save))
    tell.chance('wh40k.unsaved', unsaved, key)
    if (from.length > 1 || only.shots > MOST_SHOTS) continue
    const each = times(times(chanceToHit(only.needs), chanceOfNeed(toWound)), unsaved)
    tell.spread('wh40k.unsaved', successes(only.shots, each), null, key)
  }
}
