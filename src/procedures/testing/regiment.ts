import type { Card } from '../../games/card.ts'
import { inchesOf, rectangularBase } from '../../rules/base.ts'
import type { Model, Side, Table } from '../../table/document.ts'
import { figure, tableOf } from '../../table/testing/scene.ts'

/** Where the front left corner of a regiment stands unless it is put elsewhere. */
export const CORNER = { x: 20, y: 20 }

export interface Ranked {
  readonly count: number
  readonly files: number
  readonly mm?: number
  readonly unit?: string
  readonly side?: Side
  readonly at?: { readonly x: number; readonly y: number }
}

/** A regiment that faces up the board: models named by unit, rank and file from 0 as "u00", its front left corner at a place. */
export function regiment({ count, files, mm = 20, unit = 'u', side = 'a', at = CORNER }: Ranked): readonly Model[] {
  const size = inchesOf(mm)
  return Array.from({ length: count }, (_, index) => {
    const [rank, file] = [Math.floor(index / files), index % files]
    return figure(`${unit}${rank}${file}`, at.x + (file + 0.5) * size, at.y + (rank + 0.5) * size, {
      ...{ unit, side, facing: 270, base: rectangularBase(mm) },
    })
  })
}

/** A model on a square base, facing up the board. */
export function squared(id: string, x: number, y: number, mm: number, rest: Partial<Model> = {}): Model {
  return figure(id, x, y, { facing: 270, base: rectangularBase(mm), ...rest })
}

const card = (id: string, stats: Card['stats'], ...traits: readonly string[]): Card => ({
  ...{ id, name: id, game: 'fantasy', stats, traits, weapons: [] },
})

const cards: readonly Card[] = [
  card('hero', { move: 4, leadership: 8, wounds: 2, save: 5 }, 'character', 'frontRank', 'shield'),
  card('flyer', { move: 8, leadership: 8 }, 'character', 'frontRank', 'flyer'),
  card('slow', { move: 1.5, leadership: 6 }, 'character', 'frontRank'),
  card('pike', { move: 4, leadership: 7, save: 6 }),
  card('standard', { move: 4, leadership: 7 }, 'frontRank'),
]

/** A table of fantasy battles with models and some cards. */
export function field(models: readonly Model[], rest: Partial<Table> = {}): Table {
  return tableOf(models, { cards, ...rest }, 'fantasy')
}
