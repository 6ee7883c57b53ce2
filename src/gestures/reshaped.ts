import { bearing, distance, type Point } from '../geometry/point.ts'
import { cornersOf, type Ground, middleOfGround, turnedGround } from '../table/terrain.ts'
import type { PieceHandle } from './piece-at.ts'

/** No side and no radius of a piece gets smaller than this by a drag, in inches. */
const LEAST = 0.1

/** A rectangle whose corner was dragged somewhere: the opposite corner stays, and so does its turn. */
function stretched(ground: Extract<Ground, { shape: 'rectangle' }>, index: number, to: Point): Ground {
  const fixed = cornersOf(ground)?.[(index + 2) % 4] ?? ground
  const angle = (ground.turned * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [to.x - fixed.x, to.y - fixed.y]
  const width = Math.max(LEAST, Math.abs(dx * cos + dy * sin))
  const depth = Math.max(LEAST, Math.abs(-dx * sin + dy * cos))
  return { ...ground, x: (fixed.x + to.x) / 2, y: (fixed.y + to.y) / 2, width, depth }
}

/** The ground of a piece after one of its handles was dragged from a place to another. */
export function reshaped(ground: Ground, handle: PieceHandle, from: Point, to: Point): Ground {
  const middle = middleOfGround(ground)
  if (handle.kind === 'turn') {
    return turnedGround(ground, ((bearing(middle, to) - bearing(middle, from)) * 180) / Math.PI)
  }
  if (handle.kind === 'rim') {
    return ground.shape === 'disc' ? { ...ground, radius: Math.max(LEAST, distance(middle, to)) } : ground
  }
  if (ground.shape === 'polygon') return { ...ground, points: ground.points.with(handle.index, to) }
  return ground.shape === 'rectangle' ? stretched(ground, handle.index, to) : ground
}

/** The ground drawn by a drag from corner to corner, or from a disc's middle to its rim; null while it has no size. */
export function drawn(shape: 'rectangle' | 'disc', from: Point, to: Point): Ground | null {
  if (shape === 'disc') {
    const radius = distance(from, to)
    return radius < LEAST ? null : { shape, x: from.x, y: from.y, radius }
  }
  const [width, depth] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (width < LEAST && depth < LEAST) return null
  const size = { width: Math.max(LEAST, width), depth: Math.max(LEAST, depth) }
  return { shape, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, ...size, turned: 0 }
}
