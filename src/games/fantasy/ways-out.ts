import { type Point, towards } from '../../geometry/point.ts'
import { type Leaver, mayLeaveTo } from './leaving.ts'

/** The ways a character may go from its unit, as it faces: from straight ahead clockwise in eighths of a turn. */
export const directions = [
  'ahead',
  'aheadRight',
  'right',
  'backRight',
  'back',
  'backLeft',
  'left',
  'aheadLeft',
] as const

export type Direction = (typeof directions)[number]

/** The angle (radians) of a direction for one that faces another angle. */
export function angleOf(direction: Direction, facing: number): number {
  return facing + (directions.indexOf(direction) * Math.PI) / 4
}

/** A straight way out of the unit: the least and the greatest distance at which it may end, in inches, and where that is. */
export interface WayOut {
  readonly least: number
  readonly most: number
  readonly nearest: Point
  readonly farthest: Point
}

/** Between two distances tried, in inches: a place narrower than that along the way may be missed. */
const STEP = 0.125

/** The edge between a distance that does not do and one that does, by halving. */
function edgeOf(isLegal: (away: number) => boolean, bad: number, good: number): number {
  let [low, high] = [bad, good]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (isLegal(middle)) high = middle
    else low = middle
  }
  return high
}

/**
 * The way out in a direction (radians) within a move, `from` being the least move that leaves the unit anywhere; null where no
 * place along it may be ended on.
 */
export function wayOut(leaver: Leaver, angle: number, from: number, move: number): WayOut | null {
  const { centre } = leaver.rectangle
  const at = (away: number) => towards(centre, angle, away)
  const isLegal = (away: number) => mayLeaveTo(leaver, at(away), move)
  const tried = [...Array.from({ length: Math.ceil(Math.max(0, move - from) / STEP) }, (_, i) => from + i * STEP), move]
  const first = tried.findIndex(isLegal)
  const last = tried.findLastIndex(isLegal)
  const [near, far] = [tried[first], tried[last]]
  if (near === undefined || far === undefined) return null
  const [before, after] = [tried[first - 1], tried[last + 1]]
  const least = before === undefined ? near : edgeOf(isLegal, before, near)
  const most = after === undefined ? far : edgeOf(isLegal, after, far)
  return { least, most, nearest: at(least), farthest: at(most) }
}
