import type { Card, Weapon } from './card.ts'
import type { Mark } from './mark.ts'
import type { Option } from './question.ts'

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

/** All models of a table. An id that is gone has none. */
export interface Fighters {
  readonly fighters: readonly Fighter[]
  /** Ids of those whose walks of this turn the table has. */
  readonly walkers: readonly string[]
  fighter(id: string): Fighter | null
}

/** All of a model's side that bear its unit's name, itself among them; one without such a name is a unit of its own. */
export function unitOf({ fighters }: Pick<Fighters, 'fighters'>, of: Fighter): readonly Fighter[] {
  return of.unit === '' ? [of] : fighters.filter(({ unit, side }) => unit === of.unit && side === of.side)
}

/** The side of those who are nobody's: they fight nobody and nobody fights them. */
const NEUTRAL = 'c'

/** Whether two models are enemies: of different sides, neither of them neutral. */
export function areFoes(one: Pick<Fighter, 'side'>, other: Pick<Fighter, 'side'>): boolean {
  return one.side !== other.side && one.side !== NEUTRAL && other.side !== NEUTRAL
}

/** The names of models, as sentences take them. */
export function namesOf(fighters: readonly Fighter[]): readonly string[] {
  return fighters.map(({ name }) => name)
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
