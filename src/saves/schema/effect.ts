import * as v from 'valibot'
import type { Effect } from '../../games/effect.ts'
import { marks } from '../../games/mark.ts'
import { MOST_MODELS } from '../../table/limits.ts'
import { angle, coordinate, id, text, tokenCount } from './numbers.ts'
import { marked } from './table.ts'

/** It may name what is gone since: it then changes nothing. */
const model = v.string()

const effect = v.variant('do', [
  v.strictObject({ do: v.literal('hurt'), model, marked }),
  v.strictObject({ do: v.literal('mark'), model, mark: v.picklist(marks), on: v.boolean() }),
  v.strictObject({ do: v.literal('remove'), model }),
  v.strictObject({ do: v.literal('token'), model, token: id, count: tokenCount }),
  v.strictObject({ do: v.literal('put'), model, x: coordinate, y: coordinate, facing: angle }),
  v.strictObject({ do: v.literal('walk'), model, x: coordinate, y: coordinate, facing: angle }),
  v.strictObject({ do: v.literal('unit'), model, unit: text }),
  v.strictObject({ do: v.literal('forget'), model }),
]) satisfies v.GenericSchema<unknown, Effect>

/** What a procedure changes on the table. */
export const effects = v.pipe(v.array(effect), v.maxLength(MOST_MODELS))
