import type { Card } from '../../games/card.ts'
import { radiusOf } from '../../rules/base.ts'
import type { Model, Table } from '../../table/document.ts'
import { type Terrain, type TerrainKind, usualEffects } from '../../table/terrain.ts'
import { figure, tableOf } from '../../table/testing/scene.ts'

const DIAMETER = 2 * radiusOf(30)

/** Where a base's centre is whose edge is so many inches from that of another of the same size at x = 10. */
export const apart = (gap: number) => 10 + DIAMETER + gap

/** A wall or building as a box by its centre and sizes. */
export function box(
  id: string,
  [x, y, width, depth]: readonly [number, number, number, number],
  kind: TerrainKind = 'wall',
  rest: Partial<Terrain> = {},
): Terrain {
  const ground = { shape: 'rectangle', x, y, width, depth, turned: 0 } as const
  return { id, name: id.toUpperCase(), kind, ground, locked: false, ...usualEffects[kind], ...rest }
}

/** A bow of 24″ and Strength 3, with what is changed of it. */
export const bow = (
  stats: Readonly<Record<string, number>> = {},
  traits: readonly string[] = [],
): Card['weapons'][number] => ({
  ...{ id: 'bow', name: 'Bow', kind: 'missile', traits },
  stats: { range: 24, strength: 3, ...stats },
})

/** A fighter's card. */
export function profile(id: string, rest: Partial<Card> = {}): Card {
  return { id, name: id, game: 'mordheim', stats: {}, traits: [], weapons: [], ...rest }
}

/** The archer `a` at (10, 24) with Ballistic Skill 3 and a bow. */
export const archer = (rest: Partial<Model> = {}): Model => figure('a', 10, 24, { card: 'archer', ...rest })

/** An enemy at a place. */
export const foe = (id: string, x: number, y: number, rest: Partial<Model> = {}): Model =>
  figure(id, x, y, { side: 'b', ...rest })

/** A table of Mordheim with the archer's card and others. */
export function ruins(models: readonly Model[], rest: Partial<Table> = {}, weapon = bow()): Table {
  const archery = profile('archer', { stats: { bs: 3 }, weapons: [weapon] })
  return tableOf(models, { ...rest, cards: [archery, ...(rest.cards ?? [])] }, 'mordheim')
}
