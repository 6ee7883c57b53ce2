import type { GameId } from '../../games/game.ts'
import { cardFrom, type ReadyCard } from '../../games/ready-card.ts'
import { rectangularBase, roundBase } from '../../rules/base.ts'
import type { Model, Side, Table } from '../document.ts'
import { freshTable } from '../fresh.ts'
import type { Lay } from '../lay.ts'
import type { Terrain } from '../terrain.ts'

/** The languages ready tables are written in: what stands on them is content of the table, not of the interface. */
export type Language = 'en' | 'ru'
export type Told = Readonly<Record<Language, string>>

/** A table to look at and to learn from: what it is called, what has happened, what to see in it. */
export interface Ready {
  readonly title: Told
  readonly situation: Told
  readonly look: Told
  readonly scene: Scene
  /** The game it is of; HORDES where it doesn't say. */
  readonly game?: GameId
  /** The ready unit cards that its models play by, and others of their game. */
  readonly cards?: readonly ReadyCard[]
}

/** What stands and lies on a ready table, and what differs from a fresh one. */
export interface Scene {
  readonly terrain?: readonly (Omit<Terrain, 'name'> & { readonly name: Told })[]
  readonly models: readonly Standing[]
  readonly lays: readonly Lay[]
  readonly changes?: Partial<Pick<Table, 'stage' | 'activations' | 'mat'>>
}

/** A model of a scene: inches, millimetres, degrees; a number behind the name where several bear it. */
export interface Standing {
  readonly id: string
  readonly name: Told
  readonly number?: number
  readonly unit?: Told
  readonly side: Side
  readonly mm: number
  /** Whether its base is a square of that size; else it is round. */
  readonly square?: true
  readonly x: number
  readonly y: number
  readonly facing: number
  /** The ready unit card it plays by. */
  readonly card?: string
}

const cardId = (game: GameId, card: string) => `ready-${game}-${card}`

function modelOf(standing: Standing, game: GameId, language: Language): Model {
  const { id, name, number, unit, side, mm, square, x, y, facing, card } = standing
  return {
    id,
    name: number === undefined ? name[language] : `${name[language]} ${number}`,
    unit: unit?.[language] ?? '',
    side,
    base: square ? rectangularBase(mm) : roundBase(mm),
    x,
    y,
    facing,
    doubt: 0,
    ...(card === undefined ? {} : { card: cardId(game, card) }),
  }
}

/** A ready table in a language, with the seed of its dice. */
export function tableOf(id: string, ready: Ready, language: Language, seed: number): Table {
  const { game = 'hordes' } = ready
  const fresh = freshTable({ id, name: ready.title[language], game, seed })
  const played = new Set(ready.scene.models.map(({ card }) => card))
  return {
    ...fresh,
    ...ready.scene.changes,
    terrain: (ready.scene.terrain ?? []).map((piece) => ({ ...piece, name: piece.name[language] })),
    models: ready.scene.models.map((standing) => modelOf(standing, game, language)),
    cards: (ready.cards ?? [])
      .filter((card) => played.has(card.id))
      .map((card) => cardFrom(card, game, language, cardId(game, card.id))),
    lays: ready.scene.lays,
  }
}

/** The members of a unit: each with its number, its place and its facing. */
export function members(
  shared: Pick<Standing, 'name' | 'side' | 'mm' | 'square' | 'card'> & {
    readonly id: string
    readonly unit: Told
    readonly facing: number
  },
  places: readonly (readonly [x: number, y: number])[],
): Standing[] {
  return places.map(([x, y], index) => ({ ...shared, id: `${shared.id}${index + 1}`, number: index + 1, x, y }))
}
