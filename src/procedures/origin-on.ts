import type { Model, Table } from '../table/document.ts'
import { blastOn } from '../table/on/blast-on.ts'

/**
 * The places on a table that an attack may come from: the middles of the blasts that lie on it, each as a model of no size.
 * Their names are signs and numbers alone, the same in every language.
 */
export function placesOn(table: Table): readonly Model[] {
  return table.lays.flatMap((lay): Model[] => {
    const lying = lay.kind === 'blast' && lay.pinned ? blastOn(table, lay) : null
    if (!lying) return []
    const { x, y } = lying.centre
    const name = `⌖ ${Math.round(x)}″, ${Math.round(y)}″`
    // Whose side it is on is never asked: it isn't among the fighters.
    return [{ id: lay.id, name, unit: '', side: 'a', base: { shape: 'round', mm: 0 }, x, y, facing: 0, doubt: 0 }]
  })
}

/** A table on which a place stands among the models, and where sight runs all round: a place has no front. */
export function withPlace(table: Table, place: Model): Table {
  return { ...table, models: [...table.models, place], readings: { ...table.readings, sightArc: 'around' } }
}
