import { directionOf } from '../../geometry/angle.ts'
import { gap, nearestPair } from '../../geometry/gap.ts'
import { type HalfPlane, halfPlane } from '../../geometry/half-plane.ts'
import { between } from '../../geometry/line.ts'
import type { Segment } from '../../geometry/segment.ts'
import { atMost, TOLERANCE } from '../../geometry/tolerance.ts'
import { ahead } from '../arc.ts'
import { freeLine, leastThroughWoods, roomiestLine, type SightLines, sightLines } from './lines.ts'
import { type Blocker, blockersOf, type RoundSightBody, type SightScene } from './scene.ts'
import { type Blocking, whatBlocks } from './what-blocks.ts'

/**
 * Why a model is seen or not: in contact, past everything, through woods no deeper than they may be; or wholly behind the
 * viewer, blocked, or behind woods too deep.
 */
export type SightReason = 'contact' | 'clear' | 'throughWoods' | 'behind' | 'blocked' | 'tooDeep'

/** One model's sight of another; the other's of the one is a question of its own. Lengths in inches. */
export interface Sight {
  readonly seen: boolean
  readonly reason: SightReason
  /** A free line from edge to edge: through as little wood as can be, with as much room beside it as can be. */
  readonly line: Segment | null
  /** What the line keeps from everything that may block, no more than 1″; null where it runs through woods or isn't. */
  readonly room: number | null
  /** What blocks, none of it without need: were any one gone, the target would be seen, along that one's line. */
  readonly blockers: readonly Blocking[]
  /** Inches of wood that the best line past everything else runs through, to 0.001″; null where there is none. */
  readonly throughWoods: number | null
  /** How many inches of wood a line may run through; null where no wood stands between. */
  readonly depth: number | null
}

/** More room than this to either side of a line is not looked for. */
const ENOUGH = 1

/** The front half of the table, where the game's lines must run in it. */
function frontOf({ disc, facing }: RoundSightBody, { rules }: SightScene): HalfPlane | null {
  if (!rules.front) return null
  const { cos, sin } = directionOf(facing)
  return halfPlane(cos, sin, disc.centre)
}

/** What settles a sight before any line is drawn: the target behind the viewer (touching the line is behind), or contact. */
function settled(from: RoundSightBody, to: RoundSightBody, { rules }: SightScene): 'behind' | 'contact' | null {
  if (rules.front && atMost(ahead(from, to.disc.centre) + to.disc.radius, 0)) return 'behind'
  return gap(from.disc, to.disc) <= TOLERANCE ? 'contact' : null
}

function linesBetween(
  from: RoundSightBody,
  to: RoundSightBody,
  scene: SightScene,
  blockers: readonly Blocker[],
): SightLines {
  return sightLines(from.disc, to.disc, blockers, scene.rules.tangent, frontOf(from, scene))
}

/**
 * Whether some straight line from a model's base to another's is free: past every blocking base and piece of terrain, through
 * no more wood than its depth, in the front arc where the rules say so. Bases in contact see each other, but for one wholly
 * behind. Exact.
 */
export function sees(from: RoundSightBody, to: RoundSightBody, scene: SightScene): boolean {
  const early = settled(from, to, scene)
  if (early) return early === 'contact'
  return freeLine(linesBetween(from, to, scene, blockersOf(from, to, scene))) !== null
}

const UNSEEN = { seen: false, line: null, room: null, blockers: [], throughWoods: null, depth: null } as const

/** The same as `sees`, with the line that shows it, or with what blocks and why. */
export function sight(from: RoundSightBody, to: RoundSightBody, scene: SightScene): Sight {
  const early = settled(from, to, scene)
  if (early === 'behind') return { ...UNSEEN, reason: 'behind' }
  if (early === 'contact')
    return { ...UNSEEN, seen: true, reason: 'contact', line: nearestPair(from.disc, to.disc), room: 0 }
  const blockers = blockersOf(from, to, scene)
  const lines = linesBetween(from, to, scene, blockers)
  const depth = lines.woods.length > 0 ? lines.depth : null
  const through = depth === null ? null : 0
  const outside = roomiestLine(lines, ENOUGH)
  if (outside) {
    const line = between(outside.line, from.disc, to.disc)
    const { room } = outside
    return { seen: true, reason: 'clear', line, room, blockers: [], throughWoods: through, depth }
  }
  const free = freeLine(lines)
  const least = depth === null ? null : leastThroughWoods(lines)
  if (free) {
    // A line that is free is no longer in woods than they are deep, though the least length is known to 0.001″ only.
    const isLeastFree = least !== null && atMost(least.length, lines.depth)
    const line = between(isLeastFree ? least.line : free, from.disc, to.disc)
    const length = Math.min(least?.length ?? 0, lines.depth)
    return { seen: true, reason: 'throughWoods', line, room: null, blockers: [], throughWoods: length, depth }
  }
  return {
    ...UNSEEN,
    reason: least ? 'tooDeep' : 'blocked',
    blockers: whatBlocks(from.disc, to.disc, blockers, (left) => linesBetween(from, to, scene, left)),
    throughWoods: least?.length ?? null,
    depth,
  }
}
