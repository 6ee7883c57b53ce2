import type { Disc } from '../../geometry/disc.ts'
import { inches } from '../../rules/sentence.ts'
import { underBlast } from '../../rules/template/blast.ts'
import type { Judged, Verdict } from '../../rules/verdict.ts'
import { bodyOf, modelOf, tableReadings } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Model, Table } from '../document.ts'
import type { Blast } from '../lay.ts'
import { blastOn } from '../on/blast-on.ts'
import { entriesInto } from './entries.ts'
import { anchorNamed, namesOn } from './naming.ts'
import { openOnes } from './readings.ts'
import { judgedAs, slackOf } from './standing.ts'
import { templateClauses, templateReasons } from './template.ts'

/** What a round template means for every model of a table; its place hangs on some of them. */
export function judgedUnder(table: Table, template: Disc, ...hangsOn: readonly (Model | null)[]): Judged[] {
  const { touch } = tableReadings(table)
  return table.models.map((model) =>
    judgedAs(underBlast(template, bodyOf(model), touch), slackOf(table, model, ...hangsOn)),
  )
}

/** The answer about a blast; null when it lies nowhere. */
export function judgedBlast(table: Table, blast: Blast): Verdict | null {
  const template = blastOn(table, blast)
  if (!template) return null
  const on = blast.at.kind === 'model' ? modelOf(table, blast.at.id) : null
  const findings = judgedUnder(table, template, on)
  const nameOf = namesOn(table)
  const laid = say('laidBlast', { diameter: inches(blast.diameter), at: anchorNamed(table, blast.at) })
  const entries = entriesInto(table, template)
  return {
    clauses: templateClauses(findings, nameOf),
    reasons: [{ verb: 'laid', sentence: laid }, ...templateReasons(findings, nameOf), ...entries],
    readings: entries.length > 0 ? openOnes(table, 'touch', 'enterBy') : openOnes(table, 'touch'),
    findings,
  }
}
