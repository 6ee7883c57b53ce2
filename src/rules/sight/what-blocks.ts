import type { Disc } from '../../geometry/disc.ts'
import { hullOf, meetsHull } from '../../geometry/hull.ts'
import { between, enters, type Line, leaves, stretch } from '../../geometry/line.ts'
import type { Segment } from '../../geometry/segment.ts'
import { inside } from '../../geometry/sight/inside.ts'
import { hiddenShare, seenFrom } from '../../geometry/sight/shadow.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { freeLine, roomiestLine, type SightLines } from './lines.ts'
import type { Blocker } from './scene.ts'

/** One of the things that together block a sight. */
export interface Blocking {
  readonly id: string
  readonly kind: 'body' | 'terrain'
  /** A line that this one alone blocks: without it, the target would be seen along it. */
  readonly line: Segment
  /** The part of that line inside it; no longer than a point where the line only touches it. */
  readonly inside: Segment
}

/** Room beside the lines drawn that is no longer worth looking for, in inches. */
const ENOUGH = 0.5

/** The part of a line between two discs that lies inside a solid, the first where there are several; else where it is near. */
function partInside(line: Line, a: Disc, b: Disc, { solid }: Blocker): Segment {
  const from = leaves(line, a)
  const to = enters(line, b)
  const met = inside(line, solid).find(([start, end]) => end >= from && start <= to)
  if (met) return stretch(line, Math.max(from, met[0]), Math.min(to, met[1]))
  const { centre } = solid.kind === 'disc' ? solid.disc : solid.around
  const along = Math.min(to, Math.max(from, line.ny * centre.x - line.nx * centre.y))
  return stretch(line, along, along)
}

/**
 * Of blockers past which there is no free line, a set none of which can be left out, each with the line it alone blocks. What
 * hides least of the target from the viewer's centre is left out first. `linesPast` gives the lines past some of them.
 */
export function whatBlocks(
  a: Disc,
  b: Disc,
  blockers: readonly Blocker[],
  linesPast: (blockers: readonly Blocker[]) => SightLines,
): Blocking[] {
  const hull = hullOf(a, b)
  const weigh = (blocker: Blocker) => hiddenShare(seenFrom(a.centre, b, [blocker.solid], 'blocked'))
  let needed = blockers
    .filter(({ solid }) => meetsHull(hull, solid, TOLERANCE))
    .map((blocker) => ({ blocker, weight: weigh(blocker) }))
    .sort((p, q) => p.weight - q.weight)
    .map(({ blocker }) => blocker)
  for (const one of needed) {
    const others = needed.filter((other) => other !== one)
    if (freeLine(linesPast(others)) === null) needed = others
  }
  return needed.toReversed().flatMap((one) => {
    const lines = linesPast(needed.filter((other) => other !== one))
    const line = roomiestLine(lines, ENOUGH)?.line ?? freeLine(lines)
    if (!line) return []
    return [{ id: one.id, kind: one.kind, line: between(line, a, b), inside: partInside(line, a, b, one) }]
  })
}
