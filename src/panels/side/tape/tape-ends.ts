import { degrees } from '../../../geometry/angle.ts'
import { bearing } from '../../../geometry/point.ts'
import { shapeGap } from '../../../geometry/shape/shape-gap.ts'
import { roundBodyOf, shapeOfModel } from '../../../table/bodies.ts'
import type { Model, Table } from '../../../table/document.ts'
import { nearest } from '../../../table/nearest.ts'
import { facingOf } from '../../../table/place/facing.ts'
import type { Tape } from '../../../table/place/tapes.ts'
import type { Words } from '../../../words/words.ts'

const edges = ['left', 'right', 'top', 'bottom'] as const

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The end of a tape at a model, as the list of ends names it. */
export const endAt = (model: string) => `model ${model}`

/** Whether an end is a model: only from a model a bearing can be taken. */
export const isModelEnd = (end: string) => end.startsWith('model ')

/** What a tape may run from: the other models on round bases by id, then the edges of the mat. */
export function tapeEnds(table: Table, words: Words, except: string | null) {
  return [
    ...table.models
      .filter((model) => model.id !== except && model.base.shape === 'round')
      .map((model) => ({ value: endAt(model.id), label: model.name })),
    ...edges.map((edge) => ({ value: `edge ${edge}`, label: capital(words.t(`place.${edge}Edge`)) })),
  ]
}

/** The tape from a chosen end; null when the model it ran from is gone or no longer round. */
export function tapeFrom(table: Table, end: string, length: number, doubt: number): Tape | null {
  const edge = edges.find((one) => end === `edge ${one}`)
  if (edge) return { kind: 'edge', edge, gap: length, doubt }
  const model = table.models.find(({ id }) => end === endAt(id))
  const body = model && roundBodyOf(model)
  return body ? { kind: 'base', disc: body.disc, gap: length, doubt } : null
}

/** What the tapes say before anybody measured: from where, how far, along which bearing in degrees. */
export interface Tapes {
  readonly ends: readonly [string, string]
  readonly gaps: readonly [number, number]
  readonly degrees: number
}

const hundredth = (value: number) => Math.round(Math.max(0, value) * 100) / 100

/**
 * The tapes to begin with: for a model on the table from its two nearest, as it stands now, so that only what was measured
 * differently has to be changed; for a new one from the first two ends, six inches each.
 */
export function firstTapes(table: Table, moved: Model | null): Tapes {
  const round = table.models.filter(({ base }) => base.shape === 'round')
  const near = moved && nearest({ ...table, models: round }, moved.id, 2).map(({ id }) => id)
  const found = near ? near.flatMap((id) => round.filter((model) => model.id === id)) : round.slice(0, 2)
  const [first, second] = found
  const gapTo = (other: Model | undefined) =>
    moved && other ? hundredth(shapeGap(shapeOfModel(other), shapeOfModel(moved)).signedGap) : 6
  const turned = moved && first ? facingOf(degrees(bearing(first, moved))) : 0
  return {
    ends: [first ? endAt(first.id) : 'edge left', second ? endAt(second.id) : 'edge top'],
    gaps: [gapTo(first), gapTo(second)],
    degrees: Math.round(turned * 10) / 10,
  }
}

/** The ends after one of them was chosen: the one that was there takes the other's place where both would be the same. */
export function withEnd([first, second]: Tapes['ends'], which: 0 | 1, end: string): Tapes['ends'] {
  if (which === 0) return [end, second === end ? first : second]
  return [first === end ? second : first, end]
}
