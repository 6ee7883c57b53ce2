// Least disruption, held against other ways to make room on the same scenes, and the time until it is proven.
// Run by `npm run bench`; what isn't installed is left out with a word.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bandOf } from '../../src/disruption/band.ts'
import { overlapped } from '../../src/disruption/depth.ts'
import type { Landing } from '../../src/disruption/landing.ts'
import { leastDisruption } from '../../src/disruption/least-disruption.ts'
import { putInOrder } from '../../src/disruption/place/greedy.ts'
import type { Point } from '../../src/geometry/point.ts'
import { fromSolid, solidPolygon } from '../../src/geometry/solid.ts'
import { radiusOf } from '../../src/rules/base.ts'
import { groundOf } from '../../src/rules/forced/room.ts'
import { d3Pusher, matterPusher, type Pusher } from './pushers.ts'

interface Based extends Point {
  readonly id: string
  readonly d: number
}

interface Scene {
  readonly id: string
  readonly in: {
    readonly mover: Based
    readonly others: readonly Based[]
    readonly table?: { readonly w: number; readonly h: number }
    readonly obstacles?: readonly (readonly (readonly [number, number])[])[]
  }
}

const file = (name: string) => join(import.meta.dirname, '../../src/ask/testing/cases', name)
const scenes: Scene[] = ['step-aside.jsonl', 'disruption.jsonl'].flatMap((name) =>
  readFileSync(file(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line)),
)

function landingOf({ in: { mover, others, table, obstacles = [] } }: Scene): Landing {
  const disc = ({ x, y, d }: Based) => ({ centre: { x, y }, radius: radiusOf(d) })
  return {
    mover: disc(mover),
    others: others.map((other) => ({ id: other.id, disc: disc(other) })),
    table: table ? { width: table.w, height: table.h } : null,
    obstacles: obstacles.flatMap((corners) => {
      const solid = solidPolygon(corners.map(([x, y]) => ({ x, y })))
      return typeof solid === 'string' ? [] : [solid]
    }),
  }
}

/** Each overlapped base to its nearest free spot, one after the other in the order of the list. */
const inOrder: Pusher = (landing) => {
  const must = overlapped(landing)
  const stay = landing.others.filter((other) => !must.includes(other)).map(({ disc }) => disc)
  const band = bandOf(must, [landing.mover, ...stay], groundOf(landing.table, landing.obstacles))
  const order = must.map((_, i) => i)
  const put = putInOrder(
    band,
    order,
    order.map(() => null),
  )
  return put && landing.others.map((other) => put[must.indexOf(other)] ?? other.disc.centre)
}

interface Result {
  readonly moved: number
  readonly inches: number
  /** Inches of overlap left: it takes as many more to be rid of it. */
  readonly left: number
  readonly legal: boolean
}

/** How many bases moved, how far, and whether all then stand apart, on the table and off the walls, to 0.02 inch. */
function resultOf({ mover, others, table, obstacles }: Landing, places: readonly Point[]): Result {
  let moved = 0
  let inches = 0
  let depth = 0
  let left = 0
  const overlap = (by: number) => {
    depth = Math.max(depth, by)
    left += Math.max(0, by)
  }
  others.forEach(({ disc: { centre, radius } }, i) => {
    const { x, y } = places[i] ?? centre
    const far = Math.hypot(x - centre.x, y - centre.y)
    if (far > 1e-6) moved++
    inches += far
    overlap(mover.radius + radius - Math.hypot(x - mover.centre.x, y - mover.centre.y))
    for (let j = 0; j < i; j++) {
      const q = places[j] ?? centre
      overlap(radius + (others[j]?.disc.radius ?? 0) - Math.hypot(x - q.x, y - q.y))
    }
    if (far <= 1e-3) return
    if (table) overlap(radius - Math.min(x, y, table.width - x, table.height - y))
    for (const solid of obstacles) overlap(radius - fromSolid(solid, x, y))
  })
  return { moved, inches, left, legal: depth < 0.02 }
}

const LIMIT = 1000
const median = (numbers: readonly number[], share = 0.5) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN

const pushers: readonly (readonly [string, Pusher | null])[] = [
  ['each to its nearest free spot in order', inOrder],
  ['d3-force, collide', await d3Pusher()],
  ['matter-js', await matterPusher()],
]
for (const [name, pusher] of pushers) if (!pusher) console.log(`${name}: not installed, left out`)

for (const [title, from, to] of [
  ['1 overlapped', 1, 1],
  ['2–3 overlapped', 2, 3],
  ['4–6 overlapped', 4, 6],
  ['a huge base on a packed unit', 7, 99],
] as const) {
  const group = scenes.map(landingOf).filter((landing) => {
    const count = overlapped(landing).length
    return count >= from && count <= to
  })
  const answered = group.map((landing) => {
    const start = performance.now()
    let first = 0
    const answer = leastDisruption(landing, ({ kind }) => {
      if (kind === 'found' && first === 0) first = performance.now() - start
      return performance.now() - start < LIMIT
    })
    return { landing, answer, first: first || performance.now() - start, time: performance.now() - start }
  })
  const solved = answered.flatMap(({ landing, answer, first, time }) => {
    if (answer.kind !== 'found') return []
    const to = new Map(answer.best.moves.map((move) => [move.id, move.to]))
    const places = landing.others.map(({ id, disc }) => to.get(id) ?? disc.centre)
    return [{ landing, answer, first, time, result: resultOf(landing, places) }]
  })
  const proven = solved.filter(({ answer }) => answer.proven)
  console.log(`\n${title} (${group.length} scenes): ${proven.length} proven within ${LIMIT} ms`)
  console.log(
    `  first answer: median ${median(solved.map(({ first }) => first)).toFixed(2)} ms, 95 % within ${median(
      solved.map(({ first }) => first),
      0.95,
    ).toFixed(1)} ms`,
  )
  if (proven.length > 0) {
    const times = proven.map(({ time }) => time)
    console.log(`  proven: median ${median(times).toFixed(2)} ms, 95 % within ${median(times, 0.95).toFixed(1)} ms`)
  } else {
    const ratios = solved.map(({ answer }) => answer.best.total / (answer.best.total - answer.gap))
    console.log(`  certified: at most ${Math.max(...ratios).toFixed(3)} times the least`)
  }
  for (const [name, pusher] of pushers) {
    if (!pusher) continue
    let models = 0
    let inches = 0
    let legal = 0
    let count = 0
    let worse = 0
    for (const { landing, result } of solved) {
      const places = pusher(landing)
      const theirs = places && resultOf(landing, places)
      if (!theirs || result.moved === 0) continue
      count++
      models += theirs.moved / result.moved
      inches += theirs.inches / result.inches
      if (!theirs.legal) continue
      legal++
      // Whoever leaves overlaps has not done with fewer, and owes a few times as many inches as are left of them.
      const fewer = theirs.moved < result.moved && theirs.left < 1e-6
      if (fewer || (theirs.moved === result.moved && theirs.inches + 3 * theirs.left < result.inches - 1e-4)) worse++
    }
    console.log(
      `  ${name}: ${(models / count).toFixed(2)} × the models, ${(inches / count).toFixed(3)} × the inches, ` +
        `legal in ${legal} of ${count}, better than ours in ${worse}`,
    )
  }
}
