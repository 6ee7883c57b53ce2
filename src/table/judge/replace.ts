import { inches, names } from '../../rules/sentence.ts'
import type { Verdict } from '../../rules/verdict.ts'
import { notRound } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Table } from '../document.ts'
import type { Replacing } from '../lay.ts'
import { replaceOn } from '../on/replace-on.ts'
import { entriesOf } from './entries.ts'
import { onlyRound } from './only-round.ts'
import { openOnes } from './readings.ts'

/** The answer about a replacement: where the new base goes, or that there is no room; null when the model is gone. */
export function judgedReplacing(table: Table, lay: Replacing): Verdict | null {
  const on = replaceOn(table, lay)
  if (!on) return onlyRound(notRound(table, [lay.model]), table, lay.model)
  const model = names(on.model.name)
  const { nearest } = on
  const sentence = !nearest
    ? say('replaceNowhere', { model })
    : nearest.at
      ? say('replaceAt', { model, off: inches(nearest.distance) })
      : say('replaceSeveral', { off: inches(nearest.distance) })
  const { radius } = on
  // The new base comes into play where it is put down.
  const entries = nearest?.at
    ? entriesOf(table, { name: on.model.name, radius, path: [nearest.at], isPlaced: true })
    : []
  return {
    clauses: [{ pip: nearest ? 'covered' : 'clear', sentence }],
    reasons: [
      { verb: nearest ? 'eligible' : 'fails', sentence },
      { verb: 'measured', sentence: say('replaceRoom', { shift: inches(on.shift) }) },
      ...entries,
    ],
    readings: entries.length > 0 ? openOnes(table, 'enterBy') : [],
    findings: [],
  }
}
