import type { Sheet, Stat } from '../card.ts'

/** The numbers of a fighter's profile. A save of 7 is no armour; a shield is not in it. */
export const move: Stat = { code: 'move', least: 0, most: 20, usual: 4 }
export const bs: Stat = { code: 'bs', named: 'mordheim.bs', least: 0, most: 10, usual: 3 }
export const toughness: Stat = { code: 'toughness', named: 'mordheim.toughness', least: 1, most: 10, usual: 3 }
export const wounds: Stat = { code: 'wounds', least: 1, most: 10, usual: 1 }
export const save: Stat = { code: 'save', named: 'mordheim.save', least: 2, most: 7, usual: 7 }

/** The numbers of a weapon that shoots. `pierce` is what it takes off armour saves beyond its strength. */
export const range: Stat = { code: 'range', least: 0, most: 72, usual: 24, inches: true }
export const strength: Stat = { code: 'strength', named: 'mordheim.strength', least: 1, most: 10, usual: 3 }
export const pierce: Stat = { code: 'pierce', least: 0, most: 6, usual: 0 }

/** The kinds of weapons that shoot: bows and guns, what is thrown, pistols. */
export const shootingKinds: readonly string[] = ['missile', 'thrown', 'pistol']

const numbers: readonly Stat[] = [range, strength, pierce]

/** Shoots no worse after moving, or at long range; makes D3 wounds or D6; leaves no armour save. */
const traits: readonly string[] = ['noMovePenalty', 'noLongPenalty', 'd3Wounds', 'd6Wounds', 'ignoresArmour']

export const sheet: Sheet = {
  stats: [move, bs, toughness, wounds, save],
  traits: ['shield', 'large'],
  weapons: { missile: numbers, thrown: numbers, pistol: numbers },
  weaponTraits: { missile: traits, thrown: traits, pistol: traits },
}
