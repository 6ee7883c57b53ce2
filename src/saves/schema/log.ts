import * as v from 'valibot'
import type { Sentence } from '../../rules/sentence.ts'
import { MOST_ANSWERS } from '../../table/limits.ts'
import type { Entry } from '../../table/log.ts'
import { faces, id, seed, text } from './numbers.ts'

const number = v.pipe(v.number(), v.finite())

const value = v.variant('kind', [
  ...(['inches', 'signedInches', 'degrees', 'count', 'percent', 'bonus'] as const).map((kind) =>
    v.strictObject({ kind: v.literal(kind), value: number }),
  ),
  v.strictObject({ kind: v.literal('stat'), value: v.nullable(number) }),
  v.strictObject({ kind: v.literal('dice'), value: faces }),
  v.strictObject({ kind: v.literal('chance'), hits: number, of: number }),
  v.strictObject({ kind: v.literal('names'), value: v.array(text) }),
  v.strictObject({ kind: v.literal('word'), value: text }),
  v.strictObject({ kind: v.literal('place'), x: number, y: number }),
  v.strictObject({ kind: v.literal('terms'), value: v.array(v.strictObject({ word: text, by: number })) }),
  v.strictObject({ kind: v.literal('margins'), value: v.array(v.strictObject({ name: text, margin: number })) }),
])

const sentence = v.strictObject({ code: id, values: v.exactOptional(v.record(id, value)) }) satisfies v.GenericSchema<
  unknown,
  Sentence
>

const sentences = v.pipe(v.array(sentence), v.maxLength(MOST_ANSWERS))

/** What was done and what came of it. */
export const entry = v.strictObject({
  id,
  of: id,
  actor: text,
  by: id,
  target: text,
  steps: sentences,
  dice: v.pipe(v.array(v.strictObject({ code: id, about: text, faces })), v.maxLength(MOST_ANSWERS)),
  result: sentences,
  seed,
  spent: v.exactOptional(v.pipe(v.array(id), v.maxLength(MOST_ANSWERS))),
  gave: v.exactOptional(
    v.strictObject({
      part: v.picklist(['activation', 'movement', 'action']),
      gain: v.picklist(['standing', 'aiming', 'another']),
    }),
  ),
  wearers: v.exactOptional(v.pipe(v.array(id), v.maxLength(MOST_ANSWERS))),
}) satisfies v.GenericSchema<unknown, Entry>
