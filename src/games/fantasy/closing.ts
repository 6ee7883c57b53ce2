import { distance } from '../../geometry/point.ts'
import type { Displaced } from './displacing.ts'
import { type Formation, gapsIn, type Placed, type Slot, slotBase, slotKey, takenSlots } from './ranks.ts'

/** Of some models the one nearest to a slot; of equally near ones the first. */
function nearestTo(formation: Formation, slot: Slot, who: readonly Placed[]): Placed | undefined {
  const { centre } = slotBase(formation, slot)
  const away = (one: Placed) => distance(centre, slotBase(formation, one).centre)
  return who.toSorted((a, b) => away(a) - away(b))[0]
}

/** The first and the last file that some models stand in. */
function filesOf(placed: readonly Placed[]): { readonly first: number; readonly last: number } {
  return {
    first: Math.min(...placed.map(({ file }) => file)),
    last: Math.max(...placed.map(({ file, files }) => file + files - 1)),
  }
}

/** The empty slots of an only rank between those that stand in it: nobody is left behind it to fill them. */
function holesIn({ placed, ranks }: Formation): readonly Slot[] {
  if (ranks !== 1) return []
  const taken = takenSlots(placed)
  const { first, last } = filesOf(placed)
  return Array.from({ length: last - first }, (_, i) => ({ rank: 0, file: first + i })).filter(
    (slot) => !taken.has(slotKey(slot)),
  )
}

/** The slots that a unit has to fill to stand in ranks, the foremost first: gaps before its last rank, holes in an only one. */
export function slotsToFill(formation: Formation): readonly Slot[] {
  return [...gapsIn(formation), ...holesIn(formation)]
}

/** Who fills a hole in an only rank: the nearer of those at its ends. */
function endOf(formation: Formation, hole: Slot): Placed | undefined {
  const single = formation.placed.filter(({ files, ranks }) => files * ranks === 1)
  const { first, last } = filesOf(formation.placed)
  return nearestTo(
    formation,
    hole,
    single.filter(({ file }) => file === first || file === last),
  )
}

/** Who fills a gap: a model with the front-rank rule that stands behind it steps forward; else one of the rank and file from the last rank. */
function fillerOf(formation: Formation, gap: Slot, front: ReadonlySet<string>): Placed | undefined {
  const behind = formation.placed.filter(({ rank, files, ranks }) => rank > gap.rank && files * ranks === 1)
  const stepping = behind.filter(({ id }) => front.has(id))
  const foremost = Math.min(...stepping.map(({ rank }) => rank))
  const last = behind.filter(({ id, rank }) => !front.has(id) && rank === formation.ranks - 1)
  return nearestTo(formation, gap, stepping.length > 0 ? stepping.filter(({ rank }) => rank === foremost) : last)
}

const ranksIn = (placed: readonly Placed[]) => Math.max(0, ...placed.map(({ rank, ranks }) => rank + ranks))

/**
 * How a unit closes its ranks after losses, or after somebody left it: gap by gap from the front on, until only the last rank
 * is short, and an only rank from its ends. Where several could fill a gap, the nearest does. A model moves once at most: it
 * is told where it ends.
 */
export function closing(formation: Formation, front: ReadonlySet<string>): readonly Displaced[] {
  const ends = new Map<string, Slot>()
  let now = formation
  for (let step = 0; step < formation.placed.length * formation.ranks; step++) {
    const gap = slotsToFill(now)[0]
    const filler = gap && (now.ranks === 1 ? endOf(now, gap) : fillerOf(now, gap, front))
    if (!filler) break
    const to = { rank: gap.rank, file: gap.file }
    const placed = now.placed.map((one) => (one.id === filler.id ? { ...one, ...to } : one))
    now = { ...now, placed, ranks: ranksIn(placed) }
    ends.set(filler.id, to)
  }
  return [...ends].map(([id, to]) => ({ id, to }))
}
