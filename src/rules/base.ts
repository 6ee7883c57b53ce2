import type { Point } from '../geometry/point.ts'
import type { Shape } from '../geometry/shape/rectangle.ts'

/** Millimetres in an inch, exactly. */
const MM_PER_INCH = 25.4

/** A round base of a diameter in millimetres. */
export interface RoundBase {
  readonly shape: 'round'
  readonly mm: number
}

/** A rectangular base in millimetres: its width along the front, its depth from front to back. */
export interface RectangularBase {
  readonly shape: 'rectangle'
  readonly width: number
  readonly depth: number
}

/** What a model stands on. */
export type Base = RoundBase | RectangularBase

/** A round base of a diameter in millimetres. */
export function roundBase(mm: number): RoundBase {
  return { shape: 'round', mm }
}

/** A rectangular base in millimetres, square where only its width is given. */
export function rectangularBase(width: number, depth = width): RectangularBase {
  return { shape: 'rectangle', width, depth }
}

/** Millimetres as inches. */
export function inchesOf(mm: number): number {
  return mm / MM_PER_INCH
}

/** The radius in inches of a round base of a given diameter in millimetres. */
export function radiusOf(mm: number): number {
  return mm / (2 * MM_PER_INCH)
}

/** A base as it lies on the table: its centre in inches, its facing in radians. */
export function shapeOfBase(base: Base, centre: Point, facing: number): Shape {
  return base.shape === 'round'
    ? { centre, radius: radiusOf(base.mm) }
    : { centre, width: inchesOf(base.width), depth: inchesOf(base.depth), turn: facing + Math.PI / 2 }
}

/** Whether two bases are of one shape and size. */
export function isSameBase(a: Base, b: Base): boolean {
  if (a.shape === 'round') return b.shape === 'round' && a.mm === b.mm
  return b.shape === 'rectangle' && a.width === b.width && a.depth === b.depth
}
