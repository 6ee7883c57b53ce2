import { isSimple } from '../../geometry/simple.ts'
import type { Table } from '../document.ts'
import {
  between,
  FARTHEST,
  isAngle,
  isCoordinate,
  isId,
  isSize,
  LONGEST_NAME,
  MOST_CORNERS,
  MOST_TERRAIN,
  TALLEST,
} from '../limits.ts'
import { same } from '../same.ts'
import { solidOf } from '../solid-of.ts'
import type { Ground, Terrain } from '../terrain.ts'

function isWithinLimits(ground: Ground): boolean {
  if (ground.shape === 'polygon') {
    const { points } = ground
    return between(points.length, 3, MOST_CORNERS) && points.every(({ x, y }) => isCoordinate(x) && isCoordinate(y))
  }
  if (!isCoordinate(ground.x) || !isCoordinate(ground.y)) return false
  if (ground.shape === 'disc') return isSize(ground.radius, FARTHEST)
  return isSize(ground.width, FARTHEST) && isSize(ground.depth, FARTHEST) && isAngle(ground.turned)
}

/**
 * Whether ground has corners or sizes within what a table holds and an area that lines and bases run into. A polygon is
 * simple: of edges that cross or touch nobody could say what they block.
 */
export function isGround(ground: Ground): boolean {
  if (!isWithinLimits(ground)) return false
  return (ground.shape !== 'polygon' || isSimple(ground.points)) && solidOf(ground) !== null
}

function isPiece({ id, ground, blocks, height, stand }: Terrain): boolean {
  const depth = typeof blocks === 'string' ? 0 : blocks.depth
  return (
    isId(id) &&
    isGround(ground) &&
    between(depth, 0, FARTHEST) &&
    between(height, 0, TALLEST) &&
    between(stand, 0, TALLEST)
  )
}

/** Put pieces on the table, or in place of those of the same ids. Past the limit, or with a number that is none, nothing changes. */
export function build(table: Table, pieces: readonly Terrain[]): Table {
  if (!pieces.every(isPiece)) return table
  const byId = new Map(pieces.map((piece) => [piece.id, { ...piece, name: piece.name.slice(0, LONGEST_NAME) }]))
  const standing = new Set(table.terrain.map((piece) => piece.id))
  const added = [...byId.values()].filter((piece) => !standing.has(piece.id))
  const changed = table.terrain.some((piece) => {
    const next = byId.get(piece.id)
    return next !== undefined && !same(next, piece)
  })
  if (!changed && added.length === 0) return table
  if (table.terrain.length + added.length > MOST_TERRAIN) return table
  return { ...table, terrain: [...table.terrain.map((piece) => byId.get(piece.id) ?? piece), ...added] }
}

/** Take pieces off the table. */
export function raze(table: Table, ids: readonly string[]): Table {
  const gone = new Set(ids)
  if (!table.terrain.some((piece) => gone.has(piece.id))) return table
  return { ...table, terrain: table.terrain.filter((piece) => !gone.has(piece.id)) }
}

/** Let sight ask how high things reach, or judge it in plan. */
export function heights(table: Table, on: boolean): Table {
  return on === table.heights ? table : { ...table, heights: on }
}
