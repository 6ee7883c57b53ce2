import { CERTAIN, type Fraction } from '../../chance/fraction.ts'
import { chanceOfNeed, meetsNeed } from '../../chance/needed-roll.ts'
import type { Readings } from '../game.ts'

/** What makes a shot harder or easier. */
export interface ShotConditions {
  /** Some part of the target is hidden. */
  readonly cover: boolean
  /** Farther than half of the weapon's range. */
  readonly long: boolean
  /** The shooter has moved this turn. */
  readonly moved: boolean
  /** The target is large. */
  readonly large: boolean
}

/** The conditions that count, and what each adds to the needed roll. */
export const SHOT_MODIFIERS: readonly { readonly condition: keyof ShotConditions; readonly by: number }[] = [
  { condition: 'cover', by: 1 },
  { condition: 'long', by: 1 },
  { condition: 'moved', by: 1 },
  { condition: 'large', by: -1 },
]

/**
 * The roll that hits: 7 less the Ballistic Skill, made harder or easier by each condition. It may be below 2 or above 6,
 * and then says how far: a natural 1 misses all the same, and above 6 nothing hits.
 */
export function needToHit(ballisticSkill: number, conditions: ShotConditions): number {
  return SHOT_MODIFIERS.reduce((need, { condition, by }) => need + (conditions[condition] ? by : 0), 7 - ballisticSkill)
}

/** Whether a natural 1 misses whatever is needed, or hits where 1 or less would do. */
export type OnesReading = Readings['shotOnes']

/** The chance that a shot hits. */
export function chanceToHit(need: number, ones: OnesReading): Fraction {
  return ones === 'count' && need <= 1 ? CERTAIN : chanceOfNeed(need)
}

/** How many of the six faces of a die hit: of two shots that which more do for is the easier one. */
export function facesThatHit(need: number, ones: OnesReading): number {
  return [1, 2, 3, 4, 5, 6].filter((face) => shotHits(face, need, ones)).length
}

/** Whether a shot whose die fell on a face hits. */
export function shotHits(face: number, need: number, ones: OnesReading): boolean {
  return meetsNeed(face, need) || (ones === 'count' && need <= 1)
}

/** When a shot at a covered target strikes the cover: where the die shows a 1, or where it misses by just 1. */
export type CoverReading = Readings['coverStruck']

/** Whether a shot that missed strikes what covers its target. The text has the die show a 1; the English rules, miss by one. */
export function strikesCover(face: number, need: number, covered: boolean, reading: CoverReading): boolean {
  const missed = face === 1 || face < need
  return covered && missed && (reading === 'showsOne' ? face === 1 : face === need - 1)
}
