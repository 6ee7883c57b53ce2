import type { Readings } from '../games/game.ts'
import type { Covering, Seen } from '../games/mordheim/board.ts'
import { gap, nearestPair } from '../geometry/gap.ts'
import { hullOf, meetsHull } from '../geometry/hull.ts'
import { shapeGap } from '../geometry/shape/shape-gap.ts'
import { fromSolid, type Solid } from '../geometry/solid.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { centreOf, isRoundBody, shapeOf } from '../rules/body.ts'
import { type Cover, coverOf } from '../rules/sight/cover.ts'
import { eyeSight, hiddenFrom } from '../rules/sight/eye-sight.ts'
import { blockersOf, type RoundSightBody, type SightBody, type SightScene } from '../rules/sight/scene.ts'
import { sight } from '../rules/sight/sight.ts'
import { tableReadings } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import { sceneOf, standsAt } from '../table/on/sight-on.ts'
import { isOver, solidOf } from '../table/solid-of.ts'
import type { Terrain } from '../table/terrain.ts'

/** Floors are farther apart than this, in inches: nobody is seen through one. */
const FLOOR = 2

/** Whether anything is hidden: by the one reading from every place of the base, by the other from some. */
function isHidden(cover: Cover, from: Readings['coverFrom']): boolean {
  return from === 'lines' ? cover.partly : cover.fromAnywhere > TOLERANCE
}

interface Hiding extends Covering {
  readonly solid: Solid
}

/**
 * Everything that may hide a part of one model from another: terrain that blocks sight or gives cover, and models that stand,
 * friend or foe. `inside` are the pieces that either stands in: they hide nothing on the way.
 */
function hiding(table: Table, scene: SightScene, from: SightBody, to: SightBody, inside: readonly Terrain[]): Hiding[] {
  const all = blockersOf(from, to, { ...scene, rules: { ...scene.rules, models: 'all' } })
  const nameOf = (id: string) => table.models.find((model) => model.id === id)?.name ?? ''
  const models = all.flatMap(({ id, kind, solid }): Hiding[] =>
    kind === 'body' ? [{ id, kind: 'model', name: nameOf(id), solid }] : [],
  )
  const terrain = table.terrain.flatMap((piece): Hiding[] => {
    const { id, name, ground, blocks, cover } = piece
    const hides = cover && blocks === 'never' ? true : all.some((one) => one.kind === 'terrain' && one.id === id)
    const solid = hides && !inside.includes(piece) ? solidOf(ground) : null
    return solid ? [{ id, kind: 'terrain', name, solid }] : []
  })
  return [...models, ...terrain]
}

/** Things that hide a part of a target, that which is nearest to it first. */
function nearestFirst(all: readonly Hiding[], to: SightBody): Hiding[] {
  const { x, y } = centreOf(to)
  const away = ({ solid }: Hiding) =>
    solid.kind === 'disc' ? shapeGap(solid.disc, shapeOf(to)).signedGap : fromSolid(solid, x, y)
  return all.toSorted((a, b) => away(a) - away(b))
}

/** What hides a part of a target: that of which each alone hides some; else all that stands between. Nearest to it first. */
function coveringOf(from: RoundSightBody, to: RoundSightBody, all: readonly Hiding[], table: Table): Hiding[] {
  const { coverFrom, sightTangent } = tableReadings(table)
  const hull = hullOf(from.disc, to.disc)
  const between = all.filter(({ solid }) => meetsHull(hull, solid, sightTangent === 'free' ? -TOLERANCE : TOLERANCE))
  const alone = between.filter(({ solid }) => isHidden(coverOf(from.disc, to.disc, [solid], sightTangent), coverFrom))
  return nearestFirst(alone.length > 0 ? alone : between, to)
}

/** Whether one sees another past everything on the way, and the line that shows it or is blocked. */
function isVisible(from: RoundSightBody, to: RoundSightBody, scene: SightScene): Pick<Seen, 'visible' | 'line'> {
  const direct = nearestPair(from.disc, to.disc)
  if (gap(from.disc, to.disc) <= TOLERANCE) return { visible: true, line: direct }
  const { seen, line, blockers } = sight(from, to, scene)
  return { visible: seen, line: line ?? blockers[0]?.line ?? direct }
}

/** The building that two models both stand in; null where there is none. */
export function buildingOf(table: Table, a: string, b: string): string | null {
  const { bodies } = sceneOf(table)
  const [one, other] = [a, b].map((id) => bodies.find((body) => body.id === id))
  const shared = table.terrain.find(
    (piece) => piece.kind === 'building' && one && other && [one, other].every((body) => isOver(piece, centreOf(body))),
  )
  return shared?.name ?? null
}

/** Whether two models stand on floors of one building that are too far apart to see one another. */
function isThroughFloor(table: Table, a: string, b: string): boolean {
  const apart = Math.abs(heightOf(table, a) - heightOf(table, b))
  return apart > FLOOR && buildingOf(table, a, b) !== null
}

/** A scene without those whom a floor parts from the shooter or from the target: they cover nothing and bar no sight. */
function withoutOtherFloors(table: Table, scene: SightScene, from: string, to: string): SightScene {
  const stays = ({ id }: SightBody) =>
    id === from || id === to || !(isThroughFloor(table, id, from) || isThroughFloor(table, id, to))
  return scene.bodies.every(stays) ? scene : { ...scene, bodies: scene.bodies.filter(stays) }
}

/** Sight from any place of a base that isn't round, or to one, isn't worked out: the player says what the shooter sees. */
const UNJUDGED: Seen = { visible: true, line: null, covered: false, hidden: 0, covering: [], isUnjudged: true }

const NOTHING: Seen = { visible: false, line: null, covered: false, hidden: 0, covering: [] }

/** What a shooter sees of a target, and what of everything on the way hides a part of it, nearest to it first. */
interface Looked extends Pick<Seen, 'visible' | 'line' | 'hidden'> {
  readonly hiding: readonly Hiding[]
}

/** A look from any place of one round base at another, or along any line between the two. */
function roundLook(
  table: Table,
  from: RoundSightBody,
  to: RoundSightBody,
  scene: SightScene,
  all: readonly Hiding[],
): Looked {
  const { coverFrom, sightTangent } = tableReadings(table)
  const solids = all.map(({ solid }) => solid)
  const cover = coverOf(from.disc, to.disc, solids, sightTangent)
  const hiding = isHidden(cover, coverFrom) ? coveringOf(from, to, all, table) : []
  return { ...isVisible(from, to, scene), hidden: cover.fromCentre, hiding }
}

/** A look from the centre of one base at another, of any kind each. */
function centreLook(table: Table, from: SightBody, to: SightBody, scene: SightScene, all: readonly Hiding[]): Looked {
  const { signedGap, witness } = shapeGap(shapeOf(from), shapeOf(to))
  if (signedGap <= TOLERANCE) return { visible: true, line: witness, hidden: 0, hiding: [] }
  const { sightTangent, sightArc } = tableReadings(table)
  const [eye, target] = [centreOf(from), shapeOf(to)]
  const front = sightArc === 'front' ? from.facing : null
  const { seen, line } = eyeSight(eye, target, blockersOf(from, to, scene), sightTangent, front)
  const solids = all.map(({ solid }) => solid)
  const { share, by } = hiddenFrom(eye, target, solids, sightTangent)
  const hiding = nearestFirst(
    all.filter(({ solid }) => by.includes(solid)),
    to,
  )
  return { visible: seen, line, hidden: share, hiding: share > TOLERANCE ? hiding : [] }
}

/**
 * What a shooter sees of a target. Walls of what it stands in itself don't hinder it; those of what the target stands in give
 * it cover, for it is seen through their openings; between two floors of one building nothing is seen.
 */
export function seenOn(table: Table, fromId: string, toId: string): Seen {
  const whole = withoutOtherFloors(table, sceneOf(table), fromId, toId)
  const [from, to] = [fromId, toId].map((id) => whole.bodies.find((body) => body.id === id))
  if (!from || !to || from === to) return NOTHING
  const fromCentre = tableReadings(table).coverFrom === 'centre'
  const round = isRoundBody(from) && isRoundBody(to) ? { from, to } : null
  if (!fromCentre && !round) return UNJUDGED
  const own = table.terrain.filter((piece) => isOver(piece, centreOf(from)))
  const its = table.terrain.filter((piece) => isOver(piece, centreOf(to)) && !own.includes(piece))
  const inside = [...own, ...its]
  const scene = { ...whole, terrain: whole.terrain.filter(({ id }) => !inside.some((piece) => piece.id === id)) }
  const all = hiding(table, whole, from, to, inside)
  const looked =
    fromCentre || !round ? centreLook(table, from, to, scene, all) : roundLook(table, round.from, round.to, scene, all)
  const { visible, line, hidden } = looked
  if (isThroughFloor(table, fromId, toId)) return { ...NOTHING, line }
  const touches = shapeGap(shapeOf(from), shapeOf(to)).signedGap <= TOLERANCE
  const walls = touches ? [] : its.filter((piece) => piece.cover)
  const covering: Covering[] = [
    ...walls.map(({ id, name }): Covering => ({ id, kind: 'inside', name })),
    ...looked.hiding.map(({ id, kind, name }) => ({ id, kind, name })),
  ]
  return { visible, line, hidden, covered: covering.length > 0, covering }
}

/** How high above the table a model stands, in inches. */
export function heightOf(table: Table, id: string): number {
  const model = table.models.find((one) => one.id === id)
  return model ? standsAt(model, table.terrain) : 0
}
