import type { Sheet, Stat } from '../card.ts'

/** The numbers of a model's profile. A save of 7 is none. */
export const bs: Stat = { code: 'bs', least: 0, most: 10, usual: 4 }
export const toughness: Stat = { code: 'toughness', least: 1, most: 10, usual: 4 }
export const wounds: Stat = { code: 'wounds', least: 1, most: 10, usual: 1 }
export const save: Stat = { code: 'save', least: 2, most: 7, usual: 7 }
export const invulnerable: Stat = { code: 'invulnerable', least: 2, most: 7, usual: 7 }

/** The numbers of a gun. An AP that is a dash cancels no armour. */
export const range: Stat = { code: 'range', least: 0, most: 240, usual: 24, inches: true }
export const strength: Stat = { code: 'strength', least: 1, most: 10, usual: 4 }
export const ap: Stat = { code: 'ap', least: 1, most: 6, usual: null, dash: true }
export const shots: Stat = { code: 'shots', least: 1, most: 20, usual: 1 }
/** Diameter of the template of a gun that has the trait, in inches: the blast, or the large one. */
export const blast: Stat = { code: 'blast', least: 3, most: 5, usual: 3 }

export const sheet: Sheet = {
  stats: [bs, toughness, wounds, save, invulnerable],
  traits: [],
  weapons: { gun: [range, strength, ap, shots, blast] },
  weaponTraits: { gun: ['heavy', 'ordnance', 'blast', 'template', 'noSkill', 'masterCrafted', 'ignoresCover'] },
}
