import type { Board, Obstacle } from '../games/fantasy/board.ts'
import { radians } from '../geometry/angle.ts'
import { pathLength } from '../geometry/path.ts'
import { modelOf, shapeOfModel } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import type { Terrain } from '../table/terrain.ts'
import { fightersOn } from './fighters-on.ts'
import { inContact } from './in-contact.ts'

/** A piece that nobody can stand on; a free shape is left to the players. */
function obstacleOf({ name, ground, impassable }: Terrain): Obstacle[] {
  if (!impassable || ground.shape === 'polygon') return []
  const centre = { x: ground.x, y: ground.y }
  if (ground.shape === 'disc') return [{ name, shape: { centre, radius: ground.radius } }]
  return [{ name, shape: { centre, width: ground.width, depth: ground.depth, turn: radians(ground.turned) } }]
}

/** What the procedures of fantasy battles ask, answered by a table. */
export function fantasyBoard(table: Table): Board {
  return {
    ...fightersOn(table),
    table: table.mat,
    obstacles: table.terrain.flatMap(obstacleOf),
    base(id) {
      const model = modelOf(table, id)
      return model && shapeOfModel(model)
    },
    walked(id) {
      const walk = table.activations.find(({ model }) => model === id)
      return walk ? pathLength(walk.path) : null
    },
    inContact: (id) => inContact(table, id),
  }
}
