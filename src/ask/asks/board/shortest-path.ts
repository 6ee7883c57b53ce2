import * as v from 'valibot'
import { radians } from '../../../geometry/angle.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { shortestPath as pathOf } from '../../../rules/shortest-path.ts'
import { base, discOf, number, place, size, table } from '../../input.ts'
import { ask } from '../../question.ts'

const arc = v.object({ x: number, y: number, facingDeg: number }, 'a front arc with x, y and facingDeg')

const input = v.object(
  {
    mover: base,
    goal: place,
    obstacles: v.array(base, 'a list of bases'),
    frontArcs: v.optional(v.array(arc, 'a list of front arcs'), []),
    table,
    maxLength: v.optional(v.nullable(size)),
  },
  'an object with mover, goal and obstacles',
)

export const shortestPath = ask(input, ({ mover, goal, obstacles, frontArcs, table: mat, maxLength }) => {
  const walk = pathOf(discOf(mover), goal, {
    others: obstacles.map(discOf),
    behind: frontArcs.map(({ x, y, facingDeg }) => ({
      disc: { centre: { x, y }, radius: 0 },
      facing: radians(facingDeg),
    })),
    table: mat ? { width: mat.w, height: mat.h } : null,
  })
  const length = walk?.length ?? null
  return {
    length,
    reachable: length !== null,
    withinMax: length !== null && atMost(length, maxLength ?? Number.POSITIVE_INFINITY),
    path: walk?.points.map(({ x, y }) => [x, y]) ?? null,
  }
})
