import { stream } from '../chance/stream.ts'
import { nearestPlace } from '../rules/forced/nearest-place.ts'
import { type Ground, groundOf } from '../rules/forced/room.ts'
import { at } from './at.ts'
import { type Band, bandOf } from './band.ts'
import type { Optima } from './combined.ts'
import { overlapped } from './depth.ts'
import type { Arrangement, Disruption } from './disruption.ts'
import type { Landing, Piece } from './landing.ts'
import { roomless } from './roomless.ts'
import { subsets } from './subsets.ts'
import { type Together, together } from './together.ts'

/** The seed of what the search tries by chance: it must not hang on the lot that is drawn among equal answers. */
const SEED = 20117

const NOTHING_MOVES: Disruption = {
  ...{ kind: 'found', best: { moves: [], total: 0 }, bound: 0, gap: 0, proven: true, fewest: true },
  ...{ optima: [{ moves: [], total: 0 }], counted: true, free: null },
}

/** Places of a band as moves. */
function arrangement({ pieces, rooms }: Band, places: Optima['answers'][number]): Arrangement {
  const moves = pieces.map(({ id }, i) => {
    const { from } = at(rooms, i)
    const { x, y } = at(places, i)
    return { id, from, to: { x, y }, length: Math.hypot(x - from.x, y - from.y) }
  })
  return { moves, total: moves.reduce((sum, { length }) => sum + length, 0) }
}

/** What is known of the whole, from how the search for one set of bases stands. */
function told(band: Band, { best, bound, closed, optima }: Together, fewest: boolean): Disruption {
  if (!best) return { kind: 'unknown' }
  const main = arrangement(band, best.places)
  const proven = closed && fewest
  const all = optima?.answers.map((places) => arrangement(band, places)) ?? []
  const free = optima?.free ? { ...optima.free, id: at(band.pieces, optima.free.index).id } : null
  return {
    ...{ kind: 'found', best: main, proven, fewest, free },
    bound: closed ? main.total : Math.min(bound, main.total),
    gap: proven ? 0 : Math.max(0, main.total - (fewest ? bound : 0)),
    optima: all.length > 0 ? all : [main],
    counted: proven && (optima?.counted ?? false),
  }
}

function bandAmong(moving: readonly Piece[], landing: Landing, ground: Ground): Band {
  const stay = landing.others.filter((other) => !moving.includes(other)).map(({ disc }) => disc)
  return bandOf(moving, [landing.mover, ...stay], ground)
}

/** A set of bases to be moved, and what they cost at least, each by itself, when all others stay. */
interface Candidate {
  readonly moving: readonly Piece[]
  readonly least: number
}

/** Every way to let `extra` more bases move than must, the most promising first; those in which one finds no room left out. */
function* candidates(
  must: readonly Piece[],
  landing: Landing,
  ground: Ground,
  extra: number,
): Generator<Candidate | null, Candidate[]> {
  const may = landing.others.filter((other) => !must.includes(other))
  const found: Candidate[] = []
  for (const chosen of subsets(may.length, extra)) {
    const moving = [...must, ...chosen.map((i) => at(may, i))]
    const band = bandAmong(moving, landing, ground)
    let least = 0
    for (const room of band.rooms) {
      const place = nearestPlace(room)
      least += place ? place.distance : Number.POSITIVE_INFINITY
      if (!place) break
    }
    if (least < Number.POSITIVE_INFINITY) found.push({ moving, least })
    yield null
  }
  return found.sort((a, b) => a.least - b.least)
}

/**
 * The best among many sets of equally many bases: each is solved as far as it can still beat the best. `fewest` says whether
 * fewer bases are proven not to do.
 */
function* bestOf(
  sets: readonly Candidate[],
  landing: Landing,
  ground: Ground,
  fewest: boolean,
): Generator<Disruption, Disruption> {
  const random = stream(SEED)
  let best: { readonly band: Band; readonly stand: Together } | null = null
  let equal: { readonly band: Band; readonly stand: Together }[] = []
  let sure = true
  for (const { moving, least } of sets) {
    const band = bandAmong(moving, landing, ground)
    const cap = best?.stand.best?.total ?? Number.POSITIVE_INFINITY
    if (least > cap + 1e-6) break
    const working = together(band, random, cap)
    for (;;) {
      const { value: stand, done } = working.next()
      const total = stand.best?.total ?? Number.POSITIVE_INFINITY
      const now: { readonly band: Band; readonly stand: Together } = { band, stand }
      if (total < cap - 1e-6) best = now
      if (done) {
        sure &&= stand.closed
        if (stand.best && Math.abs(total - cap) <= 1e-6) equal.push(now)
        else if (best === now) equal = [now]
        break
      }
      yield best
        ? told(best.band, { ...best.stand, closed: false, bound: 0, optima: null }, false)
        : { kind: 'unknown' }
    }
  }
  if (!best) return sure ? { kind: 'none', without: [] } : { kind: 'unknown' }
  const main = told(best.band, { ...best.stand, closed: sure, bound: 0 }, fewest)
  if (main.kind !== 'found') return main
  const all = equal.map(({ band, stand }) => told(band, { ...stand, closed: sure }, fewest))
  const optima = all.flatMap((one) => (one.kind === 'found' ? one.optima : []))
  const counted = main.proven && all.every((one) => one.kind === 'found' && one.counted)
  return { ...main, bound: sure ? main.best.total : 0, optima, counted }
}

/**
 * Search for the least disruption, told step by step: each step says what is known by then, and the last one all that will
 * be. Whoever asks may stop at any step, so that time stays his. First as few bases as possible move, then the least inches
 * in all; the mover never does. Bases may touch, and jump over anything on their way.
 */
export function* searched(landing: Landing): Generator<Disruption, Disruption> {
  const must = overlapped(landing)
  if (must.length === 0) return NOTHING_MOVES
  const ground = groundOf(landing.table, landing.obstacles)
  const without = roomless(must, landing, ground)
  if (without.length > 0) return { kind: 'none', without }
  let fewest = true
  for (let extra = 0; extra <= landing.others.length - must.length; extra++) {
    if (extra === 0) {
      const band = bandAmong(must, landing, ground)
      const working = together(band, stream(SEED))
      for (;;) {
        const { value: stand, done } = working.next()
        if (done && stand.best) return told(band, stand, true)
        if (done) {
          fewest &&= stand.closed
          break
        }
        yield told(band, stand, true)
      }
      continue
    }
    const listing = candidates(must, landing, ground, extra)
    let step = listing.next()
    for (; !step.done; step = listing.next()) yield { kind: 'unknown' }
    const solving = bestOf(step.value ?? [], landing, ground, fewest)
    for (;;) {
      const { value, done } = solving.next()
      if (!done) {
        yield value
        continue
      }
      if (value.kind === 'found') return value
      fewest &&= value.kind === 'none'
      break
    }
  }
  return fewest ? { kind: 'none', without: [] } : { kind: 'unknown' }
}
