/** A flat rectangle from (0, 0) to (width, height), in inches: the mat, as far as rules care. */
export interface Extents {
  readonly width: number
  readonly height: number
}
