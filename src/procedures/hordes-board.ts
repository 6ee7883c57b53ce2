import type { Board } from '../games/hordes/board.ts'
import { arcOf } from '../rules/arc.ts'
import { bodyOf, modelOf, shapeOfModel } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import { coveringOn, sparedOn, standsAt } from '../table/on/sight-on.ts'
import { airBetween } from './air-between.ts'
import { fightersOn } from './fighters-on.ts'
import { activationsOn } from './hordes-activation.ts'
import { seeingOn } from './hordes-sight.ts'
import { templatesOn } from './hordes-templates.ts'
import { measuredOn } from './measured-on.ts'
import { originsOn, withOrigin } from './origin-on.ts'

/** The table as an attack from an id finds it: where that is a point of origin, with that point on it; each made once. */
function tableFrom(table: Table): (id: string) => Table {
  const known = new Map(originsOn(table).map((origin) => [origin.model.id, withOrigin(table, origin)]))
  return (id) => known.get(id) ?? table
}

/** What the procedures of HORDES ask, answered by a table. */
export function hordesBoard(table: Table): Board {
  const from = tableFrom(table)
  return {
    ...fightersOn(table),
    ...activationsOn(table, from),
    ...templatesOn(table, from),
    origins: originsOn(table),
    centre: (id) => {
      const model = modelOf(table, id)
      return model && { x: model.x, y: model.y }
    },
    elevation(id) {
      const model = modelOf(table, id)
      return model ? standsAt(model, table.terrain) : 0
    },
    distance: (origin, to) => measuredOn(from(origin), origin, to),
    airBetween: (one, other) => airBetween(table, one, other),
    sees: (origin, to) => seeingOn(from(origin)).sees(origin, to),
    sight: (origin, to) => seeingOn(from(origin)).sight(origin, to),
    spared: (origin, to) => sparedOn(from(origin), origin, to),
    covering(origin, to) {
      const covering = coveringOn(from(origin), { from: origin, to })
      return table.terrain.filter(({ id }) => covering.includes(id)).map(({ name }) => name)
    },
    inFront(of, target) {
      const [one, other] = [modelOf(table, of), modelOf(table, target)]
      return one !== null && other !== null && arcOf(bodyOf(one), target, shapeOfModel(other)).arc !== 'back'
    },
  }
}
