import type { RectangularBody } from '../../rules/body.ts'
import { type Quarter, type QuarterFinding, quarterOf } from '../../rules/quarters.ts'
import { count, degrees, margins, names } from '../../rules/sentence.ts'
import type { Clause, Reason, Verdict } from '../../rules/verdict.ts'
import { modelOf } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Model, Table } from '../document.ts'
import type { Arc } from '../lay.ts'
import { facingOf } from '../place/facing.ts'
import { slackOf, standingOf } from './standing.ts'

/** How many models each of the lists names. */
const MOST_NAMED = 4

/** A model and the quarter its centre lies in. */
interface Found extends QuarterFinding {
  readonly model: Model
}

const FLANKS: readonly Quarter[] = ['left', 'right']

/** Where the one that attacks stands, and by how much. */
function attackerClause(table: Table, { model, quarter, margin }: Found, target: Model): Clause {
  const name = names(model.name)
  const pip = standingOf(margin, quarter !== 'front', slackOf(table, model, target))
  if (quarter === 'front') return { pip, sentence: say('inItsFront', { name }) }
  if (quarter === 'rear') return { pip, sentence: say('inItsRear', { name }) }
  return { pip, sentence: say(quarter === 'left' ? 'inItsLeft' : 'inItsRight', { name }) }
}

function countClauses(found: readonly Found[]): Clause[] {
  const many = (quarters: readonly Quarter[]) => count(found.filter(({ quarter }) => quarters.includes(quarter)).length)
  const [front, flanks, rear] = [many(['front']), many(FLANKS), many(['rear'])]
  return [
    ...(front.value > 0 ? [{ pip: null, sentence: say('frontMany', { count: front }) }] : []),
    ...(flanks.value > 0 ? [{ pip: null, sentence: say('flankMany', { count: flanks }) }] : []),
    ...(rear.value > 0 ? [{ pip: null, sentence: say('rearMany', { count: rear }) }] : []),
  ]
}

function listReasons(found: readonly Found[]): Reason[] {
  const list = (quarter: Quarter) =>
    found
      .filter((one) => one.quarter === quarter)
      .toSorted((a, b) => a.margin - b.margin)
      .slice(0, MOST_NAMED)
      .map(({ model, margin }) => ({ name: model.name, margin }))
  const codes = { front: 'inFront', left: 'inLeft', right: 'inRight', rear: 'inRear' } as const
  return (['front', 'left', 'right', 'rear'] as const).flatMap((quarter): Reason[] => {
    const named = list(quarter)
    return named.length > 0 ? [{ verb: 'measured', sentence: say(codes[quarter], { list: margins(named) }) }] : []
  })
}

/** The answer about the arcs of a model on a rectangular base: in which quarter its attacker stands, or everybody. */
export function judgedQuarters(table: Table, arc: Arc, target: Model, { rectangle }: RectangularBody): Verdict {
  const faces: Reason = {
    verb: 'faces',
    sentence: say('laidQuarters', { name: names(target.name), facing: degrees(facingOf(target.facing)) }),
  }
  const attacker = arc.attacker === null || arc.attacker === target.id ? null : modelOf(table, arc.attacker)
  const others = attacker ? [attacker] : table.models.filter(({ id }) => id !== target.id)
  const found = others.map((model): Found => ({ model, ...quarterOf(rectangle, model) }))
  const [only] = found
  const clauses = attacker && only ? [attackerClause(table, only, target)] : countClauses(found)
  return {
    clauses: clauses.length > 0 ? clauses : [{ pip: null, sentence: say('noBases', {}) }],
    reasons: [faces, ...listReasons(found)],
    readings: [],
    findings: [],
  }
}
