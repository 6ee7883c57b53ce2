import { round, straight } from './edge.ts'
import { type Outline, outlineOf } from './outline.ts'
import type { Point } from './point.ts'
import { length } from './vector.ts'

/** Both ends of a line across the axis: `half` inches to the left of it and to its right, seen along +x. */
const across = (along: number, half: number): readonly [left: Point, right: Point] => [
  { x: along, y: -half },
  { x: along, y: half },
]

/**
 * A wedge cut off straight: from a mouth of twice `mouth` inches across the axis at 0 to an end of twice `end` at `reach`.
 * Either may be 0.
 */
export function flatWedge(mouth: number, end: number, reach: number): Outline {
  const [mouthLeft, mouthRight] = across(0, mouth)
  const [endLeft, endRight] = across(reach, end)
  return outlineOf([
    straight(mouthLeft, endLeft),
    straight(endLeft, endRight),
    straight(endRight, mouthRight),
    straight(mouthRight, mouthLeft),
  ])
}

/** A wedge whose end runs in two straight lines from its shoulders to a tip on the axis. */
export function pointedWedge(mouth: number, shoulder: number, shoulderAt: number, tip: number): Outline {
  const [mouthLeft, mouthRight] = across(0, mouth)
  const [left, right] = across(shoulderAt, shoulder)
  const end: Point = { x: tip, y: 0 }
  return outlineOf([
    straight(mouthLeft, left),
    straight(left, end),
    straight(end, right),
    straight(right, mouthRight),
    straight(mouthRight, mouthLeft),
  ])
}

/**
 * A wedge whose end is an arc from shoulder to shoulder about a place of the axis, `centreAt` inches along it. An end of more
 * than half a circle, as a teardrop has, is two arcs that meet at the tip.
 */
export function roundWedge(mouth: number, shoulder: number, shoulderAt: number, centreAt: number): Outline {
  const [mouthLeft, mouthRight] = across(0, mouth)
  const [left, right] = across(shoulderAt, shoulder)
  const centre: Point = { x: centreAt, y: 0 }
  const tip: Point = { x: centreAt + length(shoulderAt - centreAt, shoulder), y: 0 }
  const end =
    centreAt > shoulderAt ? [round(centre, left, tip), round(centre, tip, right)] : [round(centre, left, right)]
  return outlineOf([straight(mouthLeft, left), ...end, straight(right, mouthRight), straight(mouthRight, mouthLeft)])
}
