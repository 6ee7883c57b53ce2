import * as v from 'valibot'
import { wrong } from './wrong.ts'

/** A kind of question: what its input must be, and the answer to it. */
export interface Ask {
  /** The answer to a raw input, or the sentence that says what is wrong with it. */
  answer(
    input: unknown,
  ): { readonly ok: true; readonly answer: object } | { readonly ok: false; readonly error: string }
}

/** An ask from the schema of its input and the function that answers it. */
export function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: (input: v.InferOutput<Schema>) => object,
): Ask {
  return {
    answer(input) {
      const parsed = v.safeParse(schema, input)
      if (!parsed.success) return { ok: false, error: wrong(parsed.issues[0]) }
      return { ok: true, answer: answer(parsed.output) }
    },
  }
}
