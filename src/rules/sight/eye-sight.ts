import { turnBetween } from '../../geometry/angle.ts'
import { bearing, type Point, towards } from '../../geometry/point.ts'
import type { Segment } from '../../geometry/segment.ts'
import { cornersOf, isRound, type Shape } from '../../geometry/shape/rectangle.ts'
import type { Tangent } from '../../geometry/sight/clear-line.ts'
import {
  type AngleSpan,
  clearSpans,
  hiddenShare,
  type Sightseeing,
  seenFrom,
  touchingDirections,
  turningPoints,
  untilShape,
} from '../../geometry/sight/shadow.ts'
import { untilDeep, type Wood } from '../../geometry/sight/until-deep.ts'
import type { Solid } from '../../geometry/solid.ts'
import type { Blocker } from './scene.ts'

/** What a place sees of a base of either kind. */
export interface EyeSight {
  readonly seen: boolean
  /** A line to the base that is free or, where nothing is seen, the one to its middle. */
  readonly line: Segment
}

/** How finely each stretch of directions is looked through for the least wood, and how often the best one is then halved in on. */
const LOOKS = 8
const HALVINGS = 40

/** The directions, from the one straight at the base, among which a free line is sought: widest first. */
function openSpans(seeing: Sightseeing, tangent: Tangent, within: AngleSpan | null): readonly AngleSpan[] {
  const open = clearSpans(seeing)
  const touching = tangent === 'free' ? touchingDirections(seeing).map((at) => ({ from: at, to: at })) : []
  return [...open, ...touching]
    .map(({ from, to }) => (within ? { from: Math.max(from, within.from), to: Math.min(to, within.to) } : { from, to }))
    .filter(({ from, to }) => from < to || (tangent === 'free' && from === to))
    .sort((a, b) => b.to - b.from - (a.to - a.from))
}

/** The direction in a span in which most is left of the way through woods, where it changes smoothly in between. */
function leastWoodWithin({ from, to }: AngleSpan, spare: (angle: number) => number): number {
  let step = (to - from) / LOOKS
  // The very ends are left out: there a ray may miss the base by a hair.
  const looks = Array.from({ length: LOOKS }, (_, look) => from + step * (look + 0.5))
  let best = looks.reduce((a, b) => (spare(b) > spare(a) ? b : a))
  for (let halving = 0; halving < HALVINGS; halving++) {
    for (const angle of [best - step, best + step])
      if (angle > from && angle < to && spare(angle) > spare(best)) best = angle
    step /= 2
  }
  return best
}

/** The direction in a span in which most is left of the way through woods: sought between each two at which their edges turn. */
function leastWood({ from, to }: AngleSpan, turns: readonly number[], spare: (angle: number) => number): number {
  const cuts = [...turns.filter((turn) => turn > from && turn < to), to].sort((a, b) => a - b)
  const found = cuts.map((cut, i) => leastWoodWithin({ from: cuts[i - 1] ?? from, to: cut }, spare))
  return found.reduce((a, b) => (spare(b) > spare(a) ? b : a))
}

/**
 * Whether a place sees any place of a base of either kind that lies apart from it: past all that blocks wherever it stands,
 * and through no more wood than may be. `front` is the direction, in radians, of the half of the table in which sight has to
 * run, or null where it runs all round.
 */
export function eyeSight(
  eye: Point,
  shape: Shape,
  blockers: readonly Blocker[],
  tangent: Tangent,
  front: number | null,
): EyeSight {
  const walls = blockers.filter(({ depth }) => depth === null).map(({ solid }) => solid)
  const woods = blockers.flatMap(({ solid, depth }): Wood[] => (depth === null ? [] : [{ solid, depth }]))
  const straight = bearing(eye, shape.centre)
  const ahead = front === null ? null : turnBetween(straight, front)
  const within = ahead === null ? null : { from: ahead - Math.PI / 2, to: ahead + Math.PI / 2 }
  const reach = (angle: number) => untilShape(eye, shape, Math.cos(straight + angle), Math.sin(straight + angle))
  const spare = (angle: number) =>
    untilDeep(eye, 0, woods, Math.cos(straight + angle), Math.sin(straight + angle)) - reach(angle)
  const turns = woods.flatMap(({ solid }) => turningPoints(eye, shape, solid))
  if (!isRound(shape)) turns.push(...cornersOf(shape).map((corner) => turnBetween(straight, bearing(eye, corner))))
  for (const span of openSpans(seenFrom(eye, shape, walls, tangent), tangent, within)) {
    const angle = woods.length > 0 ? leastWood(span, turns, spare) : (span.from + span.to) / 2
    if (woods.length === 0 || spare(angle) >= 0)
      return { seen: true, line: { from: eye, to: towards(eye, straight + angle, reach(angle)) } }
  }
  return { seen: false, line: { from: eye, to: shape.centre } }
}

/** What solids hide of a base of either kind from a place: the share of its width, 0 to 1, and which of them hide any. */
export function hiddenFrom(
  eye: Point,
  shape: Shape,
  solids: readonly Solid[],
  tangent: Tangent,
): { readonly share: number; readonly by: readonly Solid[] } {
  const seeing = seenFrom(eye, shape, solids, tangent)
  return { share: hiddenShare(seeing), by: seeing.shadows.map(({ solid }) => solid) }
}
