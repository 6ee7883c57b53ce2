import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import type { Point } from '../../geometry/point.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import type { RoundBody } from '../../rules/body.ts'
import { awayFrom, farthestFirst, type Moved, pushed } from '../../rules/forced/moved.ts'
import type { Placement } from '../action.ts'
import { modelOf, roundBodyOf } from '../bodies.ts'
import type { Model, Table } from '../document.ts'
import { solidOf } from '../solid-of.ts'
import { blastOn } from './blast-on.ts'

/** An effect that pushes several models straight away from where it comes from: a model, or the middle of a blast. */
export interface PushingEffect {
  /** The id of the model or of the blast. */
  readonly origin: string
  /** How far each is pushed at most. */
  readonly inches: number
}

/** One of several that are pushed, in the order in which they go. */
export interface PushedOne {
  readonly mover: Model
  readonly body: RoundBody
  /** Null where it stands on the very middle of the effect: no direction leads away. */
  readonly moved: Moved | null
  /** It is as far from the origin as the one before: who of them goes first is the players' choice. */
  readonly tied: boolean
}

/** Where an effect comes from: a model's base, or the middle of a blast; null when it is gone. */
function originOn(table: Table, id: string): Disc | null {
  const model = modelOf(table, id)
  if (model) return roundBodyOf(model)?.disc ?? null
  const lay = table.lays.find((other) => other.id === id)
  const blast = lay?.kind === 'blast' ? blastOn(table, lay) : null
  return blast && { centre: blast.centre, radius: 0 }
}

/**
 * Several models pushed by one effect: the farthest from it goes first, each as far as its push lets it past those who stand
 * where they have come to by then. The origin itself isn't pushed. Empty when the origin is
 * gone, and where any base isn't round.
 */
export function pushAll(table: Table, ids: readonly string[], { origin, inches }: PushingEffect): readonly PushedOne[] {
  const from = originOn(table, origin)
  const bodies = table.models.flatMap((model) => roundBodyOf(model) ?? [])
  if (!from || bodies.length < table.models.length) return []
  const named = new Set(ids.filter((id) => id !== origin))
  const order = farthestFirst(
    from,
    bodies.filter(({ id }) => named.has(id)),
  )
  const obstacles = table.terrain.filter((piece) => piece.impassable).flatMap(({ ground }) => solidOf(ground) ?? [])
  const centres = new Map<string, Point>()
  let before = Number.POSITIVE_INFINITY
  return order.flatMap((body): PushedOne[] => {
    const mover = modelOf(table, body.id)
    if (!mover) return []
    const others = bodies
      .filter(({ id }) => id !== body.id)
      .map((other): RoundBody => {
        const centre = centres.get(other.id)
        return centre ? { ...other, disc: { ...other.disc, centre } } : other
      })
    const away = awayFrom(from.centre, body)
    const moved = away && pushed(body, away, inches, { others, obstacles, rough: [], table: table.mat })
    if (moved) centres.set(body.id, moved.to)
    const off = gap(from, body.disc)
    const tied = before - off <= TOLERANCE
    before = off
    return [{ mover, body, moved, tied }]
  })
}

/** Where all stand once they are pushed; only those who move. */
export function pushedPlaces(all: readonly PushedOne[]): readonly Placement[] {
  return all.flatMap(({ mover, moved }): Placement[] =>
    moved && moved.length > 0 ? [{ id: mover.id, x: moved.to.x, y: moved.to.y, facing: mover.facing }] : [],
  )
}
