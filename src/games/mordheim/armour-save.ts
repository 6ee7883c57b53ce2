import type { NeededRoll } from '../../chance/needed-roll.ts'
import { type Armour, unmodifiedSave } from '../armour-save.ts'

/** What a hit of some strength takes off an armour save: nothing up to 3, one more for each point beyond, 6 from 9 on. */
export function saveModifier(strength: number): number {
  return Math.max(0, Math.min(9, strength) - 3)
}

/**
 * The roll that saves from a hit of some strength, given what saves before anything takes off it (7: nothing does) and what
 * the weapon takes off beyond its strength; null where no roll does.
 */
export function saveAgainst(unmodified: number, strength: number, pierce = 0): NeededRoll {
  const need = unmodified + saveModifier(strength) + pierce
  return unmodified > 6 || need > 6 ? null : need
}

/** The roll that saves a fighter in some armour from a hit of some strength; null where no roll does. */
export function armourSave(armour: Armour, shield: boolean, strength: number): NeededRoll {
  return saveAgainst(unmodifiedSave(armour, shield), strength)
}
