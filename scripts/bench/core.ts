// The geometry and the rules, over 200 models: medians in microseconds. Run by `npm run bench`.
import { Bench } from 'tinybench'
import { gameOf } from '../../src/games/catalogue.ts'
import { profileOf, sprayOutline } from '../../src/games/spray-outline.ts'
import { visibleRegion } from '../../src/geometry/sight/visible-region.ts'
import { widestLine } from '../../src/geometry/sight/widest-line.ts'
import { roundSolid } from '../../src/geometry/solid.ts'
import { hiddenFromCentre, seesAny } from '../../src/rules/sight/plan.ts'
import { blast } from '../../src/rules/template/blast.ts'
import { drift } from '../../src/rules/template/deviation.ts'
import { odds } from '../../src/rules/template/odds.ts'
import { spray, sprayFrom } from '../../src/rules/template/spray.ts'
import { bestSpray } from '../../src/rules/template/spray-best.ts'
import { bodiesOf } from '../../src/table/bodies.ts'
import { judged } from '../../src/table/judged.ts'
import type { Lay } from '../../src/table/lay.ts'
import { crowded } from './scene.ts'
import { blockers, strewn, terrain } from './sight-scene.ts'

const table = crowded(201)
const bodies = bodiesOf(table)
const origin = bodies[100]
const preset = gameOf('hordes').sprayPresets[0]
const profile = preset && profileOf(preset, 10)
if (!origin || !profile) throw new Error('the scene has no origin or the game no spray')
const others = bodies.filter((body) => body !== origin)
const target = others[120] ?? origin
const outline = sprayOutline(profile)
const candidates = others.map((body, index) => ({ body, friend: index % 2 === 0 }))
const centre = { centre: { x: 24, y: 24 }, radius: 2.5 }
const shot = {
  ...{ origin: origin.disc, target: target.disc, range: 14, table: table.mat },
  ...({ cap: 'edge', rangeFrom: 'edge', directions: 'clockwise' } as const),
}
const laid: Lay = {
  ...{ kind: 'spray', id: 's', pinned: false, origin: origin.id, size: 10, outline: 'nested' },
  aim: { kind: 'model', id: target.id },
}

const [shooters, targets] = [strewn(20, 100), strewn(30, 200)]
const pairs = shooters.flatMap((from) => targets.map((to) => ({ from, to })))
const mat = { left: 0, top: 0, right: 48, bottom: 48 }
let turn = 0
const next = () => pairs[turn++ % pairs.length] ?? { from: centre, to: centre }

let direction = 0
const bench = new Bench({ time: 1000, warmupTime: 200 })
bench
  .add('who is under a 5″ blast (target 20)', () => blast(centre, others, 'clear'))
  .add('who is under a 10″ spray (target 20)', () => {
    direction += 0.1
    return spray(sprayFrom(origin.disc, outline, direction), others, 'clear')
  })
  .add('the best spray, aimed strictly (target 500)', () =>
    bestSpray({
      ...{ origin: origin.disc, outline, candidates, targets: others, aim: 'strict', penalty: 1, touch: 'clear' },
    }),
  )
  .add('the best spray, aimed freely (target 500)', () =>
    bestSpray({
      ...{ origin: origin.disc, outline, candidates, targets: others, aim: 'loose', penalty: 1, touch: 'clear' },
    }),
  )
  .add('all 36 falls of a deviation (target 500)', () => odds(drift(shot), 2.5, others, 'clear'))
  .add('a whole verdict on a spray, as the board asks it', () => judged({ ...table }, laid))
  .add('whether a base sees another past 60 blockers (target 50)', () => {
    const { from, to } = next()
    return seesAny(from, to, blockers, 'free')
  })
  .add('the same for 20 × 30 pairs (target 60000)', () =>
    pairs.map(({ from, to }) => seesAny(from, to, blockers, 'free')),
  )
  .add('the line with the most room past 60 blockers', () => {
    const { from, to } = next()
    return widestLine(from, to, blockers, 'free', 1)
  })
  .add('how much of a base 60 blockers hide', () => {
    const { from, to } = next()
    return hiddenFromCentre(from, to, blockers, 'free')
  })
  .add('all that a base sees past 60 edges of terrain (target 8000)', () =>
    visibleRegion(next().from.centre, terrain, mat),
  )
  .add('the same, where half of them are woods and 20 bases stand (target 8000)', () => {
    const { from } = next()
    const half = terrain.length / 2
    const bases = targets
      .slice(0, 20)
      .filter((one) => one !== from)
      .map(roundSolid)
    const woods = terrain.slice(0, half).map((solid) => ({ solid, depth: 3 }))
    return visibleRegion(from.centre, [...terrain.slice(half), ...bases], mat, null, { woods, own: from.radius })
  })

await bench.run()
for (const { name, result } of bench.tasks) {
  const median = result && 'latency' in result ? result.latency.p50 * 1000 : Number.NaN
  console.log(`${name}: ${median.toFixed(1)} µs`)
}
