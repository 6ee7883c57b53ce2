import type { Sheet, Stat } from '../card.ts'

/** The numbers of a model's profile: how far it moves in inches, and its armour save; 7 is none. */
export const movement: Stat = { code: 'movement', least: 0, most: 20, usual: 4 }
export const save: Stat = { code: 'save', least: 2, most: 7, usual: 7 }

export const sheet: Sheet = {
  stats: [movement, save],
  traits: ['character', 'frontRank', 'flyer', 'shield'],
  weapons: {},
  weaponTraits: {},
}
