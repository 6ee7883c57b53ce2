import type { NeededRoll } from '../../chance/needed-roll.ts'
import { type Armour, unmodifiedSave } from '../armour-save.ts'

/** The roll that saves a model in some armour; null without any. What cuts a save down is not in this text. */
export function armourSave(armour: Armour, shield: boolean): NeededRoll {
  const need = unmodifiedSave(armour, shield)
  return need > 6 ? null : need
}
