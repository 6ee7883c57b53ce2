import type { Measured } from '../games/measured.ts'
import { shapeGap } from '../geometry/shape/shape-gap.ts'
import { modelOf, shapeOfModel } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import { slackOf } from '../table/judge/standing.ts'

/** What is measured to one who is gone: it lies nowhere, beyond any range. */
const NOWHERE: Measured = {
  gap: Number.POSITIVE_INFINITY,
  line: { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
  slack: 0,
}

/** The distance from one model's base to another's on a table; infinite where one of them is gone. */
export function measuredOn(table: Table, from: string, to: string): Measured {
  const [a, b] = [modelOf(table, from), modelOf(table, to)]
  if (!a || !b) return NOWHERE
  const { signedGap, witness } = shapeGap(shapeOfModel(a), shapeOfModel(b))
  return { gap: signedGap, line: witness, slack: slackOf(table, b, a) }
}
