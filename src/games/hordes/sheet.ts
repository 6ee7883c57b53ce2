import type { Sheet, Stat } from '../card.ts'

/** The numbers of a model's profile. A branch of 0 circles is none: a model with no branches has a row of boxes. */
export const str: Stat = { code: 'str', least: 0, most: 30, usual: 5 }
export const mat: Stat = { code: 'mat', least: 0, most: 20, usual: 5 }
export const rat: Stat = { code: 'rat', least: 0, most: 20, usual: 5 }
/** What magic attacks are rolled with. */
export const fury: Stat = { code: 'fury', least: 0, most: 20, usual: 6 }
export const def: Stat = { code: 'def', least: 0, most: 30, usual: 12 }
export const arm: Stat = { code: 'arm', least: 0, most: 40, usual: 13 }
export const boxes: Stat = { code: 'boxes', least: 1, most: 60, usual: 1 }
export const branches: readonly Stat[] = [1, 2, 3, 4, 5, 6].map((at) => ({
  code: `branch${at}`,
  least: 0,
  most: 12,
  usual: 0,
}))

/** How far a weapon in hand reaches whose card does not say, in inches. */
export const USUAL_REACH = 0.5

/** The numbers of weapons. A POW that is a dash does no damage. */
export const range: Stat = { code: 'range', least: 0, most: 60, usual: 10, inches: true }
export const pow: Stat = { code: 'pow', least: 0, most: 40, usual: 10, dash: true }
export const aoe: Stat = { code: 'aoe', least: 0, most: 6, usual: 0 }
export const blastPow: Stat = { code: 'blastPow', least: 0, most: 40, usual: null, dash: true }
export const reach: Stat = { code: 'reach', least: 0, most: 8, usual: USUAL_REACH, inches: true }
export const spraySize: Stat = { code: 'spraySize', least: 1, most: 10, usual: 8 }

export const sheet: Sheet = {
  stats: [str, mat, rat, fury, def, arm, boxes, ...branches],
  traits: ['gunfighter', 'combinedMelee', 'combinedRanged', 'channeler'],
  weapons: {
    ranged: [range, pow, aoe, blastPow],
    spray: [spraySize, pow],
    melee: [reach, pow],
    magic: [range, pow, aoe, blastPow],
  },
  weaponTraits: { ranged: ['magical'], spray: ['magical'], melee: [], magic: [] },
}
