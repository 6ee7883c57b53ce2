import type { Point } from '../geometry/point.ts'
import type { FreeCircle } from '../rules/all-nearest.ts'

/** One base that makes room: from where it stood to where it comes to stand, `length` inches straight. */
export interface Move {
  readonly id: string
  readonly from: Point
  readonly to: Point
  readonly length: number
}

/** A base that may come to stand anywhere on the free spans of a circle, all of them equally good. */
export interface FreeMove extends FreeCircle {
  readonly id: string
}

/** Bases that make room, and how far they move in all. */
export interface Arrangement {
  readonly moves: readonly Move[]
  /** Inches. */
  readonly total: number
}

/**
 * The least disruption as far as it is known. `unknown`: no way was found yet, which proves nothing. `none`: proven that there
 * is no room. `found`: the best so far, and what is certain about it.
 */
export type Disruption =
  | { readonly kind: 'unknown' }
  /** `without`: those that would find no place even if all others were gone; empty where only together they don't fit. */
  | { readonly kind: 'none'; readonly without: readonly string[] }
  | {
      readonly kind: 'found'
      readonly best: Arrangement
      /** Certified: with as few bases, no way is shorter than this many inches. */
      readonly bound: number
      /** Inches by which the best may be too long: 0 once it is proven. */
      readonly gap: number
      /** No fewer bases can do, and no shorter way is left. */
      readonly proven: boolean
      /** No fewer bases can do. */
      readonly fewest: boolean
      /** Every best way, in an order that means nothing; only the best so far while it isn't known. */
      readonly optima: readonly Arrangement[]
      /** `optima` are all there are; false while they are sought, and where they can't be counted. */
      readonly counted: boolean
      readonly free: FreeMove | null
    }
