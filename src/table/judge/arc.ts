import { directionOf } from '../../geometry/angle.ts'
import { pathLength } from '../../geometry/path.ts'
import { type ArcFinding, arcOf } from '../../rules/arc.ts'
import type { BackStrike } from '../../rules/back-strike.ts'
import { isRoundBody } from '../../rules/body.ts'
import { count, degrees, inches, margins, names } from '../../rules/sentence.ts'
import { isTouch } from '../../rules/template/touch.ts'
import type { Clause, Judged, Reason, Verdict } from '../../rules/verdict.ts'
import { bodyOf, modelOf, shapeOfModel, tableReadings } from '../bodies.ts'
import { say, type VerbCode } from '../codes.ts'
import type { Model, Table } from '../document.ts'
import type { Arc } from '../lay.ts'
import { type ArcOn, arcOn } from '../on/arc-on.ts'
import { facingOf } from '../place/facing.ts'
import { namesOn } from './naming.ts'
import { judgedQuarters } from './quarters.ts'
import { openOnes } from './readings.ts'
import { judgedAs, slackOf } from './standing.ts'
import type { NameOf } from './template.ts'

/** How many models each of the lists names. */
const MOST_NAMED = 4

const reason = (verb: VerbCode, sentence: Reason['sentence']): Reason => ({ verb, sentence })

/** The attacker at its deepest: from the dividing line to the part of its base that counts, straight along the facing. */
function finding(table: Table, on: ArcOn, strike: BackStrike, attacker: Model, target: Model): Judged {
  const { cos, sin } = directionOf(on.facing)
  const { backArc } = tableReadings(table)
  const ahead = backArc === 'whole' ? (on.attackerReach ?? 0) : 0
  const foremost = { x: strike.deepestAt.x + ahead * cos, y: strike.deepestAt.y + ahead * sin }
  const onLine = { x: foremost.x - strike.deepest * cos, y: foremost.y - strike.deepest * sin }
  const margin = -strike.deepest
  return judgedAs(
    {
      id: attacker.id,
      margin,
      covered: strike.eligible,
      touchOnly: isTouch(margin),
      wholly: on.stands?.arc === 'back',
      witness: { from: onLine, to: foremost },
    },
    slackOf(table, attacker, target),
  )
}

function answer(on: ArcOn, strike: BackStrike, { standing, margin }: Judged, target: string): Clause {
  const by = inches(Math.abs(margin))
  const name = names(target)
  if (strike.eligible) return { pip: standing, sentence: say('backStrike', { name, by }) }
  if (!strike.firstEntry || on.path.length < 2) return { pip: standing, sentence: say('noBackStrike', { name, by }) }
  return { pip: standing, sentence: say('noBackStrikeAfter', { name, along: inches(strike.firstEntry), by }) }
}

function steps(
  on: ArcOn,
  strike: BackStrike,
  { id, margin, standing, slack, covered, touchOnly }: Judged,
  nameOf: NameOf,
): Reason[] {
  const name = names(nameOf(id))
  const by = inches(Math.abs(margin))
  const legs = on.path.length - 1
  const walk =
    legs > 0 ? say('walked', { name, length: inches(pathLength(on.path)), legs: count(legs) }) : say('stands', { name })
  const fails = strike.firstEntry
    ? say('crossesAfter', { name, along: inches(strike.firstEntry) })
    : say(on.onlyAttack ? 'attacksAcross' : 'startsAcross', { name, by })
  const close = standing === 'grazed' && !touchOnly
  return [
    ...(on.onlyAttack ? [] : [reason('walked', walk)]),
    ...(strike.eligible ? [reason('eligible', say('staysBehind', { name, by }))] : [reason('fails', fails)]),
    ...(strike.eligible ? [] : [reason('noted', say('deepest', { by }))]),
    ...(close
      ? [reason('tooClose', say(covered ? 'tooCloseOver' : 'tooCloseShort', { name, by, slack: inches(slack) }))]
      : []),
  ]
}

/** With no attacker named: who stands in which arc. */
function surroundings(table: Table, target: Model, nameOf: NameOf): Pick<Verdict, 'clauses' | 'reasons'> {
  const body = bodyOf(target)
  const found = table.models
    .filter(({ id }) => id !== target.id)
    .map((model) => arcOf(body, model.id, shapeOfModel(model)))
  const inArc = (arc: ArcFinding['arc']) => found.filter((one) => one.arc === arc)
  const behind = inArc('back').sort((a, b) => a.behindBy - b.behindBy)
  const front = inArc('front').sort((a, b) => a.aheadBy - b.aheadBy)
  const both = inArc('both')
  const clause = (many: number, sentence: Clause['sentence']): Clause[] => (many > 0 ? [{ pip: null, sentence }] : [])
  const list = (of: readonly ArcFinding[], margin: (one: ArcFinding) => number) => ({
    list: margins(of.slice(0, MOST_NAMED).map((one) => ({ name: nameOf(one.id), margin: margin(one) }))),
  })
  const one = (some: readonly ArcFinding[], sentence: Reason['sentence']) =>
    some.length > 0 ? [reason('measured', sentence)] : []
  return {
    clauses:
      found.length === 0
        ? [{ pip: null, sentence: say('noBases', {}) }]
        : [
            ...clause(behind.length, say('behindMany', { count: count(behind.length) })),
            ...clause(both.length, say('acrossMany', { count: count(both.length) })),
            ...clause(front.length, say('aheadMany', { count: count(front.length) })),
          ],
    reasons: [
      ...one(
        behind,
        say(
          'inBackArc',
          list(behind, (finding) => finding.behindBy),
        ),
      ),
      ...one(both, say('inBothArcs', { list: names(...both.slice(0, MOST_NAMED).map(({ id }) => nameOf(id))) })),
      ...one(
        front,
        say(
          'inFrontArc',
          list(front, (finding) => finding.aheadBy),
        ),
      ),
    ],
  }
}

/** The answer about a model's arcs: whether its attacker has a back strike, or who stands where. Null when it is gone. */
export function judgedArc(table: Table, arc: Arc): Verdict | null {
  const on = arcOn(table, arc)
  const target = modelOf(table, arc.target)
  if (!on || !target) return null
  const body = bodyOf(target)
  if (!isRoundBody(body)) return judgedQuarters(table, arc, target, body)
  const nameOf = namesOn(table)
  const faces = say('laidArcs', { name: names(target.name), facing: degrees(facingOf(target.facing)) })
  const attacker = arc.attacker === null ? null : modelOf(table, arc.attacker)
  if (!on.backStrike || !attacker) {
    const { clauses, reasons } = surroundings(table, target, nameOf)
    const unjudged = attacker ? [reason('noted', say('walkNotRound', { name: names(attacker.name) }))] : []
    return { clauses, reasons: [reason('faces', faces), ...unjudged, ...reasons], readings: [], findings: [] }
  }
  const judged = finding(table, on, on.backStrike, attacker, target)
  return {
    clauses: [answer(on, on.backStrike, judged, target.name)],
    reasons: [reason('faces', faces), ...steps(on, on.backStrike, judged, nameOf)],
    readings: openOnes(table, 'backArc', 'backStrikeWhen'),
    findings: [judged],
  }
}
