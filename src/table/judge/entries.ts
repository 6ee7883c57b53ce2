import type { Readings } from '../../games/game.ts'
import type { Disc } from '../../geometry/disc.ts'
import type { Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { roundSolid, type Solid } from '../../geometry/solid.ts'
import { entering } from '../../rules/enter.ts'
import { enteringGround } from '../../rules/enter-ground.ts'
import { inches, names, type Sentence } from '../../rules/sentence.ts'
import type { Reason } from '../../rules/verdict.ts'
import { modelOf, roundBodyOf, tableReadings } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Table } from '../document.ts'
import { blastOn } from '../on/blast-on.ts'
import { solidOf } from '../solid-of.ts'

/** Who entered an area in its last activation: once a movement, by the length of its walk; whoever began inside did not. */
export function entriesInto(table: Table, area: Disc): Reason[] {
  const { enterBy } = tableReadings(table)
  return table.activations.flatMap(({ model: id, path }): Reason[] => {
    const model = modelOf(table, id)
    if (!model || path.length < 2) return []
    const who = { model: names(model.name) }
    const radius = enterBy === 'centre' ? 0 : roundBodyOf(model)?.disc.radius
    // How a base with corners was turned along its walk isn't recorded: only its centre can be judged.
    if (radius === undefined) return [{ verb: 'noted', sentence: say('entryNotRound', who) }]
    const { startsInside, firstEntry } = entering(area, radius, path, enterBy)
    const sentence =
      firstEntry !== null
        ? say('entersAfter', { ...who, along: inches(firstEntry) })
        : say(startsInside ? 'beginsInside' : 'entersNot', who)
    return [{ verb: 'enters', sentence }]
  })
}

/** An area on the table, and how entering it is told: after so many inches, or, where null, by being placed inside. */
interface Area {
  readonly ground: Solid
  readonly told: (along: number | null) => Sentence
}

/** All that can be entered: the blasts that lie there, and every piece of terrain on which a base may stand. */
function areasOn(table: Table, name: string): readonly Area[] {
  const model = names(name)
  const blasts = table.lays.flatMap((lay): Area[] => {
    const disc = lay.kind === 'blast' ? blastOn(table, lay) : null
    if (!disc) return []
    const what = { model, diameter: inches(2 * disc.radius) }
    const told = (along: number | null) =>
      along === null ? say('placedInto', what) : say('movedInto', { ...what, along: inches(along) })
    return [{ ground: roundSolid(disc), told }]
  })
  const pieces = table.terrain.flatMap((piece): Area[] => {
    const ground = piece.impassable ? null : solidOf(piece.ground)
    if (!ground) return []
    const what = { model, piece: names(piece.name) }
    const told = (along: number | null) =>
      along === null ? say('placedOnto', what) : say('movedOnto', { ...what, along: inches(along) })
    return [{ ground, told }]
  })
  return [...blasts, ...pieces]
}

/** A base that moves along a path; or is put at the end of it, from where it begins, or into play where it has that end alone. */
export interface Mover {
  readonly name: string
  readonly radius: number
  readonly path: Path
  readonly isPlaced: boolean
}

/** Whether a base at a place is inside an area, by how much of it has to be. */
const isInside = (ground: Solid, radius: number, at: Point, enterBy: Readings['enterBy']) =>
  enteringGround(ground, radius, [at], enterBy).startsInside

/**
 * Which areas on the table a base enters, each once a movement, the first one first: by coming from outside of one to inside,
 * or by being put there from outside or brought into play there. One that was inside enters nothing by being put elsewhere in it.
 */
export function entriesOf(table: Table, { name, radius, path, isPlaced }: Mover): Reason[] {
  const { enterBy } = tableReadings(table)
  const [from] = path
  const to = path.at(-1)
  const entered = areasOn(table, name).flatMap(({ ground, told }) => {
    if (!from || !to) return []
    const inside = (at: Point) => isInside(ground, radius, at, enterBy)
    if (isPlaced) return inside(to) && (path.length === 1 || !inside(from)) ? [{ along: 0, sentence: told(null) }] : []
    const { firstEntry } = enteringGround(ground, radius, path, enterBy)
    return firstEntry === null ? [] : [{ along: firstEntry, sentence: told(firstEntry) }]
  })
  return entered.toSorted((a, b) => a.along - b.along).map(({ sentence }) => ({ verb: 'enters', sentence }))
}

/**
 * Which areas on the table a model enters that makes room, from where it stood to where it then stands: those it was outside
 * of and is inside of then. How it gets there doesn't matter, so what lies between is not entered.
 */
export function entriesByStep(table: Table, id: string, to: Point): readonly Sentence[] {
  const model = modelOf(table, id)
  const radius = model && roundBodyOf(model)?.disc.radius
  if (!model || !radius) return []
  const { enterBy } = tableReadings(table)
  const inside = (ground: Solid, at: Point) => isInside(ground, radius, at, enterBy)
  return areasOn(table, model.name)
    .filter(({ ground }) => inside(ground, to) && !inside(ground, model))
    .map(({ told }) => told(null))
}

/** Which areas on the table a model entered on its last walk, in the order of the walk. */
export function entriesOnWalk(table: Table, id: string): readonly Sentence[] {
  const model = modelOf(table, id)
  const walk = table.activations.find((activation) => activation.model === id)
  if (!model || !walk) return []
  const radius = tableReadings(table).enterBy === 'centre' ? 0 : roundBodyOf(model)?.disc.radius
  if (radius === undefined) return [say('entryNotRound', { model: names(model.name) })]
  return entriesOf(table, { name: model.name, radius, path: walk.path, isPlaced: false }).map(
    ({ sentence }) => sentence,
  )
}
