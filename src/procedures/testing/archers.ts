import type { Card } from '../../games/card.ts'
import { radiusOf } from '../../rules/base.ts'
import type { Model, Table } from '../../table/document.ts'
import { figure, tableOf } from '../../table/testing/scene.ts'

/** The distance of the centres of two bases of 30 mm that touch. */
export const SMALL = 2 * radiusOf(30)

/** A unit card by its id. */
export function card(id: string, rest: Partial<Card> = {}): Card {
  return { id, name: id, game: 'hordes', stats: {}, traits: [], weapons: [], ...rest }
}

export const gun = (stats: Readonly<Record<string, number | null>>) =>
  ({ id: 'gun', name: 'Gun', kind: 'ranged', stats, traits: [] }) as const
export const blade = (stats: Readonly<Record<string, number | null>>) =>
  ({ id: 'blade', name: 'Blade', kind: 'melee', stats, traits: [] }) as const

/** An archer of side A at the left, and others as they are named; the archer faces right. */
export function field(models: readonly Model[], cards: readonly Card[] = []): Table {
  return tableOf(models, { cards })
}

export const archer = figure('a', 10, 10, { card: 'archer' })
export const foe = figure('b', 18, 10, { side: 'b', facing: 180 })
export const bow = card('archer', { stats: { rat: 6 }, weapons: [gun({ range: 12, pow: 10, aoe: 0 })] })
