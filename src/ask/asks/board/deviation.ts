import * as v from 'valibot'
import { fraction, written } from '../../../chance/fraction.ts'
import { drift, driftEnds } from '../../../rules/template/deviation.ts'
import { odds } from '../../../rules/template/odds.ts'
import { base, bodyOf, discOf, edgeOrCentre, models, size, table, touch } from '../../input.ts'
import { ask } from '../../question.ts'

const input = v.object(
  {
    origin: base,
    target: base,
    rng: size,
    table,
    capMeasure: edgeOrCentre,
    rangeFrom: edgeOrCentre,
    aoeIn: size,
    models,
    touch,
  },
  'an object with origin, target, rng, aoeIn and models',
)

export const deviation = ask(input, (given) => {
  const drifting = drift({
    origin: discOf(given.origin),
    target: discOf(given.target),
    range: given.rng,
    table: given.table ? { width: given.table.w, height: given.table.h } : null,
    cap: given.capMeasure,
    rangeFrom: given.rangeFrom,
    directions: 'clockwise',
  })
  const chances = odds(drifting, given.aoeIn / 2, given.models.map(bodyOf), given.touch)
  return {
    inRange: drifting.inRange,
    start: drifting.start,
    cap: drifting.cap,
    points: driftEnds(drifting).map((ends) =>
      ends.map(({ at: { x, y }, length: dist, cutBy }) => ({ x, y, dist, ...(cutBy === 'edge' && { clamped: true }) })),
    ),
    hits36: Object.fromEntries(chances.map(({ id, hits }) => [id, hits])),
    prob: Object.fromEntries(chances.map(({ id, hits }) => [id, written(fraction(hits, 36))])),
  }
})
