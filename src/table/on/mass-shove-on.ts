import type { Disc } from '../../geometry/disc.ts'
import { gap } from '../../geometry/gap.ts'
import type { Point } from '../../geometry/point.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import type { Vector } from '../../geometry/vector.ts'
import type { RoundBody } from '../../rules/body.ts'
import { awayFrom, farthestFirst, type Moved, pushed } from '../../rules/forced/moved.ts'
import type { Placement } from '../action.ts'
import { modelOf, roundBodyOf } from '../bodies.ts'
import type { Model, Table } from '../document.ts'
import type { Manner } from '../lay.ts'
import { solidOf } from '../solid-of.ts'
import { blastOn } from './blast-on.ts'

/** An effect that moves several models straight away from where it comes from: a model, or the middle of a blast. */
export interface MassShove {
  readonly manner: Exclude<Manner, 'place'>
  /** The id of the model or of the blast. */
  readonly origin: string
  /** How far each is moved at most. */
  readonly inches: number
  /** Ids in the order in which players let those go who are equally far; who isn't named goes after who is. */
  readonly sooner: readonly string[]
}

/** One of several that an effect moves. */
export interface Affected {
  readonly mover: Model
  readonly body: RoundBody
  /** Straight away from the effect; null where it stands on the very middle of it: no direction leads away. */
  readonly away: Vector | null
  /** It is as far from the origin as the one before: who of them goes first is the players' choice. */
  readonly tied: boolean
}

/** One of several that are pushed. */
export interface PushedOne extends Affected {
  /** Null where no direction leads away. */
  readonly moved: Moved | null
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
 * Whom an effect moves of those named, in the order in which they go: the farthest from it first. The origin itself isn't
 * moved. Empty when the origin is gone, and where any base isn't round.
 */
export function affectedBy(table: Table, ids: readonly string[], { origin, sooner }: MassShove): readonly Affected[] {
  const from = originOn(table, origin)
  const bodies = table.models.flatMap((model) => roundBodyOf(model) ?? [])
  if (!from || bodies.length < table.models.length) return []
  const named = new Set(ids.filter((id) => id !== origin))
  const moved = bodies.filter(({ id }) => named.has(id))
  let before = Number.POSITIVE_INFINITY
  return farthestFirst(from, moved, sooner).flatMap((body): Affected[] => {
    const mover = modelOf(table, body.id)
    if (!mover) return []
    const off = gap(from, body.disc)
    const tied = before - off <= TOLERANCE
    before = off
    return [{ mover, body, away: awayFrom(from.centre, body), tied }]
  })
}

/**
 * Several models pushed by one effect, in their order: each as far as its push lets it past those who stand where they have
 * come to by then. Pushed models make nobody else move, so that all can be told at once.
 */
export function pushAll(table: Table, ids: readonly string[], massShove: MassShove): readonly PushedOne[] {
  const bodies = table.models.flatMap((model) => roundBodyOf(model) ?? [])
  const obstacles = table.terrain.filter((piece) => piece.impassable).flatMap(({ ground }) => solidOf(ground) ?? [])
  const centres = new Map<string, Point>()
  return affectedBy(table, ids, massShove).map((one): PushedOne => {
    const { body, away } = one
    const others = bodies
      .filter(({ id }) => id !== body.id)
      .map((other): RoundBody => {
        const centre = centres.get(other.id)
        return centre ? { ...other, disc: { ...other.disc, centre } } : other
      })
    const around = { others, obstacles, rough: [], table: table.mat }
    const moved = away && pushed(body, away, massShove.inches, around)
    if (moved) centres.set(body.id, moved.to)
    return { ...one, moved }
  })
}

/** Where all stand once they are pushed; only those who move. */
export function pushedPlaces(all: readonly PushedOne[]): readonly Placement[] {
  return all.flatMap(({ mover, moved }): Placement[] =>
    moved && moved.length > 0 ? [{ id: mover.id, x: moved.to.x, y: moved.to.y, facing: mover.facing }] : [],
  )
}

/** Where an effect aims one of those it moves, as far as it moves them; null where no direction leads away. */
export function aimOf({ mover, away }: Affected, { inches }: MassShove): Point | null {
  return away && { x: mover.x + inches * away.dx, y: mover.y + inches * away.dy }
}

/**
 * The next of those whom an effect slams or throws, and where it is aimed from where it stands by now: the first of the order
 * after `last` (null: the first of all) who is still there and has a direction to go. Null when nobody is left.
 */
export function nextAffected(
  table: Table,
  massShove: MassShove,
  order: readonly string[],
  last: string | null,
): { readonly mover: string; readonly aim: Point } | null {
  for (const id of order.slice(last === null ? 0 : order.indexOf(last) + 1)) {
    const [one] = affectedBy(table, [id], massShove)
    const aim = one && aimOf(one, massShove)
    if (aim) return { mover: id, aim }
  }
  return null
}
