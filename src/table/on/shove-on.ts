import type { Landing } from '../../disruption/landing.ts'
import { distance, type Point } from '../../geometry/point.ts'
import { fromSolid, type Solid } from '../../geometry/solid.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { unit } from '../../geometry/vector.ts'
import type { RoundBody } from '../../rules/body.ts'
import { type Moved, pushed, type Surroundings, slammed, thrown } from '../../rules/forced/moved.ts'
import { modelOf, roundBodyOf } from '../bodies.ts'
import type { Model, Table } from '../document.ts'
import type { Shove } from '../lay.ts'
import { solidOf } from '../solid-of.ts'
import { groundAt, standsAt } from './sight-on.ts'

/** A shove on the table: how far the model gets, and who has to make room where it comes to rest. */
export interface ShoveOn {
  readonly mover: Model
  readonly body: RoundBody
  /** Where it was aimed. */
  readonly aim: Point
  readonly moved: Moved
  /** How far down it comes from where it stood to the ground it comes to rest on, in inches; 0 where that is no lower. */
  readonly drop: number
  /** Why it can't be: one knocked down can't be slammed, and nobody comes to rest where none may stand. Null where it can. */
  readonly refused: 'knockedDown' | 'ground' | null
  /** What its coming to rest asks of the others. */
  readonly landing: Landing
}

const solids = (table: Table, which: 'impassable' | 'rough'): Solid[] =>
  table.terrain.filter((piece) => piece[which]).flatMap(({ ground }) => solidOf(ground) ?? [])

/** A model put down where it is aimed, as near as the mat's edge lets its whole base be. */
function putDown({ disc: { radius } }: RoundBody, aim: Point, { mat }: Table): Point {
  const kept = (value: number, size: number) => Math.min(Math.max(radius, size - radius), Math.max(radius, value))
  return { x: kept(aim.x, mat.width), y: kept(aim.y, mat.height) }
}

/** How a shove ends; null when its mover is gone, and where any base isn't round. One that is refused is shown all the same: where it would end. */
export function shoveOn(table: Table, shove: Shove): ShoveOn | null {
  const mover = modelOf(table, shove.mover)
  if (!mover) return null
  const body = roundBodyOf(mover)
  const others = table.models.filter(({ id }) => id !== mover.id).flatMap((model) => roundBodyOf(model) ?? [])
  if (!body || others.length < table.models.length - 1) return null
  const obstacles = solids(table, 'impassable')
  const around: Surroundings = { others, obstacles, rough: solids(table, 'rough'), table: table.mat }
  const aim = { x: shove.x, y: shove.y }
  const far = distance(mover, aim)
  const direction = unit(aim.x - mover.x, aim.y - mover.y)
  const ways: Readonly<Record<Shove['manner'], () => Moved>> = {
    push: () => pushed(body, direction, far, around),
    slam: () => slammed(body, direction, far, around),
    throw: () => thrown(body, aim, around),
    place: () => {
      const to = putDown(body, aim, table)
      const still: RoundBody = { ...body, disc: { ...body.disc, centre: to } }
      // Put down, it meets nobody on its way; whom it lies on is what a push of no length finds.
      return {
        ...pushed(still, direction, 0, around),
        to,
        length: distance(mover, to),
        stop: 'distance',
        contacted: [],
      }
    },
  }
  const moved = ways[shove.manner]()
  const landing: Landing = {
    mover: { centre: moved.to, radius: body.disc.radius },
    others,
    table: table.mat,
    obstacles,
  }
  const isDown = shove.manner === 'slam' && (mover.marks ?? []).includes('knockedDown')
  const { x, y } = moved.to
  const isOnGround = obstacles.some((solid) => fromSolid(solid, x, y) < body.disc.radius - TOLERANCE)
  const refused = isDown ? 'knockedDown' : isOnGround ? 'ground' : null
  const drop = Math.max(0, standsAt(mover, table.terrain) - groundAt(moved.to, table.terrain))
  return { mover, body, aim, moved, drop, refused, landing }
}
