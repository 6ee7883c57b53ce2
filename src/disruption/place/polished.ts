import { at } from '../at.ts'
import { type Band, fits, type Places, total } from '../band.ts'
import { relaxed } from '../solve/relaxed.ts'
import { contactsAt, cutAt } from './contact.ts'
import { type Push, settled } from './settled.ts'

const AIM = { above: Number.POSITIVE_INFINITY, open: Number.NEGATIVE_INFINITY, rough: 0, exact: 1e-9 }
const MOST_ROUNDS = 30

interface Straightened {
  readonly places: Places
  readonly pushes: readonly Push[]
}

/** The best answer among those that keep every contact's straight stand-in at `start`; null where these contradict. */
function straightened(band: Band, start: Places, margin: number, above: number): Straightened | null {
  const contacts = contactsAt(band, start, margin)
  const floors = band.rooms.map(() => 0)
  const cuts = contacts.map((contact) => cutAt(band, contact, start))
  const { moves, forces } = relaxed(floors, cuts, { ...AIM, above })
  if (!moves) return null
  const places = band.rooms.map(({ from }, i) => ({ x: from.x + at(moves, i).dx, y: from.y + at(moves, i).dy }))
  const pushes = contacts.flatMap((contact, k) => {
    const force = forces[k] ?? 0
    return force > 1e-3 ? [{ contact, force }] : []
  })
  return { places, pushes }
}

/** The same with as much of the surroundings as its answer turns out to need. */
function widened(band: Band, start: Places, above: number): Straightened | null {
  for (let margin = 0.8; ; margin *= 2) {
    const found = straightened(band, start, margin, above)
    if (!found || fits(band, found.places)) return found
    if (margin > 50) return null
  }
}

/**
 * The local optimum below a set of places: everything in reach is made straight, the convex problem solved, and that again
 * until it stands. Places that overlap may do as a start. Null where no fitting answer comes of it.
 */
export function polished(band: Band, start: Places): Places | null {
  // Cuts that contradict each other show by a bound beyond all measure.
  const above = 50 + 4 * total(band, start)
  let best = fits(band, start) ? start : null
  let cost = best ? total(band, best) : Number.POSITIVE_INFINITY
  let from = start
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = widened(band, from, above)
    if (!found) return best
    const exact = settled(band, found.places, found.pushes)
    if (exact) return total(band, exact) <= cost ? exact : best
    const reached = total(band, found.places)
    if (reached >= cost - 1e-10) return best
    const gained = cost - reached
    best = found.places
    cost = reached
    from = found.places
    if (gained < 1e-9) return best
  }
  return best
}
