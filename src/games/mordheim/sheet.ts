import type { Sheet, Stat } from '../card.ts'

/** The numbers of a fighter's profile. A save of 7 is no armour. */
export const bs: Stat = { code: 'bs', least: 1, most: 10, usual: 3 }
export const toughness: Stat = { code: 'toughness', least: 1, most: 10, usual: 3 }
export const wounds: Stat = { code: 'wounds', least: 1, most: 10, usual: 1 }
export const save: Stat = { code: 'save', least: 2, most: 7, usual: 7 }

/** The numbers of a missile weapon. */
export const range: Stat = { code: 'range', least: 0, most: 72, usual: 24 }
export const strength: Stat = { code: 'strength', least: 1, most: 10, usual: 3 }

export const sheet: Sheet = {
  stats: [bs, toughness, wounds, save],
  traits: ['shield'],
  weapons: { missile: [range, strength] },
  weaponTraits: { missile: [] },
}
