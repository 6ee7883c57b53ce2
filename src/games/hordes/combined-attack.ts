import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import { atMost } from '../../geometry/tolerance.ts'

/** Beyond this many inches an attack against a model with Stealth misses automatically. */
export const STEALTH_REACH = 5

/** One of several models that attack together. */
export interface Participant {
  readonly id: string
  readonly disc: Disc
  /** Range of the weapon in inches, from base edge to base edge. */
  readonly range: number
  /** Whether a special rule makes its attack miss automatically. */
  readonly misses?: boolean
}

/** A target of a combined attack. */
export interface CombinedTarget {
  readonly disc: Disc
  readonly stealth: boolean
  readonly inMelee: boolean
}

/** Why a participant adds nothing: the target out of its range, a target with Stealth too far from it, or a special rule. */
export type Lacking = 'range' | 'stealth' | 'rule'

/** What comes of a declared combined attack. */
export interface CombinedAttack {
  /** Whether it may be made: with a reason where it may not. */
  readonly refused: 'reach' | 'targetInMelee' | null
  /** Whether the primary attacker misses automatically, and with it the whole attack. */
  readonly autoMiss: boolean
  /** What attack and damage rolls gain: 1 for each contributor, the primary included; null where there is no roll. */
  readonly bonus: number | null
  /** Who adds to the rolls. */
  readonly contributors: readonly string[]
  /** Who loses its attack by taking part; nobody where the attack may not be made. */
  readonly spent: readonly string[]
  /** Why the others don't contribute. */
  readonly lacking: ReadonlyMap<string, Lacking>
}

const REFUSED = { autoMiss: false, bonus: null, contributors: [], spent: [] } as const

function lackingOf(
  kind: 'melee' | 'ranged',
  participants: readonly Participant[],
  target: CombinedTarget,
): ReadonlyMap<string, Lacking> {
  const lacking = new Map<string, Lacking>()
  for (const { id, disc, range, misses = false } of participants) {
    const apart = gap(disc, target.disc)
    if (!atMost(apart, range)) lacking.set(id, 'range')
    else if (kind === 'ranged' && target.stealth && !atMost(apart, STEALTH_REACH)) lacking.set(id, 'stealth')
    else if (kind === 'ranged' && misses) lacking.set(id, 'rule')
  }
  return lacking
}

/**
 * A combined attack led by the primary, one of the participants. In melee each must have the target in its range. At range
 * those who miss automatically add nothing and still lose their attack; when the primary does, all miss. Whether they stand
 * in formation and may attack at all is for the caller to see to.
 */
export function combinedAttack(
  kind: 'melee' | 'ranged',
  primary: string,
  participants: readonly Participant[],
  target: CombinedTarget,
): CombinedAttack {
  const lacking = lackingOf(kind, participants, target)
  if (kind === 'melee' && lacking.size > 0) return { ...REFUSED, refused: 'reach', lacking }
  if (kind === 'ranged' && target.inMelee) return { ...REFUSED, refused: 'targetInMelee', lacking }
  const everyone = participants.map(({ id }) => id)
  const autoMiss = lacking.has(primary)
  const contributors = autoMiss ? [] : everyone.filter((id) => !lacking.has(id))
  return {
    refused: null,
    autoMiss,
    bonus: autoMiss ? null : contributors.length,
    contributors,
    spent: everyone,
    lacking,
  }
}
