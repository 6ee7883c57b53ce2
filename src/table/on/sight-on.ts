import type { Mark } from '../../games/mark.ts'
import { wrapped } from '../../geometry/angle.ts'
import { hullOf, meetsHull } from '../../geometry/hull.ts'
import type { Point } from '../../geometry/point.ts'
import type { Region } from '../../geometry/region.ts'
import type { Wood } from '../../geometry/sight/until-deep.ts'
import { visibleRegion } from '../../geometry/sight/visible-region.ts'
import { fromSolid, type Solid } from '../../geometry/solid.ts'
import { TOLERANCE } from '../../geometry/tolerance.ts'
import { isRoundBody } from '../../rules/body.ts'
import { type Cover, coverIn } from '../../rules/sight/cover.ts'
import {
  blockersOf,
  type RoundSightBody,
  type SightBody,
  type SightPiece,
  type SightScene,
} from '../../rules/sight/scene.ts'
import { type Sight, sight } from '../../rules/sight/sight.ts'
import { isSpared } from '../../rules/sight/spray-exempt.ts'
import { heightOn } from '../../rules/volume.ts'
import { bodyOf, tableReadings } from '../bodies.ts'
import type { Model, Table } from '../document.ts'
import type { SightLay } from '../lay.ts'
import { isOver, solidOf } from '../solid-of.ts'
import type { Terrain } from '../terrain.ts'

/** How high the ground is at a place: that of the highest piece over which it is. */
export function groundAt({ x, y }: Point, terrain: readonly Terrain[]): number {
  const under = terrain.filter((piece) => piece.stand > 0 && isOver(piece, { x, y }))
  return Math.max(0, ...under.map((piece) => piece.stand))
}

/** How high a model stands: as high as the ground under its centre, or what the model says itself. */
export function standsAt(model: Model, terrain: readonly Terrain[]): number {
  return model.elevation ?? groundAt(model, terrain)
}

/** Marks of those who never stand in the way of sight. */
const SEEN_THROUGH: readonly Mark[] = ['knockedDown', 'stunned', 'incorporeal']

/** A model as sight knows it: how high it stands and reaches, and whether it is seen through. */
function sightBodyOf(model: Model, terrain: readonly Terrain[]): SightBody {
  const bottom = standsAt(model, terrain)
  return {
    ...bodyOf(model),
    heights: { bottom, top: bottom + (model.height ?? heightOn(model.base)) },
    seeThrough: (model.marks ?? []).some((mark) => SEEN_THROUGH.includes(mark)),
  }
}

type Asked = Pick<Table, 'game' | 'readings' | 'terrain' | 'heights'>

const scenes = new WeakMap<Table['models'], { readonly of: Asked; readonly scene: SightScene }>()

const isOf = (of: Asked, { game, readings, terrain, heights }: Table) =>
  of.game === game && of.readings === readings && of.terrain === terrain && of.heights === heights

/** What stands on a table, as sight asks of it; made once for as long as nothing that it hangs on changes. */
export function sceneOf(table: Table): SightScene {
  const known = scenes.get(table.models)
  if (known && isOf(known.of, table)) return known.scene
  const { sightModels: models, sightTangent: tangent, sightArc, sightElevated } = tableReadings(table)
  const terrain = table.terrain.flatMap(({ id, ground, blocks, height }): SightPiece[] => {
    const solid = solidOf(ground)
    return solid ? [{ id, solid, blocks, heights: { bottom: 0, top: height } }] : []
  })
  const scene: SightScene = {
    bodies: table.models.map((model) => sightBodyOf(model, table.terrain)),
    terrain,
    rules: {
      ...{ models, tangent, front: sightArc === 'front' },
      ...{ heights: table.heights, elevated: sightElevated === 'inch' },
    },
  }
  const { game, readings, heights } = table
  scenes.set(table.models, { of: { game, readings, terrain: table.terrain, heights }, scene })
  return scene
}

/** A line of sight on the table: there, and back; two answers. */
export interface SightOn {
  readonly from: RoundSightBody
  readonly to: RoundSightBody
  readonly there: Sight
  readonly back: Sight
  /** How much of the target is hidden from the viewer. */
  readonly cover: Cover
  /** Ids of the pieces that give cover and lie between the two, touching the band that joins their bases. */
  readonly covering: readonly string[]
}

const bodyIn = (scene: SightScene, id: string) => scene.bodies.find((body) => body.id === id) ?? null

/** A model on a round base; null when it is gone or stands on another. */
function roundIn(scene: SightScene, id: string): RoundSightBody | null {
  const body = bodyIn(scene, id)
  return body && isRoundBody(body) ? body : null
}

/** Ids of the pieces that give cover and lie between two bases, touching the band that joins them. */
function coveringBetween({ terrain }: Table, from: RoundSightBody, to: RoundSightBody): readonly string[] {
  const hull = hullOf(from.disc, to.disc)
  return terrain.flatMap(({ id, cover, ground }) => {
    const solid = cover ? solidOf(ground) : null
    return solid !== null && meetsHull(hull, solid, 0) ? [id] : []
  })
}

/** Which pieces give a target cover from a viewer; none where either is gone or doesn't stand on a round base. */
export function coveringOn(table: Table, { from, to }: Pick<SightLay, 'from' | 'to'>): readonly string[] {
  const scene = sceneOf(table)
  const [a, b] = [roundIn(scene, from), roundIn(scene, to)]
  return a && b && a !== b ? coveringBetween(table, a, b) : []
}

/** What two models see of each other; null when one of them is gone or doesn't stand on a round base. */
export function sightOn(table: Table, lay: Pick<SightLay, 'from' | 'to'>): SightOn | null {
  const scene = sceneOf(table)
  const [from, to] = [roundIn(scene, lay.from), roundIn(scene, lay.to)]
  if (!from || !to || from === to) return null
  return {
    ...{ from, to, there: sight(from, to, scene), back: sight(to, from, scene), cover: coverIn(from, to, scene) },
    covering: coveringBetween(table, from, to),
  }
}

/**
 * Whether a model under a spray is spared by it: terrain alone hides it wholly from the origin. From or on a base that isn't
 * round that isn't worked out, and nobody is spared.
 */
export function sparedOn(table: Table, origin: string, id: string): boolean {
  if (table.terrain.length === 0) return false
  const scene = sceneOf(table)
  const [from, to] = [roundIn(scene, origin), roundIn(scene, id)]
  return from !== null && to !== null && isSpared(from, to, scene)
}

/**
 * Where the target's base could stand to be seen from the viewer's centre: past all that would be in its way, through no more
 * wood than may be, in the viewer's front arc where lines must run in it. Null when one of the two is gone
 * or doesn't stand on a round base.
 */
export function regionOn(table: Table, { from, to }: Pick<SightLay, 'from' | 'to'>): Region | null {
  const scene = sceneOf(table)
  const [body, target] = [roundIn(scene, from), roundIn(scene, to)]
  if (!body || !target) return null
  const { centre, radius: own } = body.disc
  const walls: Solid[] = []
  const woods: Wood[] = []
  for (const { kind, solid, depth } of blockersOf(body, target, scene)) {
    if (depth !== null) woods.push({ solid, depth })
    // A base that lies over the viewer's centre, as only happens half-way through a drag, hides nothing.
    else if (kind === 'terrain' || fromSolid(solid, centre.x, centre.y) > TOLERANCE) walls.push(solid)
  }
  const bounds = { left: 0, top: 0, right: table.mat.width, bottom: table.mat.height }
  const fan = scene.rules.front ? { start: wrapped(body.facing - Math.PI / 2), sweep: Math.PI } : null
  return visibleRegion(centre, walls, bounds, fan, { woods, own })
}
