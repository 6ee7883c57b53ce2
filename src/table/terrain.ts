import type { Point } from '../geometry/point.ts'

export type TerrainKind = 'wall' | 'building' | 'wood' | 'hill' | 'water' | 'free'

/** The ground a piece covers: inches, degrees. A rectangle is given by its centre and turned about it. */
export type Ground =
  | { readonly shape: 'polygon'; readonly points: readonly Point[] }
  | { readonly shape: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
  | {
      readonly shape: 'rectangle'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly depth: number
      readonly turned: number
    }

/** A piece of terrain: where it lies and what it does. */
export interface Terrain {
  readonly id: string
  readonly name: string
  readonly kind: TerrainKind
  readonly ground: Ground
  /** What it does to a line of sight: blocks it, lets so many inches pass, or nothing. */
  readonly blocks: 'always' | 'never' | { readonly depth: number }
  readonly cover: boolean
  /** No base may stand on it. */
  readonly impassable: boolean
  readonly rough: boolean
  /** How high it reaches above the table, in inches. */
  readonly height: number
  /** How high a base on it stands, in inches. */
  readonly stand: number
  /** A locked piece is not dragged. */
  readonly locked: boolean
}

type Effects = Pick<Terrain, 'blocks' | 'cover' | 'impassable' | 'rough' | 'height' | 'stand'>

/** What the kinds of terrain usually do; each piece may differ. */
export const usualEffects: Readonly<Record<TerrainKind, Effects>> = {
  wall: { blocks: 'always', cover: true, impassable: true, rough: false, height: 3, stand: 0 },
  building: { blocks: 'always', cover: true, impassable: true, rough: false, height: 5, stand: 5 },
  wood: { blocks: { depth: 3 }, cover: true, impassable: false, rough: true, height: 4, stand: 0 },
  hill: { blocks: 'never', cover: false, impassable: false, rough: false, height: 1.5, stand: 1.5 },
  water: { blocks: 'never', cover: false, impassable: false, rough: true, height: 0, stand: 0 },
  free: { blocks: 'always', cover: true, impassable: false, rough: false, height: 3, stand: 0 },
}

const turnedAbout = (x: number, y: number, dx: number, dy: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos }
}

/** The corners of a piece's ground in order; null for a disc, which has none. */
export function cornersOf(ground: Ground): readonly Point[] | null {
  if (ground.shape === 'polygon') return ground.points
  if (ground.shape === 'disc') return null
  const { x, y, width, depth, turned } = ground
  const [w, d] = [width / 2, depth / 2]
  return [
    turnedAbout(x, y, -w, -d, turned),
    turnedAbout(x, y, w, -d, turned),
    turnedAbout(x, y, w, d, turned),
    turnedAbout(x, y, -w, d, turned),
  ]
}

/** The middle of a piece's ground: of its corners' box, or its centre. */
export function middleOfGround(ground: Ground): Point {
  if (ground.shape !== 'polygon') return { x: ground.x, y: ground.y }
  const xs = ground.points.map((point) => point.x)
  const ys = ground.points.map((point) => point.y)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** The same ground shifted by a displacement in inches. */
export function shiftedGround(ground: Ground, dx: number, dy: number): Ground {
  if (ground.shape === 'polygon') {
    return { ...ground, points: ground.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) }
  }
  return { ...ground, x: ground.x + dx, y: ground.y + dy }
}

/** The same ground turned about its middle, clockwise by degrees; a disc looks the same. */
export function turnedGround(ground: Ground, degrees: number): Ground {
  if (ground.shape === 'disc') return ground
  if (ground.shape === 'rectangle') return { ...ground, turned: ground.turned + degrees }
  const { x, y } = middleOfGround(ground)
  return { ...ground, points: ground.points.map((point) => turnedAbout(x, y, point.x - x, point.y - y, degrees)) }
}
