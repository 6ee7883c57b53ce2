import { bonus, count, inches, names } from '../../../rules/sentence.ts'
import { type Fighter, has, weaponsOf, wears } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { weaponUsed } from '../../weapon-used.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { type CombinedAttack, combinedAttack } from '../combined-attack.ts'
import { isHelpless } from '../helpless.ts'
import { hasInMelee, inMeleeWith } from '../melee.ts'
import { range, rat, reach } from '../sheet.ts'
import { canFight, isInMeleeRange, strike } from './melee.ts'
import { aimedBonus } from './ranged.ts'
import { isSeen, shoot } from './shooting.ts'
import { unable } from './unable.ts'

type Kind = 'melee' | 'ranged'

const ability = { melee: 'combinedMelee', ranged: 'combinedRanged' } as const

/** Whether a model can take part by its card: it has the ability and a weapon for it. Without a card nothing bars it. */
const mayJoin = (fighter: Fighter, kind: Kind) =>
  fighter.card === null || (has(fighter, ability[kind]) && weaponsOf(fighter, [kind]).length > 0)

/** Who attacks together: the primary, and those of its unit who can attack: until others are chosen, those who likely would. */
function participantsOf(
  tell: Telling,
  board: Board,
  primary: Fighter,
  kind: Kind,
  likely: (mate: Fighter) => boolean,
): readonly Fighter[] {
  const mates = board.fighters.filter(
    (other) =>
      other.id !== primary.id && other.side === primary.side && other.unit !== '' && other.unit === primary.unit,
  )
  const able = mates.filter((mate) => !isHelpless(mate) && mayJoin(mate, kind))
  const ids = able.map(({ id }) => id)
  const gone = able.filter(({ id }) => board.gaveUp(id))
  if (gone.length > 0)
    tell.looked(say('hordes.attacksGone', { list: names(...gone.map(({ name }) => name)) }), 'hinders')
  const usual = able.filter((mate) => likely(mate) && !gone.includes(mate)).map(({ id }) => id)
  const chosen = tell.models('hordes.joining', ids, usual)
  return [primary, ...chosen.flatMap((id) => board.fighter(id) ?? [])]
}

/** What each has to attack with, in inches: its own weapon's range, as its card says. */
const rangeOf = (fighter: Fighter, kind: Kind, otherwise: number) => {
  const stat = kind === 'melee' ? reach : range
  return weaponsOf(fighter, [kind])[0]?.stats[stat.code] ?? otherwise
}

/** Who of some has not the target in its melee range: too far off, or not in front and in sight, which is told. */
function outOfReach(
  tell: Telling,
  board: Board,
  target: Fighter,
  all: readonly Fighter[],
  { lacking }: CombinedAttack,
  own: number,
): readonly Fighter[] {
  const out = all.filter((one) => !hasInMelee(board, one, target, rangeOf(one, 'melee', own)))
  for (const { id, name } of out.filter((one) => !lacking.has(one.id))) {
    const { line } = board.sight(id, target.id)
    tell.measured(say('hordes.lacksSight', { model: names(name) }), 'hinders', line)
  }
  return out
}

/** Of those who would shoot together those who can: not in melee, and with the target in sight; the others are told. */
function whoCanShoot(tell: Telling, board: Board, target: Fighter, all: readonly Fighter[]): readonly Fighter[] {
  const able = all.filter((one) => inMeleeWith(board, one).length === 0 && board.sees(one.id, target.id))
  const others = all.filter((one) => !able.includes(one)).map(({ name }) => name)
  if (others.length > 0) tell.measured(say('hordes.mayNotJoin', { list: names(...others) }), 'hinders')
  return able
}

/** Who adds to the rolls and who doesn't, and why, each measured. */
function told(tell: Telling, board: Board, joined: CombinedAttack, target: Fighter): void {
  for (const [id, why] of joined.lacking) {
    const { gap, line } = board.distance(id, target.id)
    const who = { model: names(board.fighter(id)?.name ?? ''), gap: inches(Math.max(0, gap)) }
    const short = joined.refused === 'reach' ? say('hordes.lacksReach', who) : say('hordes.lacksRange', who)
    tell.measured(why === 'range' ? short : say('hordes.lacksByStealth', who), 'hinders', line)
  }
  if (joined.autoMiss) tell.looked(say('hordes.primaryMisses', {}), 'hinders')
  if (joined.bonus !== null)
    tell.looked(say('hordes.joinedBonus', { count: count(joined.bonus), bonus: bonus(joined.bonus) }), 'helps')
}

const discOf = (board: Board, { id, radius }: Fighter) => ({ centre: board.centre(id) ?? { x: 0, y: 0 }, radius })

function joinedOf(
  kind: Kind,
  board: Board,
  primary: Fighter,
  target: Fighter,
  all: readonly Fighter[],
  otherwise: number,
): CombinedAttack {
  return combinedAttack(
    kind,
    primary.id,
    all.map((one) => ({ id: one.id, disc: discOf(board, one), range: rangeOf(one, kind, otherwise) })),
    {
      disc: discOf(board, target),
      stealth: wears(target, 'stealth'),
      inMelee: kind === 'ranged' && inMeleeWith(board, target).length > 0,
    },
  )
}

/** A course whose result says last, and keeps, who spent its attack: only the primary attacks, the others give theirs up for it. */
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
  if (!canFight(tell, primary)) return tell.refused(say('hordes.mayNotFight', { attacker: names(primary.name) }))
  const why = unable(tell, board, primary)
  if (why) return tell.refused(why)
  if (!mayJoin(primary, 'melee')) return tell.refused(say('hordes.noAbility', { attacker: names(primary.name) }))
  const weapon = weaponUsed(tell, weaponsOf(primary, ['melee']))
  const own = tell.figure(reach, weapon)
  const reaches = (mate: Fighter) => hasInMelee(board, mate, target, rangeOf(mate, 'melee', own))
  const all = participantsOf(tell, board, primary, 'melee', reaches)
  if (all.length < 2) return tell.refused(say('hordes.needsTwo', {}))
  const joined = joinedOf('melee', board, primary, target, all, own)
  told(tell, board, joined, target)
  const out = outOfReach(tell, board, target, all, joined, own).map(({ name }) => name)
  if (out.length > 0 || joined.bonus === null)
    return tell.refused(say('hordes.notInEveryReach', { list: names(...out) }))
  for (const one of all) isInMeleeRange(tell, board, one, target, rangeOf(one, 'melee', own))
  if (tell.yes('hordes.someCharged')) {
    const isCharge = tell.yes('hordes.everyCharged')
    tell.looked(isCharge ? say('hordes.chargeAttack', {}) : say('hordes.noChargeAttack', {}))
  }
  tell.looked(say('hordes.primaryOnly', { primary: names(primary.name) }))
  const outcome = strike(tell, board, primary, target, weapon, joined.bonus)
  return withSpent(tell.course(outcome), board, joined)
}

/**
 * A combined ranged attack of models in formation at a target not in melee: those who miss automatically, by range or by
 * Stealth, add nothing and still lose their attacks; when the primary does, the whole attack misses.
 */
export function combinedRanged(tell: Telling, board: Board, primary: Fighter, target: Fighter): Course {
  const attacker = names(primary.name)
  const why = unable(tell, board, primary)
  if (why) return tell.refused(why)
  if (!mayJoin(primary, 'ranged')) return tell.refused(say('hordes.noAbility', { attacker }))
  const weapon = weaponUsed(tell, weaponsOf(primary, ['ranged']))
  const own = tell.figure(range, weapon)
  const foes = inMeleeWith(board, primary)
  if (foes.length > 0) return tell.refused(say('hordes.mayNotShoot', { attacker }))
  const all = participantsOf(tell, board, primary, 'ranged', () => true)
  if (all.length < 2) return tell.refused(say('hordes.needsTwo', {}))
  if (!tell.yes('hordes.inFormation', true)) return tell.refused(say('hordes.notInFormation', {}))
  if (!isSeen(tell, board, primary, target))
    return tell.refused(say('hordes.notDeclared', { target: names(target.name) }))
  const able = whoCanShoot(tell, board, target, all)
  if (able.length < 2) return tell.refused(say('hordes.needsTwo', {}))
  const joined = joinedOf('ranged', board, primary, target, able, own)
  if (joined.refused) return tell.refused(say('hordes.combinedInMelee', { target: names(target.name) }))
  told(tell, board, joined, target)
  tell.looked(say('hordes.primaryOnly', { primary: names(primary.name) }))
  const attack = {
    ...({ way: 'ranged', origin: primary, attacker: primary, target } as const),
    skill: tell.figure(rat, primary.card) + aimedBonus(tell, board, primary),
    // Where the primary would miss but a rule makes it hit, those add who don't miss themselves, and the primary.
    joined: joined.bonus ?? able.length - joined.lacking.size + 1,
  }
  return withSpent(shoot(tell, board, { attack, weapon }), board, joined)
}
