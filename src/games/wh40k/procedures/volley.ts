import { sure } from '../../../chance/distribution.ts'
import { approximately } from '../../../chance/fraction.ts'
import { chanceOfNeed, meetsNeed } from '../../../chance/needed-roll.ts'
import { successes } from '../../../chance/trials.ts'
import { inches, names, stat } from '../../../rules/sentence.ts'
import type { Option } from '../../question.ts'
import { tellCloseTo } from '../../tell-close.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import { emptied, type QueueOf } from './allocation.ts'
import { type Coming, casualtiesWithdrawn, type Falling, tellCasualties, tellVolley } from './likely.ts'
import { type Attack, type Batch, expectedOf, type Group, type Plan, type PlanOf, type Ranged } from './plan.ts'
import { rollAll } from './roll-all.ts'
import { tellDraw, tellOrder } from './tell-order.ts'
import { livingOf, type UnderFire } from './under-fire.ts'
import { tellToWound, woundsRolled } from './wounding.ts'

/** Options put in an order of the player's: first, second, and so on; the last goes without saying. */
export function ordered<Thing extends { readonly key: string; readonly name: string | null }>(
  tell: Telling,
  code: string,
  things: readonly Thing[],
): readonly Thing[] {
  const rest = [...things]
  const chosen: Thing[] = []
  while (rest.length > 1) {
    const options = rest.map(({ key, name }): Option => ({ value: key, name }))
    const value = tell.one(code, options, rest[0]?.key ?? '', chosen.length > 0 ? String(chosen.length + 1) : null)
    chosen.push(
      ...rest.splice(
        Math.max(
          0,
          rest.findIndex(({ key }) => key === value),
        ),
        1,
      ),
    )
  }
  return [...chosen, ...rest]
}

/** Who of a volley reaches anyone, gun by gun with the longest tape; those out of range are told one by one. */
function tellRange(tell: Telling, ranged: readonly Ranged[]): void {
  const guns = new Set(ranged.map(({ firer }) => firer.gun))
  for (const gun of guns) {
    const of = ranged.filter(({ firer }) => firer.gun === gun)
    const within = of.filter(({ inRange }) => inRange).sort((a, b) => b.gap - a.gap)
    const [farthest] = within
    if (farthest) {
      const models = names(...within.map(({ firer }) => firer.fighter.name))
      const told = { models, gap: inches(Math.max(0, farthest.gap)), range: inches(gun.range) }
      tell.measured(say('wh40k.inRange', told), 'helps', farthest.line)
      tellCloseTo(tell, farthest, gun.range)
    }
    for (const one of of.filter(({ inRange }) => !inRange)) {
      const { firer, gap, line } = one
      const told = { models: names(firer.fighter.name), gap: inches(gap), range: inches(gun.range) }
      tell.measured(say('wh40k.outOfRange', { ...told, by: inches(gap - gun.range) }), 'hinders', line)
      tellCloseTo(tell, one, gun.range)
    }
  }
}

/** What one who fires needs to hit, looked up in the table. */
function tellNeed(tell: Telling, { gun, aim, shots }: Batch): void {
  const weapon = names(gun.name ?? '–')
  if (!aim) {
    tell.looked(say('wh40k.hitsMade', { weapon, hits: stat(shots) }), 'helps')
    return
  }
  const { need, reroll } = aim.needs
  const told = { weapon, shots: stat(shots), skill: stat(aim.skill), need: stat(need) }
  tell.looked(say('wh40k.needsToHit', told))
  if (reroll === null) return
  const again = { need: stat(reroll) }
  tell.looked(gun.rerolls ? say('wh40k.hitAgainByRule', again) : say('wh40k.hitAgain', again), 'helps')
}

/**
 * How many of some shots hit: all that need no roll; else what missed is rolled again where it may be, once. Null while dice
 * have not fallen.
 */
function hitsOf(tell: Telling, fire: UnderFire, { key, shots, aim }: Batch): number | null {
  if (!aim) return shots
  const { need, reroll } = aim.needs
  const faces = rollAll(tell, `hit:${key}`, 'wh40k.hit', shots, key, 'wh40k.hit')
  if (!faces) return null
  casualtiesWithdrawn(tell, fire)
  const told = (dice: number, need: number | null, hits: number) =>
    say('wh40k.hits', { dice: stat(dice), need: stat(need), hits: stat(hits) })
  const first = faces.filter((face) => meetsNeed(face, need)).length
  tell.fell(told(shots, need, first), first > 0 ? 'helps' : 'hinders')
  // From a skill of 6 on only a natural 1 misses, so that every miss is rolled again there as well.
  const again = reroll === null ? 0 : shots - first
  if (again === 0) return first
  const second = rollAll(tell, `again:${key}`, 'wh40k.hitAgain', again, key, 'wh40k.hitAgain')
  if (!second) return null
  const more = second.filter((face) => meetsNeed(face, reroll)).length
  tell.fell(told(again, reroll, more), more > 0 ? 'helps' : 'hinders')
  return first + more
}

/** All hits of a volley by the group of the pool they go to; null while dice have not fallen. */
function allHits(tell: Telling, fire: UnderFire, groups: readonly Group[]): ReadonlyMap<Group, number> | null {
  const hits = new Map<Group, number>()
  for (const group of groups)
    for (const batch of group.batches) {
      const more = hitsOf(tell, fire, batch)
      if (more === null) return null
      if (batch.aim) tell.spread('wh40k.unsaved', null, null, group.key)
      hits.set(group, (hits.get(group) ?? 0) + more)
    }
  return hits
}

/** Who is given the wounds of a volley, by who is left. */
export function queueOf(planOf: PlanOf, random: boolean, isSteady: boolean): QueueOf {
  return (living) => {
    const { order: nearest, excluded } = planOf(living).order
    // Drawn among all who may be given wounds: those out of range or sight may not, whether there is a nearest or none.
    const order = random && nearest.length > 0 ? [nearest.flat()] : nearest
    return { order, steady: isSteady || [...excluded.values()].every((why) => why === 'range') }
  }
}

/** What was planned, told before its dice. */
function tellPlan(tell: Telling, attack: Attack, fire: UnderFire, plan: Plan): void {
  if (fire.random) tellDraw(tell, attack.members, plan.order)
  else tellOrder(tell, attack.members, plan.order)
  for (const batch of plan.batches) tellNeed(tell, batch)
  const toughnesses = new Set(attack.members.map(({ toughness }) => toughness))
  if (toughnesses.size > 1) tell.looked(say('wh40k.majority', { toughness: stat(plan.toughness) }))
  for (const { bite, toWound } of plan.groups) tellToWound(tell, bite.strength, plan.toughness, toWound)
  const { hits, wounds } = expectedOf(plan)
  tell.looked(say('wh40k.expected', { hits: stat(approximately(hits)), wounds: stat(approximately(wounds)) }))
}

/** The wounds that the groups of a pool come to, by how many dice of each are yet to fall and how likely each of them wounds. */
function fallingOf(groups: readonly Group[], dice: ReadonlyMap<Group, number>, isRolled: boolean): readonly Falling[] {
  return groups.map((group) => {
    const count = dice.get(group) ?? 0
    const wounds = () => (isRolled ? sure(count) : successes(count, chanceOfNeed(group.toWound)))
    return { bite: group.bite, dice: count, wounds }
  })
}

/**
 * One volley, from range to the last save: who reaches anyone rolls to hit, what hits rolls to wound, and the groups of the
 * pool are emptied in the order that the shooter chose. What may come of it and of the volleys after it is reckoned anew once
 * its dice have fallen. Null while something is open.
 */
export function volley(
  tell: Telling,
  attack: Attack,
  fire: UnderFire,
  planOf: PlanOf,
  queue: QueueOf,
  later: readonly Coming[] = [],
): UnderFire | null {
  const living = livingOf(fire)
  if (living.length === 0) return fire
  const plan = planOf(living)
  tellRange(tell, plan.ranged)
  if (plan.batches.length === 0) {
    const guns = new Set(plan.ranged.map(({ firer }) => firer.gun.name ?? '–'))
    tell.looked(say('wh40k.nobodyReaches', { weapon: names(...guns) }), 'hinders')
    return fire
  }
  tellPlan(tell, attack, fire, plan)
  tellVolley(tell, fire, plan, queue(living))
  const groups = ordered(tell, 'wh40k.firstPool', plan.groups)
  const hits = allHits(tell, fire, groups)
  if (!hits) return null
  const retold = (dice: ReadonlyMap<Group, number>, isRolled: boolean) =>
    tellCasualties(tell, fire, [{ queue, falling: () => fallingOf(groups, dice, isRolled) }, ...later])
  retold(hits, false)
  let after: UnderFire | null = fire
  const wounds = new Map<Group, number>()
  for (const group of groups) {
    const some = woundsRolled(tell, {
      key: group.key,
      about: group.key,
      toWound: group.toWound,
      hits: hits.get(group) ?? 0,
    })
    if (some === null) return null
    // How each of them is saved is told anew, with the dice that decide it.
    tell.chance('wh40k.unsaved', null, group.key)
    tell.spread('wh40k.unsaved', null, null, group.key)
    wounds.set(group, some)
    // Until the last group has rolled, how many fall hangs on both: it is told again when all have.
    if (group !== groups.at(-1)) casualtiesWithdrawn(tell, fire)
  }
  retold(wounds, true)
  for (const group of groups) {
    after = emptied(tell, after, { bite: group.bite, count: wounds.get(group) ?? 0 }, queue)
    if (!after) return null
  }
  return after
}
