import type { Result } from './procedure.ts'

/** Nothing is said, and nothing changes. */
export const NOTHING: Result = { said: [], effects: [] }

/** Several results as one, in their order. */
export function together(results: readonly Result[]): Result {
  return { said: results.flatMap(({ said }) => said), effects: results.flatMap(({ effects }) => effects) }
}
