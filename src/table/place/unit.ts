import { directionOf, radians } from '../../geometry/angle.ts'
import type { Point } from '../../geometry/point.ts'
import { girth, reachAlong } from '../../geometry/shape/shape.ts'
import { type Base, shapeOfBase } from '../../rules/base.ts'
import type { Model, Side } from '../document.ts'
import { LONGEST_NAME } from '../limits.ts'
import { facingOf } from './facing.ts'

/** How a unit stands: side by side, in ranks of so many files, or as close together as bases lie; or ranked. */
export type Formation =
  | { readonly kind: 'row' }
  | { readonly kind: 'block'; readonly files: number }
  | { readonly kind: 'cluster' }
  /** In base contact, each file behind a model of the front: only the last rank may be short, its middle files first. */
  | { readonly kind: 'ranks'; readonly files: number }

/** A unit to be put on the table; `spacing` in inches from edge to edge, `facing` in degrees. */
export interface Muster {
  readonly count: number
  readonly formation: Formation
  readonly spacing: number
  readonly at: Point
  readonly facing: number
  readonly base: Base
  readonly side: Side
  /** The name its members share; a number is put behind it. */
  readonly name: string
  /** The unit's own name; empty for models on their own. */
  readonly unit: string
}

/** Forward and rightward steps from the middle of a formation, in units of one pitch. */
interface Spot {
  readonly ahead: number
  readonly right: number
}

const middle = (count: number) => (count - 1) / 2

/** Ranks of `files`, the front rank first; a last rank that isn't full stands in the middle. */
function ranked(count: number, files: number): Spot[] {
  const ranks = Math.ceil(count / files)
  return Array.from({ length: count }, (_, index) => {
    const rank = Math.floor(index / files)
    const width = rank === ranks - 1 ? count - rank * files : files
    return { ahead: middle(ranks) - rank, right: (index % files) - middle(width) }
  })
}

/** The same with every model of the last rank straight behind another, for bases in contact. */
function filed(count: number, files: number): Spot[] {
  const ranks = Math.ceil(count / files)
  const short = ranks * files - count
  return ranked(count, files).map((spot, index) => {
    const isLast = Math.floor(index / files) === ranks - 1
    return isLast && short % 2 === 1 ? { ...spot, right: spot.right - 0.5 } : spot
  })
}

/** The `count` places of a hexagonal grid that lie nearest to its middle, nearest first. */
function clustered(count: number): Spot[] {
  const rings = Math.ceil(Math.sqrt(count)) + 1
  const spots: Spot[] = []
  for (let row = -rings; row <= rings; row += 1)
    for (let column = -rings; column <= rings; column += 1)
      spots.push({ ahead: (row * Math.sqrt(3)) / 2, right: column + (row % 2 === 0 ? 0 : 0.5) })
  const far = ({ ahead, right }: Spot) => Math.round((ahead * ahead + right * right) * 1e6)
  return spots.sort((a, b) => far(a) - far(b) || b.ahead - a.ahead || a.right - b.right).slice(0, count)
}

function spotsOf(count: number, formation: Formation): readonly Spot[] {
  switch (formation.kind) {
    case 'row':
      return ranked(count, Math.max(1, count))
    case 'block':
      return ranked(count, Math.max(1, Math.min(count, Math.floor(formation.files))))
    case 'cluster':
      return clustered(count)
    case 'ranks':
      return filed(count, Math.max(1, Math.min(count, Math.floor(formation.files))))
  }
}

/** Inches from one file to the next and from one rank to the next: so that bases stand `spacing` apart, a cluster's at least. */
function pitchOf({ base, formation, spacing }: Muster): { readonly across: number; readonly along: number } {
  const apart = formation.kind === 'ranks' ? 0 : Math.max(0, spacing)
  const shape = shapeOfBase(base, { x: 0, y: 0 }, 0)
  if (formation.kind === 'cluster') return { across: 2 * girth(shape) + apart, along: 2 * girth(shape) + apart }
  return { across: 2 * reachAlong(shape, Math.PI / 2) + apart, along: 2 * reachAlong(shape, 0) + apart }
}

/** Names with running numbers that no model bears yet: "Hunter 1", "Hunter 2"; a single new name stands without a number. */
export function numbered(name: string, count: number, taken: Iterable<string> = []): readonly string[] {
  const borne = new Set(taken)
  const stem = name.slice(0, LONGEST_NAME - 8)
  if (count === 1 && !borne.has(stem)) return [stem]
  const names: string[] = []
  for (let number = 1; names.length < count; number += 1)
    if (!borne.has(`${stem} ${number}`)) names.push(`${stem} ${number}`)
  return names
}

/**
 * The models of a unit around a place, all facing one way, its front towards the facing. `newId` gives each its id, `taken`
 * are the names that models on the table bear. A count below 1 gives none.
 */
export function unitOf(muster: Muster, newId: () => string, taken: Iterable<string> = []): Model[] {
  const count = Math.max(0, Math.floor(muster.count))
  const { cos, sin } = directionOf(radians(muster.facing))
  const { across, along } = pitchOf(muster)
  const names = numbered(muster.name, count, taken)
  return spotsOf(count, muster.formation).map(({ ahead, right }, index) => ({
    id: newId(),
    name: names[index] ?? muster.name,
    unit: muster.unit,
    side: muster.side,
    base: muster.base,
    x: muster.at.x + ahead * along * cos - right * across * sin,
    y: muster.at.y + ahead * along * sin + right * across * cos,
    facing: facingOf(muster.facing),
    doubt: 0,
  }))
}
