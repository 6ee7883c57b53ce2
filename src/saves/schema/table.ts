import * as v from 'valibot'
import { marks as everyMark } from '../../games/mark.ts'
import type { Base } from '../../rules/base.ts'
import { areTokens } from '../../table/damage.ts'
import type { Mat, Model, Table } from '../../table/document.ts'
import {
  MOST_CARDS,
  MOST_ENTRIES,
  MOST_LAYS,
  MOST_LEGS,
  MOST_MODELS,
  MOST_OUTLINES,
  MOST_TRACKS,
} from '../../table/limits.ts'
import { card } from './card.ts'
import { gameId, outline, readings } from './game.ts'
import { lay } from './lay.ts'
import { entry } from './log.ts'
import {
  baseSize,
  boxes,
  coordinate,
  doubt,
  facing,
  height,
  id,
  matSize,
  rolls,
  seed,
  text,
  tokenCount,
  tooClose,
} from './numbers.ts'
import { pieces } from './terrain.ts'

export const side = v.picklist(['a', 'b', 'c'])
export const stage = v.picklist(['setup', 'play'])
export const base = v.variant('shape', [
  v.strictObject({ shape: v.literal('round'), mm: baseSize }),
  v.strictObject({ shape: v.literal('rectangle'), width: baseSize, depth: baseSize }),
]) satisfies v.GenericSchema<unknown, Base>

export const marks = v.pipe(
  v.array(v.picklist(everyMark)),
  v.maxLength(everyMark.length),
  v.check((read) => new Set(read).size === read.length, 'each once'),
)

export const marked = v.pipe(v.array(boxes), v.maxLength(MOST_TRACKS))
export const tokens = v.pipe(
  v.record(id, tokenCount),
  v.check((read) => areTokens(read), 'tokens'),
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
  card: v.exactOptional(id),
  marked: v.exactOptional(marked),
  tokens: v.exactOptional(tokens),
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
  cards: v.pipe(v.array(card), v.maxLength(MOST_CARDS)),
  log: v.pipe(v.array(entry), v.maxLength(MOST_ENTRIES)),
  dice: v.strictObject({ seed, rolled: rolls }),
}) satisfies v.GenericSchema<unknown, Table>
