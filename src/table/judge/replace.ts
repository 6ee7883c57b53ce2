import { inches, names } from '../../rules/sentence.ts'
import type { Verdict } from '../../rules/verdict.ts'
import { say } from '../codes.ts'
import type { Table } from '../document.ts'
import type { Replacing } from '../lay.ts'
import { replaceOn } from '../replace-on.ts'

/** The answer about a replacement: where the new base goes, or that there is no room; null when the model is gone. */
export function judgedReplacing(table: Table, lay: Replacing): Verdict | null {
  const on = replaceOn(table, lay)
  if (!on) return null
  const model = names(on.model.name)
  const { nearest } = on
  const sentence = !nearest
    ? say('replaceNowhere', { model })
    : nearest.at
      ? say('replaceAt', { model, off: inches(nearest.distance) })
      : say('replaceSeveral', { off: inches(nearest.distance) })
  return {
    clauses: [{ pip: nearest ? 'covered' : 'clear', sentence }],
    reasons: [
      { verb: nearest ? 'eligible' : 'fails', sentence },
      { verb: 'measured', sentence: say('replaceRoom', { shift: inches(on.shift) }) },
    ],
    readings: [],
    findings: [],
  }
}
