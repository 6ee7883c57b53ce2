import { atMost } from '../../geometry/tolerance.ts'
import { length, unit } from '../../geometry/vector.ts'
import { inches } from '../../rules/sentence.ts'
import { isTouch } from '../../rules/template/touch.ts'
import type { Clause, Judged, Reason, Verdict } from '../../rules/verdict.ts'
import { modelOf } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Model, Table } from '../document.ts'
import type { Measure } from '../lay.ts'
import { type MeasureOn, measureOn } from '../on/measure-on.ts'
import { anchorNamed } from './naming.ts'
import { judgedAs, slackOf, standingOf } from './standing.ts'

/** The model a measure hangs on at one of its ends. */
function held(table: Table, anchor: Measure['from']): Model | null {
  return anchor.kind === 'model' ? modelOf(table, anchor.id) : null
}

function distanceClause({ signedGap }: MeasureOn): Clause {
  if (isTouch(signedGap)) return { pip: null, sentence: say('contact', {}) }
  return {
    pip: null,
    sentence: signedGap > 0 ? say('gap', { gap: inches(signedGap) }) : say('overlap', { depth: inches(-signedGap) }),
  }
}

function limitSentence(limit: number, { signedGap, farthest }: MeasureOn) {
  const spare = limit - signedGap
  const held = { limit: inches(limit) }
  if (farthest !== null && farthest > Math.max(0, signedGap) && atMost(farthest, limit))
    return say('insideWholly', held)
  if (isTouch(spare)) return say('insideExactly', held)
  return spare > 0 ? say('inside', { ...held, by: inches(spare) }) : say('outside', { ...held, by: inches(-spare) })
}

/** What a limit means for the model a measure runs to; its witness runs from where the limit ends to the base's edge. */
function finding({ line, signedGap, farthest }: MeasureOn, limit: number, id: string, slack: number): Judged {
  const margin = limit - signedGap
  const { dx, dy } = unit(line.to.x - line.from.x, line.to.y - line.from.y)
  const way = length(line.to.x - line.from.x, line.to.y - line.from.y) === 0 || signedGap >= 0 ? 1 : -1
  const end = { x: line.to.x + dx * way * margin, y: line.to.y + dy * way * margin }
  const covered = atMost(signedGap, limit)
  const wholly = farthest !== null && atMost(farthest, limit)
  return judgedAs(
    { id, margin, covered, touchOnly: isTouch(margin), wholly, witness: { from: end, to: line.to } },
    slack,
  )
}

/** The answer a tape gives: the distance between edges, and how it stands to its limit. Null when a model is gone. */
export function judgedMeasure(table: Table, measure: Measure): Verdict | null {
  const lying = measureOn(table, measure)
  if (!lying) return null
  const { limit } = measure
  const from = anchorNamed(table, measure.from)
  const to = anchorNamed(table, measure.to)
  const target = held(table, measure.to)
  const origin = held(table, measure.from)
  const doubt = (origin?.doubt ?? 0) + (target?.doubt ?? 0)
  const slack = target ? slackOf(table, target, origin) : Math.max(table.tooClose, doubt)
  const inside = limit !== null && atMost(lying.signedGap, limit)
  const limits: Clause[] =
    limit === null
      ? []
      : [{ pip: standingOf(limit - lying.signedGap, inside, slack), sentence: limitSentence(limit, lying) }]
  const reasons: Reason[] = [
    {
      verb: 'measured',
      sentence: say('measuredFromTo', { from, to, gap: inches(Math.max(0, lying.signedGap)) }),
    },
  ]
  if (lying.farthest !== null && target)
    reasons.push({ verb: 'measured', sentence: say('measuredFarthest', { farthest: inches(lying.farthest) }) })
  return {
    clauses: [distanceClause(lying), { pip: null, sentence: say('fromTo', { from, to }) }, ...limits],
    reasons,
    readings: [],
    findings: limit === null || !target ? [] : [finding(lying, limit, target.id, slack)],
  }
}
