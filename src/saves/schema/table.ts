import * as v from 'valibot'
import type { Mat, Model, Table } from '../../table/document.ts'
import { MOST_LAYS, MOST_LEGS, MOST_MARKS, MOST_MODELS, MOST_OUTLINES } from '../../table/limits.ts'
import { gameId, outline, readings } from './game.ts'
import { lay } from './lay.ts'
import { baseSize, coordinate, doubt, facing, height, id, matSize, rolls, seed, text, tooClose } from './numbers.ts'
import { pieces } from './terrain.ts'

export const side = v.picklist(['a', 'b', 'c'])
export const stage = v.picklist(['setup', 'play'])
export const base = v.strictObject({ shape: v.literal('round'), mm: baseSize })

export const marks = v.pipe(
  v.array(v.picklist(['knockedDown', 'incorporeal'])),
  v.maxLength(MOST_MARKS),
  v.check((read) => new Set(read).size === read.length, 'each once'),
)

export const model = v.strictObject({
  id,
  name: text,
  unit: text,
  side,
  base,
  x: coordinate,
  y: coordinate,
  facing,
  doubt,
  elevation: v.exactOptional(height),
  height: v.exactOptional(height),
  marks: v.exactOptional(marks),
}) satisfies v.GenericSchema<unknown, Model>

export const models = v.pipe(v.array(model), v.maxLength(MOST_MODELS))

export const mat = v.strictObject({
  width: matSize,
  height: matSize,
  look: v.picklist(['felt', 'slate', 'sand', 'grass', 'black']),
  grid: v.boolean(),
}) satisfies v.GenericSchema<unknown, Mat>

export const path = v.pipe(
  v.array(v.strictObject({ x: coordinate, y: coordinate })),
  v.minLength(1),
  v.maxLength(MOST_LEGS + 1),
)

export const table = v.strictObject({
  id,
  name: text,
  game: gameId,
  mat,
  stage,
  readings,
  tooClose,
  declareFirst: v.boolean(),
  declared: v.nullable(id),
  models,
  terrain: pieces,
  heights: v.boolean(),
  lays: v.pipe(v.array(lay), v.maxLength(MOST_LAYS)),
  activations: v.pipe(v.array(v.strictObject({ model: id, path, open: v.boolean() })), v.maxLength(MOST_MODELS)),
  outlines: v.pipe(v.array(outline), v.maxLength(MOST_OUTLINES)),
  dice: v.strictObject({ seed, rolled: rolls }),
}) satisfies v.GenericSchema<unknown, Table>
