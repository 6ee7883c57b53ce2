import type { Card } from '../../games/card.ts'
import type { Course } from '../../games/procedure.ts'
import type { Value } from '../../rules/sentence.ts'
import type { Model, Table } from '../../table/document.ts'
import { figure, tableOf } from '../../table/testing/scene.ts'

type Weapon = Card['weapons'][number]

/** A weapon of HORDES; its name is its id. */
export const armed = (id: string, kind: string, stats: Weapon['stats'], traits: readonly string[] = []): Weapon => ({
  ...{ id, name: id, kind, stats, traits },
})

/** A card of HORDES: MAT, RAT and STR of a soldier, with what is changed of it. */
export function soldierCard(id: string, weapons: readonly Weapon[], ...traits: readonly string[]): Card {
  return { id, name: id, game: 'hordes', stats: { mat: 6, rat: 6, str: 5, fury: 6 }, traits, weapons }
}

/** One of a line of side A that faces right, played by the card "soldier". */
export const own = (id: string, x: number, y: number, rest: Partial<Model> = {}): Model =>
  figure(id, x, y, { unit: 'Line', card: 'soldier', ...rest })

/** An enemy who faces left. */
export const enemy = (id: string, x: number, y: number, rest: Partial<Model> = {}): Model =>
  figure(id, x, y, { side: 'b', facing: 180, ...rest })

/** A table of HORDES with some models and cards. */
export const battle = (models: readonly Model[], cards: readonly Card[], rest: Partial<Table> = {}): Table =>
  tableOf(models, { cards, ...rest })

/** A value that a sentence of a course mentions. */
export function valueIn({ steps }: Course, code: string, name: string): Value | undefined {
  for (const step of steps)
    if (step.how !== 'asked' && step.sentence?.code === code) return step.sentence.values?.[name]
  return undefined
}
