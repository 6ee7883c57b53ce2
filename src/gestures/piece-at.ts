import { distance, type Point } from '../geometry/point.ts'
import { fromSolid } from '../geometry/solid.ts'
import type { Table } from '../table/document.ts'
import { solidOf } from '../table/solid-of.ts'
import { cornersOf, type Ground, middleOfGround, type Terrain } from '../table/terrain.ts'
import type { ScreenPoint } from '../view/screen-point.ts'
import { onTable, type View } from '../view/view.ts'
import { HALF_TARGET, reaches } from './reach.ts'

/** How far beyond a piece's edge the knob that turns it stands, in CSS pixels. */
const KNOB_OUT = 40

/** The piece of terrain under a finger: inside it, or within half a target of a thin one. The last put comes first. */
export function pieceAt(table: Table, view: View, at: ScreenPoint): Terrain | null {
  const place = onTable(view, at)
  const near = (piece: Terrain) => {
    const solid = solidOf(piece.ground)
    return solid !== null && fromSolid(solid, place.x, place.y) * view.scale <= HALF_TARGET / 2
  }
  return table.terrain.findLast(near) ?? null
}

/** A handle of the piece in hand: a corner, the rim of a disc, or the knob that turns it. */
export type PieceHandle =
  | { readonly kind: 'corner'; readonly index: number; readonly at: Point }
  | { readonly kind: 'rim'; readonly at: Point }
  | { readonly kind: 'turn'; readonly at: Point }

/** Where the handles of a piece stand. */
export function handlesOf(ground: Ground, scale: number): readonly PieceHandle[] {
  const corners = cornersOf(ground)
  if (!corners) {
    const { x, y } = middleOfGround(ground)
    return [{ kind: 'rim', at: { x: x + (ground.shape === 'disc' ? ground.radius : 0), y } }]
  }
  const middle = middleOfGround(ground)
  const farthest = Math.max(...corners.map((corner) => distance(corner, middle)))
  const direction = ground.shape === 'rectangle' ? ((ground.turned - 90) * Math.PI) / 180 : -Math.PI / 2
  const out = farthest + KNOB_OUT / scale
  const knob = { x: middle.x + out * Math.cos(direction), y: middle.y + out * Math.sin(direction) }
  return [...corners.map((at, index): PieceHandle => ({ kind: 'corner', index, at })), { kind: 'turn', at: knob }]
}

/** The handle of a piece under a finger; null where none is. */
export function handleAt(piece: Terrain, view: View, at: ScreenPoint): PieceHandle | null {
  return handlesOf(piece.ground, view.scale).find((handle) => reaches(view, handle.at, at)) ?? null
}
