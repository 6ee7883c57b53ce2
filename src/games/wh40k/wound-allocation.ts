import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { atMost, TOLERANCE } from '../../geometry/tolerance.ts'

/** A member of the unit that shoots. */
export interface Shooter {
  readonly id: string
  readonly disc: Disc
  /** The weapon's greatest range in inches, whatever part of it was used. */
  readonly range: number
  /** Whether it fires; one that doesn't counts for nearness and sight, not for range. */
  readonly fires: boolean
}

/** A member of the unit that is shot at. */
export interface ShotAt {
  readonly id: string
  readonly disc: Disc
}

/** Why a model can't be given wounds: out of range of everyone who fires, out of everyone's sight, or both. */
export type Excluded = 'range' | 'sight' | 'range+sight'

/** How near a model is to the shooting unit, and to which member of it. */
export interface Nearness {
  readonly gap: number
  readonly shooter: string | null
}

/** Who may be given wounds, in which order. */
export interface WoundOrder {
  readonly nearness: ReadonlyMap<string, Nearness>
  /** Every model, nearest first; those equally near stand together, their ids sorted: their owner chooses among them. */
  readonly nearest: readonly (readonly string[])[]
  /** The same of those who may be given wounds. */
  readonly order: readonly (readonly string[])[]
  readonly excluded: ReadonlyMap<string, Excluded>
}

function nearnessOf({ disc }: ShotAt, shooters: readonly Shooter[]): Nearness {
  let best: Nearness = { gap: Number.POSITIVE_INFINITY, shooter: null }
  for (const shooter of shooters) {
    const apart = Math.max(0, gap(shooter.disc, disc))
    if (apart < best.gap) best = { gap: apart, shooter: shooter.id }
  }
  return best
}

/** Models by nearness, with ties (to the tolerance) together. */
function grouped(nearness: ReadonlyMap<string, Nearness>): string[][] {
  const groups: string[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const [id, { gap: apart }] of [...nearness].sort(([, a], [, b]) => a.gap - b.gap)) {
    if (apart - last <= TOLERANCE) groups.at(-1)?.push(id)
    else {
      groups.push([id])
      last = apart
    }
  }
  return groups.map((group) => group.toSorted())
}

/** Whether a member of the shooting unit sees a model. */
export type Sees = (shooter: Shooter, target: ShotAt) => boolean

function excludedOf(target: ShotAt, shooters: readonly Shooter[], sees: Sees): Excluded | null {
  const inRange = shooters.some(({ disc, range, fires }) => fires && atMost(gap(disc, target.disc), range))
  const seen = shooters.some((shooter) => sees(shooter, target))
  if (inRange) return seen ? null : 'sight'
  return seen ? 'range' : 'range+sight'
}

/**
 * The order in which a unit's models are given wounds: by how near each is to any member of the shooting unit, without those
 * out of range of all who fire and those whom no member sees. Who sees whom is the caller's to say.
 */
export function woundOrder(shooters: readonly Shooter[], targets: readonly ShotAt[], sees: Sees): WoundOrder {
  const nearness = new Map(targets.map((target) => [target.id, nearnessOf(target, shooters)]))
  const excluded = new Map<string, Excluded>()
  for (const target of targets) {
    const why = excludedOf(target, shooters, sees)
    if (why) excluded.set(target.id, why)
  }
  const nearest = grouped(nearness)
  const order = nearest.map((group) => group.filter((id) => !excluded.has(id))).filter((group) => group.length > 0)
  return { nearness, nearest, order, excluded }
}

/** The models that the next wound may go to: the nearest ones left. Empty when there is none: the wound is lost. */
export function nextInOrder(order: WoundOrder['order'], isLeft: (id: string) => boolean): readonly string[] {
  return order.map((group) => group.filter(isLeft)).find((group) => group.length > 0) ?? []
}

/** Where unsaved wounds go. */
export interface Allocation {
  /** How many each model takes, of those that take any. */
  readonly wounds: ReadonlyMap<string, number>
  readonly casualties: readonly string[]
  /** Wounds for which nobody was left. */
  readonly lost: number
}

/**
 * Where a number of unsaved wounds goes, each to the nearest model left of those in the order. Null where the owner has to
 * choose: where they take some of the models that are equally near, but not all.
 */
export function allocated(
  order: WoundOrder['order'],
  woundsOf: (id: string) => number,
  unsaved: number,
): Allocation | null {
  const wounds = new Map<string, number>()
  const casualties: string[] = []
  let left = unsaved
  for (const group of order) {
    const all = group.reduce((sum, id) => sum + woundsOf(id), 0)
    if (left === 0) break
    if (group.length > 1 && left < all) return null
    for (const id of group) {
      const taken = Math.min(left, woundsOf(id))
      wounds.set(id, taken)
      left -= taken
      if (taken === woundsOf(id)) casualties.push(id)
    }
  }
  return { wounds, casualties, lost: left }
}
