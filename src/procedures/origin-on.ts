import type { Origin } from '../games/hordes/board.ts'
import type { Model, Table } from '../table/document.ts'
import { blastOn } from '../table/on/blast-on.ts'
import { fighterOn } from './fighter-on.ts'

/** A point of origin with the model of no size that stands for it. */
export interface OriginOn extends Origin {
  readonly model: Model
}

/** The points on a table that an attack may come from: the middles of the blasts that lie on it. */
export function originsOn(table: Table): readonly OriginOn[] {
  return table.lays.flatMap((lay): OriginOn[] => {
    const lying = lay.kind === 'blast' && lay.pinned ? blastOn(table, lay) : null
    if (!lying) return []
    const { x, y } = lying.centre
    // Neither its name nor its side is ever asked: it is told by its place, and isn't among the fighters.
    const base = { shape: 'round', mm: 0 } as const
    const model: Model = { id: lay.id, name: '', unit: '', side: 'a', base, x, y, facing: 0, doubt: 0 }
    return [{ fighter: fighterOn(table, model), at: { x, y }, model }]
  })
}

/** A table on which a point of origin stands among the models, and where sight runs all round: a point has no front. */
export function withOrigin(table: Table, { model }: OriginOn): Table {
  return { ...table, models: [...table.models, model], readings: { ...table.readings, sightArc: 'around' } }
}
