import type { Board, Obstacle } from '../games/fantasy/board.ts'
import { radians } from '../geometry/angle.ts'
import { pathLength } from '../geometry/path.ts'
import { shapeGap } from '../geometry/shape-gap.ts'
import { atMost } from '../geometry/tolerance.ts'
import { modelOf, shapeOfModel } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import type { Terrain } from '../table/terrain.ts'
import { fighterOn } from './fighter-on.ts'

/** A piece that nobody can stand on; a free shape is left to the players. */
function obstacleOf({ name, ground, impassable }: Terrain): Obstacle[] {
  if (!impassable || ground.shape === 'polygon') return []
  const centre = { x: ground.x, y: ground.y }
  if (ground.shape === 'disc') return [{ name, shape: { centre, radius: ground.radius } }]
  return [{ name, shape: { centre, width: ground.width, depth: ground.depth, turn: radians(ground.turned) } }]
}

/** What the procedures of fantasy battles ask, answered by a table. */
export function fantasyBoard(table: Table): Board {
  const fighters = table.models.map((model) => fighterOn(table, model))
  return {
    fighters,
    table: table.mat,
    obstacles: table.terrain.flatMap(obstacleOf),
    fighter: (id) => fighters.find((fighter) => fighter.id === id) ?? null,
    base(id) {
      const model = modelOf(table, id)
      return model && shapeOfModel(model)
    },
    walked(id) {
      const walk = table.activations.find(({ model }) => model === id)
      return walk ? pathLength(walk.path) : null
    },
    inContact(id) {
      const model = modelOf(table, id)
      if (!model) return []
      const base = shapeOfModel(model)
      return table.models
        .filter((other) => other.side !== model.side && atMost(shapeGap(base, shapeOfModel(other)).signedGap, 0))
        .map((other) => other.id)
    },
  }
}
