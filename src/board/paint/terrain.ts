import type { Pen } from '../../geometry/pen.ts'
import type { Point } from '../../geometry/point.ts'
import { handlesOf } from '../../gestures/piece-at.ts'
import { cornersOf, type Ground, middleOfGround, type Terrain, type TerrainKind } from '../../table/terrain.ts'
import { onScreen, type View } from '../../view/view.ts'
import { aside, boardFont, type Canvas, faded } from './canvas.ts'
import type { Ink } from './ink.ts'
import { screenPen } from './screen-pen.ts'

/** How each kind is drawn: how full its ground, and whether its edge is broken (one may stand on it) or whole. */
const MANNER: Readonly<Record<TerrainKind, { readonly fill: number; readonly dash: readonly number[] }>> = {
  wall: { fill: 0.34, dash: [] },
  building: { fill: 0.26, dash: [] },
  wood: { fill: 0.1, dash: [3, 5] },
  hill: { fill: 0.06, dash: [12, 5] },
  water: { fill: 0.08, dash: [6, 4, 2, 4] },
  free: { fill: 0.16, dash: [] },
}

/** Draws the edge of a piece's ground with a pen that takes inches. */
function traceGround(ground: Ground, pen: Pen): void {
  if (ground.shape === 'disc') {
    pen.moveTo(ground.x + ground.radius, ground.y)
    pen.arc(ground.x, ground.y, ground.radius, 0, 2 * Math.PI)
  }
  for (const [index, { x, y }] of (cornersOf(ground) ?? []).entries()) {
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.closePath()
}

/** Trees of a wood: small rings strewn in its box, the same ones at any zoom, cut by its edge. */
function paintTrees(canvas: Canvas, view: View, piece: Terrain, ink: Ink): void {
  const middle = middleOfGround(piece.ground)
  const corners = cornersOf(piece.ground)
  const reach =
    piece.ground.shape === 'disc'
      ? piece.ground.radius
      : Math.max(...(corners ?? []).map((corner) => Math.hypot(corner.x - middle.x, corner.y - middle.y)))
  if (view.scale < 10) return
  canvas.clip()
  canvas.strokeStyle = faded(ink.inkSoft, 0.3)
  canvas.lineWidth = 1
  canvas.beginPath()
  for (let row = -Math.ceil(reach); row <= reach; row += 1.1) {
    for (let column = -Math.ceil(reach); column <= reach; column += 1.1) {
      const wobble = Math.sin(row * 12.9898 + column * 78.233) * 0.3
      const { left, top } = onScreen(view, { x: middle.x + column + wobble, y: middle.y + row - wobble })
      const radius = (0.3 + 0.12 * wobble) * view.scale
      canvas.moveTo(left + radius, top)
      canvas.arc(left, top, radius, 0, 2 * Math.PI)
    }
  }
  canvas.stroke()
}

/** Paints a piece of terrain: its ground, its edge, its name. */
export function paintPiece(canvas: Canvas, view: View, piece: Terrain, ink: Ink): void {
  const { fill, dash } = MANNER[piece.kind]
  aside(canvas, () => {
    canvas.beginPath()
    traceGround(piece.ground, screenPen(canvas, view))
    canvas.fillStyle = faded(ink.inkSoft, fill)
    canvas.fill()
    canvas.strokeStyle = faded(ink.inkSoft, 0.75)
    canvas.lineWidth = 1.5
    canvas.setLineDash([...dash])
    canvas.stroke()
    canvas.setLineDash([])
    if (piece.kind === 'wood') paintTrees(canvas, view, piece, ink)
  })
  if (view.scale < 14) return
  const { left, top } = onScreen(view, middleOfGround(piece.ground))
  canvas.font = boardFont(12, 500)
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.lineWidth = 5
  canvas.lineJoin = 'round'
  canvas.strokeStyle = ink.mat
  canvas.strokeText(piece.name, left, top)
  canvas.fillStyle = ink.ink
  canvas.fillText(piece.name, left, top)
}

/** Paints the handles of the piece in hand, or a halo alone where it is locked. */
export function paintHandles(canvas: Canvas, view: View, piece: Terrain, ink: Ink): void {
  canvas.beginPath()
  traceGround(piece.ground, screenPen(canvas, view))
  canvas.strokeStyle = ink.select
  canvas.lineWidth = 2
  canvas.stroke()
  if (piece.locked) return
  for (const handle of handlesOf(piece.ground, view.scale)) {
    const { left, top } = onScreen(view, handle.at)
    canvas.fillStyle = handle.kind === 'turn' ? ink.raised : ink.plate
    canvas.strokeStyle = ink.select
    canvas.lineWidth = 1.5
    canvas.beginPath()
    canvas.arc(left, top, handle.kind === 'turn' ? 12 : 8, 0, 2 * Math.PI)
    canvas.fill()
    canvas.stroke()
  }
}

/** Paints the corners of a free shape that were set so far. */
export function paintCorners(canvas: Canvas, view: View, corners: readonly Point[], ink: Ink): void {
  if (corners.length === 0) return
  canvas.strokeStyle = ink.select
  canvas.lineWidth = 1.5
  canvas.setLineDash([5, 4])
  canvas.beginPath()
  for (const [index, corner] of corners.entries()) {
    const { left, top } = onScreen(view, corner)
    if (index === 0) canvas.moveTo(left, top)
    else canvas.lineTo(left, top)
  }
  canvas.stroke()
  canvas.setLineDash([])
  for (const [index, corner] of corners.entries()) {
    const { left, top } = onScreen(view, corner)
    canvas.fillStyle = index === 0 ? ink.select : ink.plate
    canvas.beginPath()
    canvas.arc(left, top, index === 0 ? 9 : 5, 0, 2 * Math.PI)
    canvas.fill()
    canvas.stroke()
  }
}
