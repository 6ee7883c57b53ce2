import { count, degrees, inches, names } from '../../rules/sentence.ts'
import { underSpray } from '../../rules/template/spray.ts'
import type { Clause, Judged, Reason, Verdict } from '../../rules/verdict.ts'
import { bodyOf, modelOf, notRound, tableReadings } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Model, Table } from '../document.ts'
import type { Spray } from '../lay.ts'
import { sparedOn } from '../on/sight-on.ts'
import { sprayOn } from '../on/spray-on.ts'
import { facingOf } from '../place/facing.ts'
import { namesOn } from './naming.ts'
import { openOnes } from './readings.ts'
import { judgedAs, slackOf } from './standing.ts'
import { type NameOf, templateClauses, templateReasons } from './template.ts'

function laid({ size, origin, aim }: Spray, nameOf: NameOf): Reason {
  const from = { size: inches(size), origin: names(nameOf(origin)) }
  const sentence =
    aim.kind === 'model'
      ? say('laidSpray', { ...from, target: names(nameOf(aim.id)) })
      : say('laidSprayBearing', { ...from, bearing: degrees(facingOf(aim.degrees)) })
  return { verb: 'laid', sentence }
}

/** That the target itself need not be covered is worth a word where it isn't. */
function notes({ aim }: Spray, findings: readonly Judged[], approximate: boolean, nameOf: NameOf): Reason[] {
  const uncovered = aim.kind === 'model' && findings.some(({ id, covered }) => id === aim.id && !covered)
  return [
    ...(uncovered
      ? [{ verb: 'noted', sentence: say('targetUncovered', { target: names(nameOf(aim.id)) }) } satisfies Reason]
      : []),
    ...(approximate ? [{ verb: 'noted', sentence: say('outlineApproximate', {}) } satisfies Reason] : []),
  ]
}

/** That terrain may hide a base that isn't round from the spray is left to the players, and said. */
function unjudged(table: Table, origin: Model, findings: readonly Judged[]): Reason[] {
  const covered = findings.filter((one) => one.covered).map(({ id }) => id)
  if (table.terrain.length === 0 || covered.length === 0) return []
  const list = notRound(table, [...covered, origin.id]).map((model) => model.name)
  return list.length === 0 ? [] : [{ verb: 'noted', sentence: say('hidingNotRound', { list: names(...list) }) }]
}

/** Those a spray covers but may not hit, as terrain alone hides them wholly from its origin. */
function sparedClauses(spared: readonly Judged[]): Clause[] {
  return spared.length === 0 ? [] : [{ pip: null, sentence: say('sparedMany', { count: count(spared.length) }) }]
}

function sparedReasons(spared: readonly Judged[], nameOf: NameOf): Reason[] {
  const list = names(...spared.map(({ id }) => nameOf(id)))
  return spared.length === 0 ? [] : [{ verb: 'spared', sentence: say('spared', { list }) }]
}

/** The answer about a spray, its origin left out; null when it lies nowhere. */
export function judgedSpray(table: Table, spray: Spray): Verdict | null {
  const lying = sprayOn(table, spray)
  const origin = modelOf(table, spray.origin)
  if (!lying || !origin) return null
  const { touch } = tableReadings(table)
  const findings: Judged[] = []
  for (const model of table.models) {
    if (model.id !== origin.id)
      findings.push(judgedAs(underSpray(lying.outline, bodyOf(model), touch), slackOf(table, model, origin)))
  }
  const nameOf = namesOn(table)
  const isSpared = ({ id, covered }: Judged) => covered && sparedOn(table, origin.id, id)
  const spared = findings.filter(isSpared).map((one): Judged => ({ ...one, covered: false, standing: 'clear' }))
  const reached = spared.length === 0 ? findings : findings.filter((one) => !spared.some(({ id }) => id === one.id))
  return {
    clauses: [...templateClauses(reached, nameOf), ...sparedClauses(spared)],
    reasons: [
      laid(spray, nameOf),
      ...templateReasons(reached, nameOf),
      ...sparedReasons(spared, nameOf),
      ...unjudged(table, origin, findings),
      ...notes(spray, findings, lying.approximate, nameOf),
    ],
    readings: openOnes(table, 'touch'),
    findings: [...reached, ...spared],
  }
}
