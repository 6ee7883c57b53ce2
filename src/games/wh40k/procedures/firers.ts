import { names, stat } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { bs } from '../sheet.ts'
import { profileNamer } from '../target-unit.ts'
import { type Armed, armedWith, type Gun, gunsOf } from './guns.ts'

/** One who fires: with which gun, with which skill, and whether in snap shots. */
export interface Firer {
  readonly fighter: Fighter
  readonly gun: Gun
  /** The Ballistic Skill its shots go by: that of snap shots where it fires those; null where they hit without a roll. */
  readonly skill: number | null
  readonly snap: boolean
  readonly shots: number
}

const named = (fighters: readonly Fighter[]) => names(...fighters.map(({ name }) => name))

/** Guns that can't fire snap shots: templates, ordnance, blasts, and whatever goes by no Ballistic Skill. */
const NO_SNAP_SHOTS = ['template', 'ordnance', 'blast', 'noSkill']

const firesSnapShots = ({ traits }: Gun) => !traits.some((trait) => NO_SNAP_SHOTS.includes(trait))

/** Guns that heed whether their bearer moved: it then fires snap shots, if the gun fires any. */
const HEEDS_MOVING = ['heavy', 'ordnance']

export const heedsMoving = ({ traits }: Gun) => traits.some((trait) => HEEDS_MOVING.includes(trait))

/** Who of some to whom it matters moved: as it is answered, which is as the board recorded it until it is. */
export function movedOf(tell: Telling, board: Board, those: readonly Fighter[]): readonly Fighter[] {
  const moved = those.filter(({ id }) => board.hasMoved(id) === true)
  const stood = those.filter(({ id }) => board.hasMoved(id) === false)
  if (moved.length > 0) tell.measured(say('wh40k.moved', { models: named(moved) }), 'hinders')
  if (stood.length > 0) tell.measured(say('wh40k.stood', { models: named(stood) }))
  const ids = (all: readonly Fighter[]) => all.map(({ id }) => id)
  const said = tell.models('wh40k.movedHeavy', ids(those), ids(moved))
  return those.filter(({ id }) => said.includes(id))
}

/** The Ballistic Skill of each, each profile asked once. */
function skillsOf(tell: Telling, fighters: readonly Fighter[]): (fighter: Fighter) => number {
  const nameOf = profileNamer(fighters)
  const known = new Map<string, number>()
  for (const fighter of fighters) {
    const key = fighter.card?.id ?? ''
    if (!known.has(key)) known.set(key, tell.figure(bs, fighter.card, nameOf(fighter)))
  }
  return ({ card }) => known.get(card?.id ?? '') ?? 0
}

/** Who of a unit can fire a gun at all, told with the reason for who can't: those who bear one, and see somebody to fire at. */
function chosenOf(
  tell: Telling,
  board: Board,
  unit: readonly Fighter[],
  targets: readonly Fighter[],
): readonly Armed[] {
  const fits = ({ traits }: { readonly traits: readonly string[] }) =>
    !traits.includes('blast') && !traits.includes('template')
  const armed = unit.flatMap((fighter) => armedWith(tell, fighter, fits) ?? [])
  const bare = unit.filter((fighter) => !armed.some((one) => one.fighter === fighter))
  if (bare.length > 0) tell.looked(say('wh40k.noGun', { models: named(bare) }))
  const blind = armed.filter(({ fighter }) => !targets.some(({ id }) => board.sees(fighter.id, id, [])))
  if (blind.length > 0)
    tell.measured(say('wh40k.seesNobody', { models: named(blind.map(({ fighter }) => fighter)) }), 'hinders')
  const ids = armed.map(({ fighter }) => fighter.id)
  const seeing = armed.filter((one) => !blind.includes(one)).map(({ fighter }) => fighter.id)
  const chosen = tell.models('wh40k.fires', ids, seeing)
  return armed.filter(({ fighter }) => chosen.includes(fighter.id))
}

/** Who of those that bear a kind of gun fire it, before it is known with which skill. */
interface Bearers {
  readonly gun: Gun
  readonly bearers: readonly Fighter[]
}

/** Those who can't fire are told and left out: without any skill, unless the gun asks for none, and in snap shots it can't fire. */
function able(
  tell: Telling,
  kinds: readonly Bearers[],
  skillOf: (of: Fighter) => number,
  isSnap: (of: Fighter) => boolean,
) {
  const unskilled = kinds.flatMap(({ gun, bearers }) =>
    gun.noSkill ? [] : bearers.filter((one) => skillOf(one) === 0),
  )
  if (unskilled.length > 0) tell.looked(say('wh40k.noSkill', { models: named(unskilled) }), 'hinders')
  return kinds.map(({ gun, bearers }): Bearers => {
    const skilled = bearers.filter((fighter) => !unskilled.includes(fighter))
    const barred = firesSnapShots(gun) ? [] : skilled.filter(isSnap)
    if (barred.length > 0)
      tell.looked(say('wh40k.noSnapShots', { models: named(barred), weapon: names(gun.name ?? '') }), 'hinders')
    return { gun, bearers: skilled.filter((fighter) => !barred.includes(fighter)) }
  })
}

/** As many hits as one such gun may make. */
const MOST_HITS = 60

/** How many shots each makes with its gun; of one that hits without a roll, how many hits, asked of each. */
const shotsOf = (tell: Telling, gun: Gun, { id }: Fighter) =>
  gun.noSkill ? tell.number('wh40k.hitsMade', gun.shots, 0, MOST_HITS, id) : gun.shots

/**
 * Who of a unit fires at another with what: chosen, with the Ballistic Skill each goes by. Who moved with a heavy gun fires
 * snap shots, as do all where a rule says so; some guns fire none, ordnance among them, and nobody fires without any skill
 * but a gun that goes by none.
 */
export function firersOf(
  tell: Telling,
  board: Board,
  unit: readonly Fighter[],
  targets: readonly Fighter[],
): readonly Firer[] {
  const armed = chosenOf(tell, board, unit, targets)
  const kinds = gunsOf(tell, armed, { shots: true, range: true })
  const all = tell.yes('wh40k.snapShots', false)
  const heeding = kinds.filter(({ gun }) => heedsMoving(gun)).flatMap(({ bearers }) => bearers)
  const moved = all || heeding.length === 0 ? [] : movedOf(tell, board, heeding)
  const isSnap = (fighter: Fighter) => all || moved.includes(fighter)
  const aiming = kinds.flatMap(({ gun, bearers }) => (gun.noSkill ? [] : bearers))
  const skillOf = skillsOf(tell, aiming)
  const firing = able(tell, kinds, skillOf, isSnap)
  const snapping = firing.flatMap(({ bearers }) => bearers.filter(isSnap))
  if (!all && snapping.length > 0) tell.looked(say('wh40k.movedHeavy', { models: named(snapping) }), 'hinders')
  const snapSkill = snapping.length > 0 ? tell.number('wh40k.snapSkill', 1, 1, 10) : 1
  if (snapping.length > 0) tell.looked(say('wh40k.snapSkill', { skill: stat(snapSkill) }), 'hinders')
  return firing.flatMap(({ gun, bearers }) =>
    bearers.map((fighter): Firer => {
      const snap = isSnap(fighter)
      const skill = gun.noSkill ? null : snap ? snapSkill : skillOf(fighter)
      return { fighter, gun, snap, skill, shots: shotsOf(tell, gun, fighter) }
    }),
  )
}
