import { type Drift, type DriftEnd, drift, driftEnd } from '../rules/deviation.ts'
import { type Odds, odds } from '../rules/odds.ts'
import { bodiesOf, bodyOf, modelOf, tableReadings } from './bodies.ts'
import type { Table } from './document.ts'
import type { Deviation } from './lay.ts'

/** A drift as it stands on the table, and where it ends once both dice have fallen. */
export interface DriftOn extends Drift {
  readonly end: DriftEnd | null
}

/** Where a missed shot drifts; null when its origin or its target is gone. */
export function driftOn(table: Table, deviation: Deviation): DriftOn | null {
  const origin = modelOf(table, deviation.origin)
  const target = modelOf(table, deviation.target)
  if (!origin || !target) return null
  const { deviationCap: cap, rangeFrom, directions } = tableReadings(table)
  const drifting = drift({
    origin: bodyOf(origin).disc,
    target: bodyOf(target).disc,
    range: deviation.range,
    table: table.mat,
    cap,
    rangeFrom,
    directions,
  })
  const { direction, distance } = deviation
  const end = direction === null || distance === null ? null : driftEnd(drifting, direction, distance)
  return { ...drifting, end }
}

/** For every model, in how many of the 36 falls of the dice the blast catches it; empty when a model it hangs on is gone. */
export function oddsOn(table: Table, deviation: Deviation): Odds[] {
  const drifting = driftOn(table, deviation)
  if (!drifting) return []
  return odds(drifting, deviation.diameter / 2, bodiesOf(table), tableReadings(table).touch)
}
