import type { Point } from '../../geometry/point.ts'
import { girth } from '../../geometry/shape/shape.ts'
import { shapeOfBase } from '../../rules/base.ts'
import type { Model, Table } from '../document.ts'
import type { Lay } from '../lay.ts'
import { blastOn } from '../on/blast-on.ts'
import { driftOn } from '../on/drift-on.ts'
import { shoveOn } from '../on/shove-on.ts'
import { sprayOn } from '../on/spray-on.ts'

const around = ({ x, y }: Point, radius: number): Point[] => [
  { x: x - radius, y: y - radius },
  { x: x + radius, y: y + radius },
]

function extentOfLay(table: Table, lay: Lay): Point[] {
  switch (lay.kind) {
    case 'blast': {
      const disc = blastOn(table, lay)
      return disc ? around(disc.centre, disc.radius) : []
    }
    case 'spray': {
      const spray = sprayOn(table, lay)
      return spray ? [spray.mouth, spray.tip] : []
    }
    case 'deviation': {
      const drift = driftOn(table, lay)
      return drift ? around(drift.end?.at ?? drift.start, lay.diameter / 2) : []
    }
    case 'shove': {
      const on = shoveOn(table, lay)
      return on ? [...around(on.moved.to, on.body.disc.radius), ...around(on.mover, on.body.disc.radius)] : []
    }
    default:
      return []
  }
}

/** Inches from a model's centre to the farthest place of its base, however it is turned. */
const girthOf = ({ base, x, y }: Pick<Model, 'x' | 'y' | 'base'>) => girth(shapeOfBase(base, { x, y }, 0))

/** Places whose box holds these models with their whole bases. */
export function extentOfModels(models: readonly Pick<Model, 'x' | 'y' | 'base'>[]): readonly Point[] {
  return models.flatMap((model) => around(model, girthOf(model)))
}

/** Places whose box holds the thing in hand: its template, and whom it comes from. None when nothing unpinned is laid. */
export function extentInHand(table: Table): readonly Point[] {
  const lay = table.lays.find((one) => !one.pinned)
  if (!lay) return []
  const origin = 'origin' in lay ? table.models.find((model) => model.id === lay.origin) : undefined
  return [...extentOfLay(table, lay), ...(origin ? around(origin, girthOf(origin)) : [])]
}

/** Places whose box holds all that stands and lies on a table: bases with their whole breadth, templates, walked paths. */
export function extentOf(table: Table): readonly Point[] {
  return [
    ...extentOfModels(table.models),
    ...table.lays.flatMap((lay) => extentOfLay(table, lay)),
    ...table.activations.flatMap((activation) => activation.path),
  ]
}
