import { atLeast, type Distribution, sure } from '../../../chance/distribution.ts'
import { CERTAIN, type Fraction, opposite, times } from '../../../chance/fraction.ts'
import { chanceOfNeed } from '../../../chance/needed-roll.ts'
import { successes } from '../../../chance/trials.ts'
import type { Telling } from '../../telling.ts'
import { afterWounds, counted, type Fate } from '../casualties.ts'
import type { Queue } from './allocation.ts'
import type { Bite } from './guns.ts'
import { hitChance, type Plan } from './plan.ts'
import { livingOf, saveAgainst, type UnderFire } from './under-fire.ts'

/** Wounds alike to come: of how many dice at most, and how many, worked out when asked for: of many dice that takes long. */
export interface Falling {
  readonly bite: Bite
  readonly dice: number
  wounds(): Distribution
}

/** What is to come by who is left, and who is then given its wounds. */
export interface Coming {
  falling(living: readonly string[]): readonly Falling[]
  queue(living: readonly string[]): Queue
}

const needOf = (fire: UnderFire, id: string, bite: Bite) => {
  const member = fire.members.find(({ fighter }) => fighter.id === id)
  return member ? (saveAgainst(fire, member, bite)?.need ?? null) : null
}

/** The chance that a wound of some kind is not saved, where all who may be given it save alike; else null. */
export function unsavedOf(fire: UnderFire, { order }: Queue, bite: Bite): Fraction | null {
  const saves = new Set(order.flat().map((id) => needOf(fire, id, bite)))
  const [save = null] = saves
  return saves.size === 1 ? opposite(chanceOfNeed(save)) : null
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
  const all = coming.map((volley) => ({ groups: volley.falling(living), queue: volley.queue(living) }))
  const dice = all.flatMap(({ groups }) => groups.map((group) => group.dice))
  return (
    dice.reduce((sum, count) => sum + count, 0) <= MOST_SHOTS &&
    all.every(
      ({ groups, queue }) =>
        queue.steady &&
        (all.length === 1 || groups.length <= 1) &&
        groups.every(({ bite }) => isPlain(fire, queue, bite)),
    )
  )
}

/** Withdraws how many may fall: dice have fallen that it was reckoned from. */
export function casualtiesWithdrawn(tell: Telling, { about }: Pick<UnderFire, 'about'>): void {
  for (const code of ['wh40k.fellsOne', 'wh40k.fellsAll']) tell.chance(code, null, about)
  tell.spread('wh40k.casualties', null, null, about)
}

/**
 * Tells how many of those left of the unit fall to all that comes, and how likely one and all do, in place of what was told
 * before: exact, or not told where it hangs on a choice that is still to be made.
 */
export function tellCasualties(tell: Telling, fire: UnderFire, coming: readonly Coming[]): void {
  casualtiesWithdrawn(tell, fire)
  const ids = livingOf(fire)
  const start: Fate = { left: ids.map((id) => fire.left.get(id) ?? 0), chance: CERTAIN }
  const livingIn = (left: readonly number[]) => ids.filter((_, at) => (left[at] ?? 0) > 0)
  if (!isExact(fire, coming, livingIn(start.left))) return
  let fates: readonly Fate[] = [start]
  for (const volley of coming) {
    for (const [at] of volley.falling(livingIn(start.left)).entries())
      fates = afterWounds(fates, (left) => {
        const living = livingIn(left)
        // All but the first of several groups fall within one volley, which was planned when none had fallen yet.
        const group = volley.falling(coming.length === 1 ? ids : living)[at]
        const queue = volley.queue(living).order.flat()
        return {
          wounds: group?.wounds() ?? sure(0),
          queue: queue.map((id) => ({ at: ids.indexOf(id), save: group ? needOf(fire, id, group.bite) : null })),
        }
      })
  }
  const casualties = counted(fates, (left) => left.filter((wounds) => wounds === 0).length)
  tell.chance('wh40k.fellsOne', atLeast(casualties, 1), fire.about)
  if (ids.length > 1) tell.chance('wh40k.fellsAll', atLeast(casualties, ids.length), fire.about)
  tell.spread('wh40k.casualties', casualties, 1, fire.about)
}

/** Tells how likely a shot hits, a missed one when it is rolled again, and a hit wounds and, where all who may be struck save alike, how many wounds are unsaved. */
export function tellVolley(tell: Telling, fire: UnderFire, { batches, groups }: Plan, queue: Queue): void {
  for (const batch of batches) {
    if (!batch.aim) continue
    tell.chance('wh40k.hit', hitChance(batch), batch.key)
    const { reroll } = batch.aim.needs
    if (reroll !== null) tell.chance('wh40k.hitAgain', chanceOfNeed(reroll), batch.key)
  }
  for (const { key, bite, toWound, batches: from } of groups) {
    tell.chance('wh40k.wound', chanceOfNeed(toWound), key)
    const unsaved = unsavedOf(fire, queue, bite)
    if (!unsaved) continue
    tell.chance('wh40k.unsaved', unsaved, key)
    const [only] = from
    if (!only || from.length > 1 || only.shots > MOST_SHOTS) continue
    const each = times(times(hitChance(only), chanceOfNeed(toWound)), unsaved)
    tell.spread('wh40k.unsaved', successes(only.shots, each), null, key)
  }
}
