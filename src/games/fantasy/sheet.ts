import type { Sheet, Stat } from '../card.ts'

/** The numbers of a model's profile. A save of 7 is no armour; a shield is not in it. */
export const move: Stat = { code: 'move', least: 0, most: 20, usual: 4, inches: true }
export const leadership: Stat = { code: 'leadership', least: 1, most: 10, usual: 7 }
export const wounds: Stat = { code: 'wounds', least: 1, most: 10, usual: 1 }
export const save: Stat = { code: 'save', least: 2, most: 7, usual: 7 }

export const sheet: Sheet = {
  stats: [move, leadership, wounds, save],
  traits: ['character', 'frontRank', 'flyer', 'shield'],
  weapons: {},
  weaponTraits: {},
}
