import type { Card, Weapon } from './card.ts'
import type { Mark } from './mark.ts'
import type { Option } from './procedure.ts'

/** A model as procedures know it: its name, its card where it has one, and what has befallen it. */
export interface Fighter {
  readonly id: string
  readonly name: string
  readonly unit: string
  readonly side: string
  /** Radius of its base in inches. */
  readonly radius: number
  readonly card: Card | null
  readonly marks: readonly Mark[]
  /** Boxes marked, a number a track. */
  readonly marked: readonly number[]
  readonly tokens: Readonly<Record<string, number>>
}

/** Whether a mark is on a model. */
export function wears({ marks }: Fighter, mark: Mark): boolean {
  return marks.includes(mark)
}

/** Whether a model's card has a trait; without a card it has none. */
export function has({ card }: Fighter, trait: string): boolean {
  return card?.traits.includes(trait) ?? false
}

/** The weapons of some kinds that a model's card has. */
export function weaponsOf({ card }: Fighter, kinds: readonly string[]): readonly Weapon[] {
  return card?.weapons.filter(({ kind }) => kinds.includes(kind)) ?? []
}

/** Weapons as options to choose from. */
export function asOptions(weapons: readonly Weapon[]): readonly Option[] {
  return weapons.map(({ id, name }) => ({ value: id, name }))
}
