import { inches, names, percent } from '../../rules/sentence.ts'
import type { Sight } from '../../rules/sight/sight.ts'
import type { Clause, Judged, Reason, Verdict } from '../../rules/verdict.ts'
import { modelOf, notRound } from '../bodies.ts'
import { say, type VerbCode } from '../codes.ts'
import type { Table } from '../document.ts'
import type { SightLay } from '../lay.ts'
import { type SightOn, sightOn } from '../on/sight-on.ts'
import { namesOn } from './naming.ts'
import { onlyRound } from './only-round.ts'
import { openOnes } from './readings.ts'
import { slackOf } from './standing.ts'
import type { NameOf } from './template.ts'

const reason = (verb: VerbCode, sentence: Reason['sentence']): Reason => ({ verb, sentence })

/** What a blocker is called: a model's name, or a piece of terrain's. */
function blockersOf({ blockers }: Sight, table: Table, nameOf: NameOf): string[] {
  return blockers.map(({ id, kind }) =>
    kind === 'body' ? nameOf(id) : (table.terrain.find((piece) => piece.id === id)?.name ?? ''),
  )
}

/** One way of sight in a sentence: that it is free, or what stops it. */
function sentenceOf(one: Sight, viewer: string, target: string, table: Table, nameOf: NameOf): Reason['sentence'] {
  const who = { viewer: names(viewer), target: names(target) }
  const woods = { through: inches(one.throughWoods ?? 0), depth: inches(one.depth ?? 0) }
  switch (one.reason) {
    case 'contact':
      return say('inContact', who)
    case 'clear':
      return say('sees', who)
    case 'throughWoods':
      return say('seesThroughWoods', { ...who, ...woods })
    case 'behind':
      return say('behindViewer', who)
    case 'tooDeep':
      return say('tooDeepInWoods', { ...who, ...woods })
    case 'blocked':
      return say('blockedBy', { ...who, blockers: names(...blockersOf(one, table, nameOf)) })
  }
}

/** Whether one sees another past things so near to every free line that it is too close to call: by less than `slack` inches. */
const isNarrow = ({ seen, room }: Sight, slack: number) => seen && room !== null && room < slack

/** The line drawn for one way: the free one, or one that each blocker alone blocks. */
function findingsOf({ there, to }: SightOn, slack: number): Judged[] {
  const lines = there.line ? [there.line] : there.blockers.map(({ line }) => line)
  const standing = isNarrow(there, slack) ? 'grazed' : there.seen ? 'covered' : 'clear'
  const common = { id: to.id, margin: 0, covered: there.seen, touchOnly: false, wholly: false, slack: 0 } as const
  return lines.map((witness) => ({ ...common, standing, witness }))
}

/** The answer about a line of sight, there and back; null when a model is gone. */
export function judgedSight(table: Table, lay: SightLay): Verdict | null {
  const on = sightOn(table, lay)
  if (!on) return onlyRound(notRound(table, [lay.from, lay.to]), table, lay.from, lay.to)
  const nameOf = namesOn(table)
  const [from, to] = [nameOf(lay.from), nameOf(lay.to)]
  const { there, back, cover } = on
  const [viewer, seen] = [modelOf(table, lay.from), modelOf(table, lay.to)]
  const slack = seen ? slackOf(table, seen, viewer) : table.tooClose
  const covering = table.terrain.filter(({ id }) => on.covering.includes(id)).map((piece) => piece.name)
  const clause = (one: Sight, viewer: string, target: string): Clause => ({
    pip: isNarrow(one, slack) ? 'grazed' : one.seen ? 'covered' : 'clear',
    sentence: say(one.seen ? 'sees' : 'seesNot', { viewer: names(viewer), target: names(target) }),
  })
  const hidden =
    cover.fromCentre > 0
      ? say('hiddenShare', {
          target: names(to),
          share: percent(cover.fromCentre),
          anywhere: percent(cover.fromAnywhere),
        })
      : say('hiddenNone', { target: names(to) })
  return {
    clauses: [
      // What is in the way is told at once; the way back is mostly blocked by the same.
      there.reason === 'blocked'
        ? { pip: 'clear', sentence: sentenceOf(there, from, to, table, nameOf) }
        : clause(there, from, to),
      clause(back, to, from),
    ],
    reasons: [
      reason(there.seen ? 'seen' : 'unseen', sentenceOf(there, from, to, table, nameOf)),
      ...(there.room !== null && there.seen
        ? [reason(isNarrow(there, slack) ? 'tooClose' : 'measured', say('roomBeside', { room: inches(there.room) }))]
        : []),
      reason('hidden', hidden),
      ...(covering.length > 0
        ? [reason('hidden', say('coverFrom', { target: names(to), pieces: names(...covering) }))]
        : []),
      reason(back.seen ? 'seen' : 'unseen', sentenceOf(back, to, from, table, nameOf)),
      reason('noted', say(table.heights ? 'judgedByHeights' : 'judgedInPlan', {})),
    ],
    readings: openOnes(table, 'sightModels', 'sightTangent', 'sightArc', 'sightElevated'),
    findings: findingsOf(on, slack),
  }
}
