import { names, stat } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { bs } from '../sheet.ts'
import { profileNamer } from '../target-unit.ts'
import { type Armed, armedWith, type Bearers, type Gun, gunsOf, usesSkill } from './guns.ts'

/** How shots are aimed: the Ballistic Skill they go by, that of snap shots where they are such. */
export interface Aim {
  readonly skill: number
  readonly snap: boolean
}

/** One who fires: with which gun, and how. */
export interface Firer {
  readonly fighter: Fighter
  readonly gun: Gun
  /** Null where its shots hit without a roll. */
  readonly aim: Aim | null
  readonly shots: number
}

const named = (fighters: readonly Fighter[]) => names(...fighters.map(({ name }) => name))

/** Guns that can't fire snap shots: templates, ordnance, blasts, and whatever goes by no Ballistic Skill. */
const NO_SNAP_SHOTS = ['template', 'ordnance', 'blast', 'noSkill']

const firesSnapShots = ({ traits }: Gun) => !traits.some((trait) => NO_SNAP_SHOTS.includes(trait))

/** Guns that are fired as they should be only by who stayed stationary: who moved fires snap shots, if the gun fires any. */
const FIRED_STATIONARY = ['heavy', 'ordnance']

export const isFiredStationary = ({ traits }: Gun) => traits.some((trait) => FIRED_STATIONARY.includes(trait))

/**
 * Who of some to whom it matters moved, told: as it is answered, which is as the board recorded it until it is. Of whom the
 * answer is another than the record, the answer is told.
 */
export function movedOf(tell: Telling, board: Board, those: readonly Fighter[]): readonly Fighter[] {
  const ids = (all: readonly Fighter[]) => all.map(({ id }) => id)
  const recorded = those.filter(({ id }) => board.hasMoved(id) === true)
  const said = tell.models('wh40k.moved', ids(those), ids(recorded))
  const moved = those.filter(({ id }) => said.includes(id))
  const stood = those.filter((one) => !moved.includes(one))
  const [walked, saidMoved] = [
    moved.filter((one) => recorded.includes(one)),
    moved.filter((one) => !recorded.includes(one)),
  ]
  const saidStood = stood.filter((one) => recorded.includes(one))
  const stayed = stood.filter(({ id }) => board.hasMoved(id) === false)
  if (walked.length > 0) tell.measured(say('wh40k.moved', { models: named(walked) }), 'hinders')
  if (saidMoved.length > 0) tell.looked(say('wh40k.saidMoved', { models: named(saidMoved) }), 'hinders')
  if (stayed.length > 0) tell.measured(say('wh40k.stood', { models: named(stayed) }))
  if (saidStood.length > 0) tell.looked(say('wh40k.saidStood', { models: named(saidStood) }), 'helps')
  return moved
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

/**
 * Who of a unit can fire a gun at all, told with the reason for who can't: those who bear one, and see somebody to fire at.
 * Where the board says that none of them sees anybody, it is asked who is in sight all the same.
 */
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
  const isUnseen = armed.length > 0 && blind.length === armed.length
  const ofTargets = targets.map(({ id }) => id)
  const isAlsoSeen = isUnseen && tell.models('wh40k.alsoSeen', ofTargets, []).length > 0
  if (blind.length > 0 && !isAlsoSeen)
    tell.measured(say('wh40k.seesNobody', { models: named(blind.map(({ fighter }) => fighter)) }), 'hinders')
  const ids = armed.map(({ fighter }) => fighter.id)
  const seeing = armed.filter((one) => isAlsoSeen || !blind.includes(one)).map(({ fighter }) => fighter.id)
  const chosen = tell.models('wh40k.fires', ids, seeing)
  return armed.filter(({ fighter }) => chosen.includes(fighter.id))
}

/** Those who can't fire are told and left out: without any skill, unless the gun asks for none, and in snap shots it can't fire. */
function ableToFire(
  tell: Telling,
  kinds: readonly Bearers[],
  skillOf: (of: Fighter) => number,
  isSnap: (of: Fighter) => boolean,
): readonly Bearers[] {
  const unskilled = kinds.flatMap(({ gun, bearers }) =>
    usesSkill(gun) ? bearers.filter((one) => skillOf(one) === 0) : [],
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
  usesSkill(gun) ? gun.shots : tell.number('wh40k.hitsMade', gun.shots, 0, MOST_HITS, id)

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
  const stationary = kinds.filter(({ gun }) => isFiredStationary(gun)).flatMap(({ bearers }) => bearers)
  const moved = all || stationary.length === 0 ? [] : movedOf(tell, board, stationary)
  const isSnap = (fighter: Fighter) => all || moved.includes(fighter)
  const aiming = kinds.flatMap(({ gun, bearers }) => (usesSkill(gun) ? bearers : []))
  const skillOf = skillsOf(tell, aiming)
  const firing = ableToFire(tell, kinds, skillOf, isSnap)
  const snapping = firing.flatMap(({ bearers }) => bearers.filter(isSnap))
  if (!all && snapping.length > 0) tell.looked(say('wh40k.movedSnap', { models: named(snapping) }), 'hinders')
  const snapSkill = snapping.length > 0 ? tell.number('wh40k.snapSkill', 1, 1, 10) : 1
  if (snapping.length > 0) tell.looked(say('wh40k.snapSkill', { skill: stat(snapSkill) }), 'hinders')
  return firing.flatMap(({ gun, bearers }) =>
    bearers.map((fighter): Firer => {
      const snap = isSnap(fighter)
      const aim = usesSkill(gun) ? { skill: snap ? snapSkill : skillOf(fighter), snap } : null
      return { fighter, gun, aim, shots: shotsOf(tell, gun, fighter) }
    }),
  )
}
