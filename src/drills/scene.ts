import { type Point, point, towards } from '../geometry/point.ts'
import { shapeGap } from '../geometry/shape/shape-gap.ts'
import { radiusOf } from '../rules/base.ts'
import type { Finding } from '../rules/finding.ts'
import { underBlast } from '../rules/template/blast.ts'
import { underSpray } from '../rules/template/spray.ts'
import { bodyOf, shapeOfModel, tableReadings } from '../table/bodies.ts'
import type { Model, Table } from '../table/document.ts'
import type { Blast, Spray } from '../table/lay.ts'
import { blastOn } from '../table/on/blast-on.ts'
import { sprayOn } from '../table/on/spray-on.ts'
import type { Numbers } from './random.ts'

/** What a question is asked about: a template, the table it lies on, and how a base of a place stands to it. */
export interface Setting {
  readonly table: Table
  readonly lay: Blast | Spray
  /** A place at random by the template's edge, where the next base might stand, `aside` inches over it or short of it. */
  byEdge(numbers: Numbers, mm: number, aside: number): Point
  finding(model: Model): Finding
}

const MIDDLE = point(24, 24)
const thousandth = (value: number) => Math.round(value * 1000) / 1000

/** A place to a thousandth of an inch, so that tables can be read. */
export function rounded({ x, y }: Point): Point {
  return { x: thousandth(x), y: thousandth(y) }
}

/** A model without a name yet. */
export function nameless(id: string, side: Model['side'], mm: number, at: Point, facing: number): Model {
  return { id, name: '', unit: '', side, base: { shape: 'round', mm }, ...rounded(at), facing, doubt: 0 }
}

/** A blast somewhere about the middle of the mat. */
export function blastSetting(bare: Table, numbers: Numbers): Setting {
  const at = rounded({ x: MIDDLE.x + numbers.between(-1, 1), y: MIDDLE.y + numbers.between(-1, 1) })
  const diameter = numbers.one([3, 4, 5])
  const lay: Blast = { id: 'template', pinned: false, kind: 'blast', at: { kind: 'place', ...at }, diameter }
  const disc = blastOn(bare, lay) ?? { centre: at, radius: diameter / 2 }
  const { touch } = tableReadings(bare)
  return {
    table: bare,
    lay,
    byEdge: (more, mm, aside) => towards(at, more.between(0, 2 * Math.PI), diameter / 2 + radiusOf(mm) - aside),
    finding: (model) => underBlast(disc, bodyOf(model), touch),
  }
}

/** A spray across the middle of the mat, from a model of its own along a bearing. */
export function spraySetting(bare: Table, numbers: Numbers): Setting | null {
  const size = numbers.one([6, 8, 10])
  const mm = numbers.one([30, 40, 50])
  const bearing = Math.round(numbers.between(0, 3600)) / 10
  const theta = (bearing * Math.PI) / 180
  const origin = nameless('origin', 'a', mm, towards(MIDDLE, theta, -size / 2), bearing % 360)
  const table: Table = { ...bare, models: [origin] }
  const lay: Spray = {
    id: 'template',
    pinned: false,
    kind: 'spray',
    origin: origin.id,
    aim: { kind: 'bearing', degrees: bearing },
    size,
    outline: 'nested',
  }
  const lies = sprayOn(table, lay)
  if (!lies) return null
  const { touch } = tableReadings(bare)
  const finding = (model: Model) => underSpray(lies.outline, bodyOf(model), touch)
  return {
    table,
    lay,
    finding,
    byEdge(more, mm, aside) {
      const along = towards(lies.mouth, theta, more.between(0.2, 0.95) * size)
      const out = theta + (more.below(2) === 0 ? 1 : -1) * (Math.PI / 2)
      // The farther from the axis the less is covered: halve in on the margin that is wanted.
      let [near, far] = [0, 6]
      for (let step = 0; step < 50; step += 1) {
        const middle = (near + far) / 2
        const at = towards(along, out, middle)
        const { margin } = underSpray(lies.outline, bodyOf({ ...origin, base: { shape: 'round', mm }, ...at }), touch)
        if (margin > aside) near = middle
        else far = middle
      }
      return towards(along, out, near)
    },
  }
}

/** Whether a model stands clear of others by at least `least` inches. */
export function isClear(model: Model, others: readonly Model[], least: number): boolean {
  const base = shapeOfModel(model)
  return others.every((other) => shapeGap(base, shapeOfModel(other)).signedGap >= least)
}
