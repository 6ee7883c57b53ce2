import * as v from 'valibot'
import { leastDisruption as searched } from '../../../disruption/least-disruption.ts'
import { solidPolygon } from '../../../geometry/solid.ts'
import { base, discOf, extent, models, number, table } from '../../input.ts'
import { ask } from '../../question.ts'

const polygon = v.pipe(
  v.array(v.tuple([number, number], 'a point [x, y]'), 'a list of points [x, y]'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const made = solidPolygon(dataset.value.map(([x, y]) => ({ x, y })))
    if (typeof made !== 'string') return made
    addIssue({ message: made === 'fewPoints' ? 'a polygon of at least 3 points' : 'a polygon with an area' })
    return NEVER
  }),
)

const input = v.object(
  {
    mover: base,
    others: models,
    table,
    obstacles: v.optional(v.array(polygon, 'a list of polygons'), []),
    ms: v.optional(extent, 1000),
  },
  'an object with mover and others',
)

export const leastDisruption = ask(input, (given) => {
  const end = performance.now() + given.ms
  const found = searched(
    {
      mover: discOf(given.mover),
      others: given.others.map((model) => ({ id: model.id, disc: discOf(model) })),
      table: given.table ? { width: given.table.w, height: given.table.h } : null,
      obstacles: given.obstacles,
    },
    () => performance.now() < end,
  )
  if (found.kind === 'none') return { possible: false, proven: true }
  if (found.kind === 'unknown') return { possible: null, proven: false }
  const { best, proven, gap, optima, counted } = found
  return {
    possible: true,
    moved: best.moves.map(({ id }) => id).toSorted(),
    total: best.total,
    positions: Object.fromEntries(best.moves.map(({ id, to }) => [id, to])),
    proven,
    gap,
    optima: counted ? optima.length : null,
  }
})
