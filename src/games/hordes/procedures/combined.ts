import { bonus, count, inches, names } from '../../../rules/sentence.ts'
import { type Fighter, namesOf, weaponsOf, wears } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { weaponUsed } from '../../weapon-used.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { type CombinedAttack, combinedAttack } from '../combined-attack.ts'
import { hasInMelee, inMeleeWith } from '../melee.ts'
import { range, rat, reach } from '../sheet.ts'
import { aiming } from './aiming.ts'
import { given } from './forfeits.ts'
import { chargedWithGun } from './gunfighter.ts'
import { canFight, isInMeleeRange, strike } from './melee.ts'
import { type Arms, bothWays, lengthOf, mayJoin, participantsOf, tellLeftOut } from './participants.ts'
import { isSeen, shoot } from './shooting.ts'
import { unable } from './unable.ts'

/** Who of some has not the target in its melee range: too far off, or not in front and in sight, which is told. */
function outOfReach(
  tell: Telling,
  board: Board,
  target: Fighter,
  all: readonly Fighter[],
  { lacking }: CombinedAttack,
  arms: Arms,
): readonly Fighter[] {
  const out = all.filter((one) => !hasInMelee(board, one, target, lengthOf(arms, one)))
  for (const { id, name } of out.filter((one) => !lacking.has(one.id))) {
    const { line } = board.sight(id, target.id)
    tell.measured(say('hordes.lacksSight', { model: names(name) }), 'hinders', line)
  }
  return out
}

/** Those of some who can shoot at a target: not in melee, not after a fight, and with it in sight; the others are told. */
function whoCanShoot(
  tell: Telling,
  board: Board,
  target: Fighter,
  all: readonly Fighter[],
  fought: readonly Fighter[],
): readonly Fighter[] {
  const able = all.filter(
    (one) => !fought.includes(one) && inMeleeWith(board, one).length === 0 && board.sees(one.id, target.id),
  )
  const others = all.filter((one) => !able.includes(one))
  tellLeftOut(tell, others)
  return able
}

const shortfalls = {
  melee: { range: 'hordes.lacksReach', stealth: 'hordes.lacksByStealth' },
  ranged: { range: 'hordes.lacksRange', stealth: 'hordes.lacksByStealth' },
} as const

/** Who adds nothing to the rolls, and why, each measured; at range the primary's own miss is told as that of the attack. */
function tellLacking(
  tell: Telling,
  board: Board,
  { kind, primary }: Arms,
  { lacking }: CombinedAttack,
  target: Fighter,
): void {
  for (const [id, why] of lacking) {
    if (kind === 'ranged' && id === primary.id) continue
    const { gap, line } = board.distance(id, target.id)
    const model = names(board.fighter(id)?.name ?? '')
    if (why === 'rule') tell.looked(say('hordes.lacksByRule', { model }), 'hinders')
    else tell.measured(say(shortfalls[kind][why], { model, gap: inches(Math.max(0, gap)) }), 'hinders', line)
  }
}

function tellBonus(tell: Telling, joined: number): void {
  tell.looked(say('hordes.joinedBonus', { count: count(joined), bonus: bonus(joined) }), 'helps')
}

const discOf = (board: Board, { id, radius }: Fighter) => ({ centre: board.centre(id) ?? { x: 0, y: 0 }, radius })

function joinedOf(
  board: Board,
  arms: Arms,
  target: Fighter,
  all: readonly Fighter[],
  missing: readonly string[] = [],
): CombinedAttack {
  const { kind, primary } = arms
  return combinedAttack(
    kind,
    primary.id,
    all.map((one) => ({
      ...{ id: one.id, disc: discOf(board, one) },
      ...{ range: lengthOf(arms, one), misses: missing.includes(one.id) },
    })),
    {
      disc: discOf(board, target),
      stealth: wears(target, 'stealth'),
      inMelee: kind === 'ranged' && inMeleeWith(board, target).length > 0,
    },
  )
}

/** The result says last, and keeps, who spent its attack: only the primary attacks, the others give theirs up for it. */
function withSpent(course: Course, board: Board, { spent }: CombinedAttack): Course {
  const { result } = course
  if (!result) return course
  const told = say('hordes.attacksSpent', { list: names(...spent.map((id) => board.fighter(id)?.name ?? '')) })
  return { ...course, result: { ...result, said: [...result.said, told], spent } }
}

/**
 * A combined melee attack of a unit: everyone who takes part has the target in its melee range; the primary rolls, +1 to both
 * rolls for each who takes part, itself included. It is a charge attack only when every attack given up for it was one.
 */
export function combinedMelee(tell: Telling, board: Board, primary: Fighter, target: Fighter): Course {
  const attacker = names(primary.name)
  if (!canFight(tell, primary)) return tell.refused(say('hordes.mayNotFight', { attacker }))
  const why = unable(tell, board, primary)
  if (why) return tell.refused(why)
  if (!mayJoin(primary, 'melee')) return tell.refused(say('hordes.noAbility', { attacker }))
  const weapon = weaponUsed(tell, weaponsOf(primary, ['melee']))
  const arms: Arms = { kind: 'melee', primary, weapon, length: tell.figure(reach, weapon) }
  const chosen = participantsOf(tell, board, arms, (mate) => hasInMelee(board, mate, target, lengthOf(arms, mate)))
  const shot = bothWays(tell, 'melee', chosen)
  if (shot.includes(primary)) return tell.refused(say('hordes.notBothWays', { attacker }))
  tellLeftOut(tell, shot)
  const all = chosen.filter((one) => !shot.includes(one))
  if (all.length < 2) return tell.refused(say('hordes.needsTwo', {}))
  const joined = joinedOf(board, arms, target, all)
  tellLacking(tell, board, arms, joined, target)
  const out = outOfReach(tell, board, target, all, joined, arms)
  if (out.length > 0 || joined.bonus === null)
    return tell.refused(say('hordes.notInEveryReach', { list: names(...namesOf(out)) }))
  for (const one of all) isInMeleeRange(tell, board, one, target, lengthOf(arms, one))
  tellBonus(tell, joined.bonus)
  if (tell.yes('hordes.someCharged')) {
    const isCharge = tell.yes('hordes.everyCharged')
    tell.looked(isCharge ? say('hordes.chargeAttack', {}) : say('hordes.noChargeAttack', {}))
  }
  tell.looked(say('hordes.primaryOnly', { primary: attacker }))
  const outcome = strike(tell, board, primary, target, weapon, joined.bonus)
  return withSpent(tell.course(outcome), board, joined)
}

/**
 * What those who attack together add, told: where the primary misses, nothing, unless a rule makes the attack hit all the
 * same: then those add who don't miss themselves, and the primary.
 */
function contributionOf(tell: Telling, joined: CombinedAttack, able: readonly Fighter[]): number {
  const isSure = joined.autoMiss && tell.yes('hordes.hitsByRule') && !tell.yes('hordes.rollAnyway')
  const contribution = joined.bonus ?? able.length - joined.lacking.size + 1
  if (joined.autoMiss && !isSure) tell.looked(say('hordes.primaryMisses', {}), 'hinders')
  else tellBonus(tell, contribution)
  return contribution
}

/**
 * A combined ranged attack of models in formation at a target not in melee: those who miss automatically, by range, by Stealth
 * or by a rule, add nothing and still lose their attacks; when the primary does, the whole attack misses.
 */
export function combinedRanged(tell: Telling, board: Board, primary: Fighter, target: Fighter): Course {
  const attacker = names(primary.name)
  const why = unable(tell, board, primary)
  if (why) return tell.refused(why)
  if (!mayJoin(primary, 'ranged')) return tell.refused(say('hordes.noAbility', { attacker }))
  const weapon = weaponUsed(tell, weaponsOf(primary, ['ranged']))
  const arms: Arms = { kind: 'ranged', primary, weapon, length: tell.figure(range, weapon) }
  if (inMeleeWith(board, primary).length > 0) return tell.refused(say('hordes.mayNotShoot', { attacker }))
  const all = participantsOf(tell, board, arms, () => true)
  if (all.length < 2) return tell.refused(say('hordes.needsTwo', {}))
  const fought = bothWays(tell, 'ranged', all)
  if (fought.includes(primary)) return tell.refused(say('hordes.notBothWays', { attacker }))
  if (!tell.yes('hordes.inFormation', true)) return tell.refused(say('hordes.notInFormation', {}))
  if (!isSeen(tell, board, primary, target))
    return tell.refused(say('hordes.notDeclared', { target: names(target.name) }))
  const able = whoCanShoot(tell, board, target, all, fought)
  if (able.length < 2) return tell.refused(say('hordes.needsTwo', {}))
  const missing = tell.models(
    'hordes.missing',
    able.map(({ id }) => id),
    [],
  )
  const joined = joinedOf(board, arms, target, able, missing)
  if (joined.refused) return tell.refused(say('hordes.combinedInMelee', { target: names(target.name) }))
  tellLacking(tell, board, arms, joined, target)
  tell.looked(say('hordes.primaryOnly', { primary: attacker }))
  const aim = aiming(tell, board, primary, chargedWithGun(tell, primary))
  const attack = {
    ...({ way: 'ranged', origin: primary, attacker: primary, target } as const),
    skill: tell.figure(rat, primary.card) + aim.bonus,
    joined: contributionOf(tell, joined, able),
    ...{ misses: missing.includes(primary.id), missKnown: true },
  }
  return withSpent(given(shoot(tell, board, { attack, weapon }), aim.gave), board, joined)
}
