import { names } from '../../rules/sentence.ts'
import type { Verdict } from '../../rules/verdict.ts'
import { modelOf } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Model, Table } from '../document.ts'

/** How many of those in the way are named. */
const MOST_NAMED = 3

/**
 * The answer of a rule that is worked out for round bases alone, where models on others are asked about: that it is not for
 * them, who they are. Null where there are none, or where one of those it hangs on is gone.
 */
export function onlyRound(others: readonly Model[], table: Table, ...hangsOn: readonly string[]): Verdict | null {
  if (others.length === 0 || hangsOn.some((id) => !modelOf(table, id))) return null
  const list = names(...others.slice(0, MOST_NAMED).map((model) => model.name))
  return {
    clauses: [{ pip: null, sentence: say('onlyRound', {}) }],
    reasons: [{ verb: 'noted', sentence: say('notRound', { list }) }],
    readings: [],
    findings: [],
  }
}
