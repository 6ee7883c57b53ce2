import type { Move } from '../disruption/disruption.ts'
import type { Disc } from '../geometry/disc.ts'
import { distance } from '../geometry/point.ts'
import type { Placement } from '../table/action.ts'
import type { Table } from '../table/document.ts'
import { type Aside, wayShown } from './aside.ts'

/** Who makes room for a shove as it is shown, and the circle on which one of them may stand anywhere, where there is one. */
export interface Room {
  /** The id of the shove. */
  readonly shove: string
  readonly moves: readonly Move[]
  readonly free: Disc | null
}

const rooms = new WeakMap<Aside, Room>()

/** Who makes room, of all that is known of it; null while there is no shove. The same knowledge gives the very same answer. */
export function roomShown(aside: Aside): Room | null {
  const { shove, known } = aside
  if (!shove) return null
  const before = rooms.get(aside)
  if (before) return before
  const free = known?.kind === 'found' ? (known.free?.circle ?? null) : null
  const room = { shove: shove.id, moves: wayShown(aside)?.moves ?? [], free }
  rooms.set(aside, room)
  return room
}

/** Ids of the models that a shove shows elsewhere than they stand: the mover, and who makes room for it. */
export function shownElsewhere(aside: Aside): readonly string[] {
  return aside.shove ? [aside.shove.mover, ...(wayShown(aside)?.moves ?? []).map((move) => move.id)] : []
}

/** Where those who make room would stand, so that another window can show it: their facings stay. */
export function roomPlaces(table: Table, aside: Aside): readonly Placement[] {
  return (wayShown(aside)?.moves ?? []).flatMap(({ id, to }): Placement[] => {
    const model = table.models.find((one) => one.id === id)
    return model ? [{ id, x: to.x, y: to.y, facing: model.facing }] : []
  })
}

/** Who makes room for the shove in hand, told by the places of another window; null where no shove is in hand. */
export function roomTold(table: Table, places: readonly Placement[]): Room | null {
  const shove = table.lays.find((lay) => lay.kind === 'shove' && !lay.pinned)
  if (!shove) return null
  const moves = places.flatMap(({ id, x, y }): Move[] => {
    const from = table.models.find((one) => one.id === id)
    const to = { x, y }
    return from ? [{ id, from: { x: from.x, y: from.y }, to, length: distance(from, to) }] : []
  })
  return { shove: shove.id, moves, free: null }
}
