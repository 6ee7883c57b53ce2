import * as v from 'valibot'
import type { Action, Step } from '../../table/action.ts'
import { MOST_DICE, MOST_MODELS } from '../../table/limits.ts'
import { card } from './card.ts'
import { effects } from './effect.ts'
import { gameId, outline, readings } from './game.ts'
import { lay } from './lay.ts'
import { entry } from './log.ts'
import { angle, coordinate, doubt, height, id, rolls, text, tooClose } from './numbers.ts'
import { base, marked, marks, mat, models, path, side, stage, tokens } from './table.ts'
import { pieces } from './terrain.ts'

/** A step may name what is gone since: it then changes nothing. */
const reference = v.string()

const ids = v.pipe(v.array(reference), v.maxLength(MOST_MODELS))

export const places = v.pipe(
  v.array(
    v.strictObject({ id: reference, x: coordinate, y: coordinate, facing: angle, doubt: v.exactOptional(doubt) }),
  ),
  v.maxLength(MOST_MODELS),
)

const changes = v.strictObject({
  name: v.exactOptional(text),
  unit: v.exactOptional(text),
  side: v.exactOptional(side),
  base: v.exactOptional(base),
  doubt: v.exactOptional(doubt),
  elevation: v.exactOptional(height),
  height: v.exactOptional(height),
  marks: v.exactOptional(marks),
  card: v.exactOptional(id),
  marked: v.exactOptional(marked),
  tokens: v.exactOptional(tokens),
})

export const action = v.variant('do', [
  v.strictObject({ do: v.literal('add'), models }),
  v.strictObject({ do: v.literal('remove'), ids }),
  v.strictObject({ do: v.literal('revise'), ids, changes }),
  v.strictObject({ do: v.literal('place'), places }),
  v.strictObject({ do: v.literal('advance'), places }),
  v.strictObject({ do: v.literal('activate'), model: reference }),
  v.strictObject({ do: v.literal('finish') }),
  v.strictObject({ do: v.literal('reroute'), model: reference, path }),
  v.strictObject({ do: v.literal('forget'), model: reference }),
  v.strictObject({ do: v.literal('lay'), lay }),
  v.strictObject({ do: v.literal('pin'), id: reference, pinned: v.boolean() }),
  v.strictObject({ do: v.literal('lift'), id: reference }),
  v.strictObject({ do: v.literal('replace'), id: reference, x: coordinate, y: coordinate }),
  v.strictObject({ do: v.literal('rest'), id: v.nullable(reference), places }),
  v.strictObject({
    do: v.literal('roll'),
    id: reference,
    which: v.picklist(['both', 'direction', 'distance']),
    from: v.exactOptional(rolls),
  }),
  v.strictObject({
    do: v.literal('cast'),
    id: reference,
    roll: id,
    dice: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DICE)),
    from: v.exactOptional(rolls),
  }),
  v.strictObject({ do: v.literal('settle'), id: reference, effects, entry }),
  v.strictObject({ do: v.literal('card'), card }),
  v.strictObject({ do: v.literal('dropCard'), id: reference }),
  v.strictObject({
    do: v.literal('rollShove'),
    id: reference,
    dice: v.variant('of', [
      v.strictObject({ of: v.literal('slam'), away: reference }),
      v.strictObject({ of: v.literal('miss'), aim: v.strictObject({ x: coordinate, y: coordinate }) }),
    ]),
    from: v.exactOptional(rolls),
  }),
  v.strictObject({ do: v.literal('declare'), target: v.nullable(reference) }),
  v.strictObject({ do: v.literal('declareFirst'), on: v.boolean() }),
  v.strictObject({ do: v.literal('build'), pieces }),
  v.strictObject({ do: v.literal('raze'), ids }),
  v.strictObject({ do: v.literal('heights'), on: v.boolean() }),
  v.strictObject({ do: v.literal('stage'), stage }),
  v.strictObject({ do: v.literal('mat'), mat }),
  v.strictObject({ do: v.literal('name'), name: text }),
  v.strictObject({ do: v.literal('game'), game: gameId }),
  v.strictObject({ do: v.literal('reading'), readings }),
  v.strictObject({ do: v.literal('tooClose'), inches: tooClose }),
  v.strictObject({ do: v.literal('outline'), preset: outline, lay: v.exactOptional(reference) }),
  v.strictObject({ do: v.literal('dropOutline'), id: reference }),
]) satisfies v.GenericSchema<unknown, Action>

export const step = v.strictObject({ action, author: id }) satisfies v.GenericSchema<unknown, Step>
