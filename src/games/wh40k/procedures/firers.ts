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
  /** The Ballistic Skill its shots go by: that of snap shots where it fires those. */
  readonly skill: number
  readonly snap: boolean
}

const named = (fighters: readonly Fighter[]) => names(...fighters.map(({ name }) => name))

/** Guns that can't fire snap shots: templates, ordnance, blasts, and whatever goes by no Ballistic Skill. */
const NO_SNAP_SHOTS = ['template', 'ordnance', 'blast', 'noSkill']

/** Who of some moved: as the board recorded it, else as it is asked of those to whom it matters. */
export function movedOf(tell: Telling, board: Board, heavy: readonly Fighter[]): readonly Fighter[] {
  const known = heavy.filter(({ id }) => board.hasMoved(id) !== null)
  const moved = known.filter(({ id }) => board.hasMoved(id) === true)
  const stood = known.filter(({ id }) => board.hasMoved(id) === false)
  if (moved.length > 0) tell.measured(say('wh40k.moved', { models: named(moved) }), 'hinders')
  if (stood.length > 0) tell.measured(say('wh40k.stood', { models: named(stood) }))
  const open = heavy.filter((fighter) => !known.includes(fighter)).map(({ id }) => id)
  const said = open.length > 0 ? tell.models('wh40k.movedHeavy', open, []) : []
  return heavy.filter((fighter) => moved.includes(fighter) || said.includes(fighter.id))
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

/**
 * Who of a unit fires at another with what: chosen, with the Ballistic Skill each goes by. Who moved with a heavy gun fires
 * snap shots, as do all where a rule says so; some guns fire none, and nobody fires without any skill.
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
  const heavy = kinds.filter(({ gun }) => gun.traits.includes('heavy')).flatMap(({ bearers }) => bearers)
  const moved = all || heavy.length === 0 ? [] : movedOf(tell, board, heavy)
  if (moved.length > 0) tell.looked(say('wh40k.movedHeavy', { models: named(moved) }), 'hinders')
  const isSnap = (fighter: Fighter) => all || moved.includes(fighter)
  const skillOf = skillsOf(
    tell,
    armed.map(({ fighter }) => fighter),
  )
  const unskilled = armed.map(({ fighter }) => fighter).filter((fighter) => skillOf(fighter) === 0)
  if (unskilled.length > 0) tell.looked(say('wh40k.noSkill', { models: named(unskilled) }), 'hinders')
  const anySnap = armed.some(({ fighter }) => isSnap(fighter))
  const snapSkill = anySnap ? tell.number('wh40k.snapSkill', 1, 1, 10) : 1
  if (anySnap) tell.looked(say('wh40k.snapSkill', { skill: stat(snapSkill) }), 'hinders')

  return kinds.flatMap(({ gun, bearers }): Firer[] => {
    const able = bearers.filter((fighter) => !unskilled.includes(fighter))
    const barred = gun.traits.some((trait) => NO_SNAP_SHOTS.includes(trait)) ? able.filter(isSnap) : []
    if (barred.length > 0)
      tell.looked(say('wh40k.noSnapShots', { models: named(barred), weapon: names(gun.name ?? '') }), 'hinders')
    return able
      .filter((fighter) => !barred.includes(fighter))
      .map((fighter) => {
        const snap = isSnap(fighter)
        return { fighter, gun, snap, skill: snap ? snapSkill : skillOf(fighter) }
      })
  })
}
