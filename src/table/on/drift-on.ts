import { type Drift, type DriftEnd, drift, driftEnd } from '../../rules/template/deviation.ts'
import { type Odds, odds } from '../../rules/template/odds.ts'
import { bodiesOf, modelOf, shapeOfModel, tableReadings } from '../bodies.ts'
import type { Table } from '../document.ts'
import type { Deviation } from '../lay.ts'

/** A drift as it stands on the table, and where it ends once both dice have fallen, or at once where the shot hit. */
export interface DriftOn extends Drift {
  /** Whether the shot hit: said so and within range, for out of range there is no hit. */
  readonly hit: boolean
  readonly end: DriftEnd | null
}

/** The end of a shot that hit: it stays where it was aimed. */
const unmoved = ({ start }: Drift): DriftEnd => ({ at: start, length: 0, uncut: 0, rolled: 0, cutBy: 'none' })

function fallen(drifting: Drift, { direction, distance }: Deviation): DriftEnd | null {
  return direction === null || distance === null ? null : driftEnd(drifting, direction, distance)
}

/** Where a missed shot drifts; null when its origin or its target is gone. */
export function driftOn(table: Table, deviation: Deviation): DriftOn | null {
  const origin = modelOf(table, deviation.origin)
  const target = modelOf(table, deviation.target)
  if (!origin || !target) return null
  const { deviationCap: cap, rangeFrom, directions } = tableReadings(table)
  const drifting = drift({
    origin: shapeOfModel(origin),
    target: shapeOfModel(target),
    range: deviation.range,
    table: table.mat,
    cap,
    rangeFrom,
    directions,
  })
  const hit = deviation.hit && drifting.inRange
  return { ...drifting, hit, end: hit ? unmoved(drifting) : fallen(drifting, deviation) }
}

/** For every model, in how many of the 36 falls of the dice the blast catches it; empty when a model it hangs on is gone. */
export function oddsOn(table: Table, deviation: Deviation): Odds[] {
  const drifting = driftOn(table, deviation)
  if (!drifting) return []
  return odds(drifting, deviation.diameter / 2, bodiesOf(table), tableReadings(table).touch)
}
