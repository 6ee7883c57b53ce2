import type { Card, Weapon } from './card.ts'

/** A name in both languages. */
export interface Told {
  readonly en: string
  readonly ru: string
}

/** A unit card that comes with the program: a profile with names of our own, no publisher's. */
export interface ReadyCard {
  readonly id: string
  readonly name: Told
  readonly stats: Card['stats']
  readonly traits: readonly string[]
  readonly weapons: readonly (Omit<Weapon, 'name'> & { readonly name: Told })[]
}

/** A ready card in a language, as a table keeps it. */
export function cardFrom(ready: ReadyCard, game: Card['game'], language: keyof Told, id: string): Card {
  const { name, stats, traits, weapons } = ready
  return {
    ...{ id, game, stats, traits },
    name: name[language],
    weapons: weapons.map((weapon) => ({ ...weapon, name: weapon.name[language] })),
  }
}
