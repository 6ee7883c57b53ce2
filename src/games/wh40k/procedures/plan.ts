import { type Distribution, joined, sure } from '../../../chance/distribution.ts'
import { CERTAIN, type Fraction, fraction, plus, times } from '../../../chance/fraction.ts'
import { chanceOfNeed, type NeededRoll } from '../../../chance/needed-roll.ts'
import { successes } from '../../../chance/trials.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import type { Fighter } from '../../fighter.ts'
import type { Measured } from '../../measured.ts'
import { needToWound } from '../../to-wound.ts'
import type { Board } from '../board.ts'
import { majorityToughness } from '../majority-toughness.ts'
import type { Member } from '../target-unit.ts'
import { chanceToHit, type ToHit, toHit } from '../to-hit.ts'
import { type WoundOrder, woundOrder } from '../wound-allocation.ts'
import type { Aim, Firer } from './firers.ts'
import type { Bite, Gun } from './guns.ts'

/** A unit's fire at another, as the board has it. */
export interface Attack {
  readonly board: Board
  /** All of the firing unit, who fires or not. */
  readonly unit: readonly Fighter[]
  readonly members: readonly Member[]
  /** Whether the sight of everyone in the firing unit counts for wounds, or of those who fire alone. */
  readonly sight: 'unit' | 'firing'
  /** Ids of those who are in sight whatever the board says, as it was answered. */
  readonly alsoSeen: readonly string[]
}

/** One who fires, with the nearest of those it fires at. */
export interface Ranged extends Measured {
  readonly firer: Firer
  readonly inRange: boolean
}

/** Shots alike: from one kind of gun, with one need. */
export interface Batch {
  readonly key: string
  readonly gun: Gun
  /** The skill they go by, and what that needs; null where they hit without a roll: each of the shots is then a hit. */
  readonly aim: (Aim & { readonly needs: ToHit }) | null
  readonly shots: number
}

/** A group of the pool: wounds alike, and the shots they come from. */
export interface Group {
  readonly key: string
  readonly name: string | null
  readonly bite: Bite
  readonly batches: readonly Batch[]
  readonly toWound: NeededRoll
}

/** What a volley comes to before its dice. */
export interface Plan {
  readonly ranged: readonly Ranged[]
  /** The toughness that all of the unit are wounded against. */
  readonly toughness: number
  readonly batches: readonly Batch[]
  readonly groups: readonly Group[]
  readonly order: WoundOrder
}

function rangedOf({ board }: Attack, firer: Firer, living: readonly string[]): Ranged {
  const all = living.map((id) => board.distance(firer.fighter.id, id)).sort((a, b) => a.gap - b.gap)
  const nearest = all[0] ?? board.distance(firer.fighter.id, '')
  return { ...nearest, firer, inRange: atMost(nearest.gap, firer.gun.range) }
}

function batchesOf(firers: readonly Firer[]): readonly Batch[] {
  const batches = new Map<string, Batch>()
  for (const { gun, aim, shots: own } of firers) {
    const kind = [gun.key, aim?.skill, aim?.snap].join()
    const shots = own + (batches.get(kind)?.shots ?? 0)
    const key = aim?.snap ? `${gun.key}:snap` : gun.key
    batches.set(kind, { key, gun, shots, aim: aim && { ...aim, needs: toHit(aim.skill, { rerolls: gun.rerolls }) } })
  }
  const keys = [...batches.values()].map(({ key }) => key)
  return [...batches.values()].map((batch) =>
    keys.filter((key) => key === batch.key).length > 1 ? { ...batch, key: `${batch.key}:${batch.aim?.skill}` } : batch,
  )
}

function groupsOf(batches: readonly Batch[], toughness: number): readonly Group[] {
  const groups = new Map<string, Batch[]>()
  for (const batch of batches) {
    const { strength, ap, ignoresCover } = batch.gun
    const kind = [strength, ap, ignoresCover].join()
    groups.set(kind, [...(groups.get(kind) ?? []), batch])
  }
  return [...groups.values()].flatMap((alike): Group[] => {
    const [first] = alike
    if (!first) return []
    const { strength, ap, ignoresCover } = first.gun
    const guns = [...new Set(alike.map(({ gun }) => gun))]
    const known = guns.flatMap(({ name }) => name ?? [])
    return [
      {
        key: guns.map(({ key }) => key).join(':'),
        name: known.length > 0 ? known.join(' + ') : null,
        ...{ bite: { strength, ap, ignoresCover }, batches: alike, toWound: needToWound(strength, toughness) },
      },
    ]
  })
}

/** The order of the wounds of some who fire: nearness and sight by the unit, range by those who fire. */
function orderOf(
  { board, unit, members, sight, alsoSeen }: Attack,
  firing: readonly Firer[],
  living: readonly string[],
): WoundOrder {
  const gone = members.map(({ fighter }) => fighter.id).filter((id) => !living.includes(id))
  const shooters = unit.flatMap(({ id }) => {
    const disc = board.disc(id)
    const firer = firing.find(({ fighter }) => fighter.id === id)
    return disc ? [{ id, disc, range: firer?.gun.range ?? 0, fires: firer !== undefined }] : []
  })
  const targets = living.flatMap((id) => {
    const disc = board.disc(id)
    return disc ? [{ id, disc }] : []
  })
  return woundOrder(
    shooters,
    targets,
    (shooter, target) =>
      alsoSeen.includes(target.id) || ((sight === 'unit' || shooter.fires) && board.sees(shooter.id, target.id, gone)),
  )
}

/** What a volley of some who fire comes to at those of the unit who are left. */
function planned(attack: Attack, firers: readonly Firer[], living: readonly string[]): Plan {
  const ranged = firers.map((firer) => rangedOf(attack, firer, living))
  const firing = ranged.filter(({ inRange }) => inRange).map(({ firer }) => firer)
  const left = attack.members.filter(({ fighter }) => living.includes(fighter.id))
  const toughness = majorityToughness(left.map((member) => member.toughness)) ?? 1
  const batches = batchesOf(firing)
  return {
    ...{ ranged, toughness, batches, groups: groupsOf(batches, toughness) },
    order: orderOf(attack, firing, living),
  }
}

/** The plan of a volley by who is left; each is made once. */
export type PlanOf = (living: readonly string[]) => Plan

export function plansOf(attack: Attack, firers: readonly Firer[]): PlanOf {
  const known = new Map<string, Plan>()
  return (living) => {
    const plan = known.get(living.join()) ?? planned(attack, firers, living)
    known.set(living.join(), plan)
    return plan
  }
}

/** The chance that a shot hits; one without a roll surely does. */
export const hitChance = ({ aim }: Batch): Fraction => (aim ? chanceToHit(aim.needs) : CERTAIN)

/** The chance that a shot hits and wounds. */
const woundingChance = (batch: Batch, toWound: NeededRoll): Fraction => times(hitChance(batch), chanceOfNeed(toWound))

/** How many wounds a group comes to, saves not yet taken. */
export function woundsOf({ batches, toWound }: Group): Distribution {
  return batches
    .map((batch) => successes(batch.shots, woundingChance(batch, toWound)))
    .reduce((all, one) => joined(all, one, (a, b) => a + b), sure(0))
}

/** Hits and wounds to expect of a volley. */
export function expectedOf({ batches, groups }: Plan): { readonly hits: Fraction; readonly wounds: Fraction } {
  const sum = (shares: readonly Fraction[]) => shares.reduce(plus, fraction(0))
  return {
    hits: sum(batches.map((batch) => times(fraction(batch.shots), hitChance(batch)))),
    wounds: sum(
      groups.flatMap(({ batches: all, toWound }) =>
        all.map((batch) => times(fraction(batch.shots), woundingChance(batch, toWound))),
      ),
    ),
  }
}
