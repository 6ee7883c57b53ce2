import { chance, count, inches, names } from '../../rules/sentence.ts'
import type { Clause, Judged, Reason, Verdict } from '../../rules/verdict.ts'
import { modelOf, tableReadings } from '../bodies.ts'
import { say, type VerbCode } from '../codes.ts'
import type { Table } from '../document.ts'
import type { Deviation } from '../lay.ts'
import { type DriftOn, driftOn, oddsOn } from '../on/drift-on.ts'
import { judgedUnder } from './blast.ts'
import { namesOn } from './naming.ts'
import { openOnes } from './readings.ts'
import { type NameOf, templateClauses, templateReasons } from './template.ts'

/** How many of the likeliest the reasons name. */
const MOST_LIKELY = 3

const reason = (verb: VerbCode, sentence: Reason['sentence']): Reason => ({ verb, sentence })
const clause = (sentence: Clause['sentence']): Clause => ({ pip: null, sentence })

/** The dice that have yet to fall; null when both have. */
function waiting({ direction, distance }: Deviation): Clause | null {
  if (direction !== null && distance !== null) return null
  if (direction !== null) return clause(say('rollDistance', { direction: count(direction) }))
  if (distance !== null) return clause(say('rollDirection', { distance: count(distance) }))
  return clause(say('rollBoth', {}))
}

function shot({ range }: Deviation, { inRange, gap }: DriftOn): Clause {
  return clause(
    inRange
      ? say('shotInRange', { gap: inches(Math.max(0, gap)) })
      : say('shotOutOfRange', { short: inches(gap - range) }),
  )
}

/** Why a hit doesn't drift: it is in range, and the blast stays on its target. */
function hitReasons({ range, ...lay }: Deviation, drift: DriftOn, nameOf: NameOf): Reason[] {
  const origin = names(nameOf(lay.origin))
  const target = names(nameOf(lay.target))
  const gap = inches(Math.max(0, drift.gap))
  return [
    reason('measured', say('shotWithin', { origin, target, gap, range: inches(range) })),
    reason('hit', say('hitNoDrift', { target })),
    reason('laid', say('laidBlast', { diameter: inches(lay.diameter), at: target })),
  ]
}

/** Where the drift starts and what bounds it, and under which readings. */
function start(table: Table, { range, ...lay }: Deviation, drift: DriftOn, nameOf: NameOf): Reason[] {
  const { deviationCap, rangeFrom } = tableReadings(table)
  const origin = names(nameOf(lay.origin))
  const target = names(nameOf(lay.target))
  const gap = inches(Math.max(0, drift.gap))
  const cap = inches(drift.cap)
  if (drift.inRange) {
    const half = { cap, distance: inches(drift.capOf) }
    return [
      reason('measured', say('shotWithin', { origin, target, gap, range: inches(range) })),
      reason('started', say('startsAtTarget', { target })),
      reason('capped', deviationCap === 'edge' ? say('halfOfGap', half) : say('halfOfCentres', half)),
    ]
  }
  const line = { origin, target, range: inches(range) }
  return [
    reason('measured', say('shotBeyond', { ...line, gap, short: inches(drift.gap - range) })),
    reason('started', say(rangeFrom === 'edge' ? 'startsAtRangeFromEdge' : 'startsAtRangeFromCentre', line)),
    reason('capped', say('halfOfRange', { cap, range: inches(range) })),
  ]
}

/** What fell, how far that went, and what cut it. */
function fall({ direction, distance }: Deviation, { end }: DriftOn): Reason[] {
  const way = direction === null ? null : count(direction)
  const far = distance === null ? null : count(distance)
  if (way && far === null) return [reason('rolled', say('fellDirection', { direction: way }))]
  if (far && way === null) return [reason('rolled', say('fellDistance', { distance: far }))]
  if (!way || !far || !end) return []
  const moved =
    end.uncut < end.rolled
      ? say('movedToCap', { length: inches(end.uncut), direction: way, rolled: inches(end.rolled) })
      : say('movedFull', { length: inches(end.uncut), direction: way })
  return [
    reason('rolled', say('fell', { direction: way, distance: far })),
    reason('moved', moved),
    ...(end.cutBy === 'edge'
      ? [reason('cut', say('stoppedAtEdge', { length: inches(end.length), uncut: inches(end.uncut) }))]
      : []),
  ]
}

function likeliest(table: Table, lay: Deviation) {
  return oddsOn(table, lay)
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, MOST_LIKELY)
}

/** The answer about a missed shot: before the dice how it may fall, after them who is caught. Null when a model is gone. */
export function judgedDeviation(table: Table, lay: Deviation): Verdict | null {
  const drift = driftOn(table, lay)
  if (!drift) return null
  const nameOf = namesOn(table)
  const readings = drift.inRange
    ? openOnes(table, 'touch', 'deviationCap', 'directions')
    : openOnes(table, 'touch', 'rangeFrom', 'directions')
  const reasons = [...start(table, lay, drift, nameOf), ...fall(lay, drift)]
  const waits = drift.hit ? null : waiting(lay)
  if (waits || !drift.end) {
    const likely = likeliest(table, lay).map(({ id, hits }) => ({ name: names(nameOf(id)), chance: chance(hits, 36) }))
    const [first] = likely
    return {
      clauses: [shot(lay, drift), ...(waits ? [waits] : []), ...(first ? [clause(say('likeliest', first))] : [])],
      reasons: [...reasons, ...likely.map((one) => reason('odds', say('likely', one)))],
      readings,
      findings: [],
    }
  }
  const template = { centre: drift.end.at, radius: lay.diameter / 2 }
  const findings: Judged[] = judgedUnder(table, template, modelOf(table, lay.origin), modelOf(table, lay.target))
  const laid = drift.hit
    ? hitReasons(lay, drift, nameOf)
    : [...reasons, reason('laid', say('laidDriftedBlast', { diameter: inches(lay.diameter) }))]
  return {
    clauses: templateClauses(findings, nameOf),
    reasons: [...laid, ...templateReasons(findings, nameOf)],
    readings: drift.hit ? openOnes(table, 'touch') : readings,
    findings,
  }
}
