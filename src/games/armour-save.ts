/** The armour that the classical games know by name; gromril stands for whatever else saves on a 4. */
export type Armour = 'none' | 'light' | 'heavy' | 'gromril'

const saves: Readonly<Record<Armour, number>> = { none: 7, light: 6, heavy: 5, gromril: 4 }

/**
 * The roll that saves in some armour before anything cuts it down: 6 in light, 5 in heavy, 4 in gromril or the like; a
 * shield makes it one easier, and saves on a 6 by itself. 7 where there is neither: such a roll there is not.
 */
export function unmodifiedSave(armour: Armour, shield: boolean): number {
  return saves[armour] - (shield ? 1 : 0)
}
