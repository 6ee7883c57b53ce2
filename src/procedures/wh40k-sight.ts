import type { Board } from '../games/wh40k/board.ts'
import { hullOf, meetsHull } from '../geometry/hull.ts'
import type { Point } from '../geometry/point.ts'
import { fromSolid, type Solid } from '../geometry/solid.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { isRoundBody, type RoundBody } from '../rules/body.ts'
import { sees } from '../rules/sight/sight.ts'
import type { Table } from '../table/document.ts'
import { sceneOf } from '../table/on/sight-on.ts'
import { solidOf } from '../table/solid-of.ts'
import { sights } from './sights.ts'

const seeing = sights<boolean>()

/** A piece of terrain as cover and sight ask of it. What blocks sight and yet is stood in is walls with openings: `walled`. */
interface Piece {
  readonly id: string
  readonly solid: Solid
  readonly cover: boolean
  readonly walled: boolean
}

const known = new WeakMap<Table['terrain'], readonly Piece[]>()

function piecesOf({ terrain }: Table): readonly Piece[] {
  const before = known.get(terrain)
  if (before) return before
  const pieces = terrain.flatMap(({ id, cover, blocks, ground }): Piece[] => {
    const solid = solidOf(ground)
    return solid ? [{ id, solid, cover, walled: blocks === 'always' }] : []
  })
  known.set(terrain, pieces)
  return pieces
}

/** Whether a place is inside walls: over a piece that blocks sight, its edge included. */
const isInside = ({ solid, walled }: Piece, { x, y }: Point) => walled && fromSolid(solid, x, y) <= TOLERANCE

/**
 * Whether one sees another on a table without some. The walls of what the viewer stands in don't hinder it, and into what the
 * target stands in it sees through the openings; woods are no walls, whoever stands in them.
 */
export function sightOf(table: Table): Board['sees'] {
  return (from, to, gone) => {
    const scene = sceneOf(table)
    const steady = scene.rules.models === 'none'
    return seeing(scene, [from, to, ...(steady ? [] : gone)], () => {
      const bodies = scene.bodies.filter(({ id }) => id === from || id === to || !gone.includes(id))
      const [a, b] = [bodies.find(({ id }) => id === from), bodies.find(({ id }) => id === to)]
      if (!a || !b || !isRoundBody(a) || !isRoundBody(b)) return false
      const open = piecesOf(table).filter((piece) => isInside(piece, a.disc.centre) || isInside(piece, b.disc.centre))
      const terrain = scene.terrain.filter(({ id }) => !open.some((piece) => piece.id === id))
      return sees(a, b, { ...scene, terrain, bodies: steady ? scene.bodies : bodies })
    })
  }
}

/** Whether terrain that gives cover stands between two bases, or the second stands in it; out of its own walls one fires freely. */
export function coveredOn(table: Table, from: RoundBody['disc'], to: RoundBody['disc']): boolean {
  const hull = hullOf(from, to)
  return piecesOf(table).some(
    (piece) =>
      piece.cover && (!isInside(piece, from.centre) || isInside(piece, to.centre)) && meetsHull(hull, piece.solid, 0),
  )
}

/** Whether a base stands in terrain that gives cover. */
export function isInCover(table: Table, { centre, radius }: RoundBody['disc']): boolean {
  return piecesOf(table).some(({ cover, solid }) => cover && fromSolid(solid, centre.x, centre.y) < radius - TOLERANCE)
}
