import { radiusOf } from '../../rules/base.ts'
import type { Model, Table } from '../../table/document.ts'
import type { Tape } from '../../table/place/tapes.ts'
import type { Words } from '../../words/words.ts'

const edges = ['left', 'right', 'top', 'bottom'] as const

/** What a tape may run from: the other models by id, then the edges of the mat. */
export function tapeEnds(table: Table, words: Words, except: string | null) {
  return [
    ...table.models
      .filter((model) => model.id !== except)
      .map((model) => ({ value: `model ${model.id}`, label: model.name })),
    ...edges.map((edge) => ({ value: `edge ${edge}`, label: words.t(`place.${edge}Edge`) })),
  ]
}

/** A model's base as a disc. */
export function discOf({ x, y, base }: Model) {
  return { centre: { x, y }, radius: radiusOf(base.mm) }
}

/** The tape from a chosen end; null when the model it ran from is gone. */
export function tapeFrom(table: Table, end: string, gap: number, doubt: number): Tape | null {
  const edge = edges.find((one) => end === `edge ${one}`)
  if (edge) return { kind: 'edge', edge, gap, doubt }
  const model = table.models.find(({ id }) => end === `model ${id}`)
  return model ? { kind: 'base', disc: discOf(model), gap, doubt } : null
}
