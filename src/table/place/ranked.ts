import type { Point } from '../../geometry/point.ts'
import { isRound } from '../../geometry/shape/rectangle.ts'
import { girth } from '../../geometry/shape/shape.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import { modelOf, shapeOfModel } from '../bodies.ts'
import type { Model, Table } from '../document.ts'
import { middleOf } from './together.ts'

/** Bases this near to one another stand in contact, in inches: what ranks leave, not what a hand does. */
const CONTACT = 1e-3

/** Whether two models may stand in one block: of one unit and side, on bases with corners, facing one way. */
const isOfOneBlock = (a: Model, b: Model) =>
  a.unit !== '' && a.unit === b.unit && a.side === b.side && b.base.shape === 'rectangle' && a.facing === b.facing

/**
 * The models that stand in ranks with one: of its unit, facing as it does, base to base from one to the next. Empty where it
 * stands in none, and in games whose units don't move as blocks.
 */
export function rankedWith(table: Table, id: string): readonly Model[] {
  const model = modelOf(table, id)
  if (table.game !== 'fantasy' || !model || model.base.shape !== 'rectangle') return []
  const left = table.models
    .filter((other) => other.id !== id && isOfOneBlock(model, other))
    .map((other) => ({ other, shape: shapeOfModel(other) }))
  const block = [{ other: model, shape: shapeOfModel(model) }]
  for (const one of block) {
    for (let at = left.length - 1; at >= 0; at--) {
      const next = left[at]
      if (!next) continue
      const { centre } = one.shape
      const reach = girth(one.shape) + girth(next.shape) + CONTACT
      if (Math.hypot(next.shape.centre.x - centre.x, next.shape.centre.y - centre.y) > reach) continue
      if (shapeGap(one.shape, next.shape).signedGap > CONTACT) continue
      block.push(next)
      left.splice(at, 1)
    }
  }
  return block.length > 1 ? block.map(({ other }) => other) : []
}

/** The block of ranks that is exactly what is selected; empty where the selection is something else. */
export function selectedBlock(table: Table, selection: readonly string[]): readonly Model[] {
  const [first] = selection
  if (first === undefined || selection.length < 2) return []
  const block = rankedWith(table, first)
  return block.length === selection.length && block.every(({ id }) => selection.includes(id)) ? block : []
}

/** How a block stands: the middle of its box as it faces, and half its depth and width in inches. */
export interface Block {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly out: number
  readonly across: number
}

/** The box about models that face one way, turned as they face; null where there are none. */
export function blockOf(models: readonly Model[]): Block | null {
  const [first] = models
  if (!first) return null
  const angle = (first.facing * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [aheads, rights]: [number[], number[]] = [[], []]
  for (const model of models) {
    const shape = shapeOfModel(model)
    const [half, wide] = isRound(shape) ? [shape.radius, shape.radius] : [shape.depth / 2, shape.width / 2]
    const ahead = model.x * cos + model.y * sin
    const right = model.y * cos - model.x * sin
    aheads.push(ahead - half, ahead + half)
    rights.push(right - wide, right + wide)
  }
  const [back, front, left, rightmost] = [
    Math.min(...aheads),
    Math.max(...aheads),
    Math.min(...rights),
    Math.max(...rights),
  ]
  const [ahead, right] = [(back + front) / 2, (left + rightmost) / 2]
  return {
    x: ahead * cos - right * sin,
    y: ahead * sin + right * cos,
    facing: first.facing,
    out: (front - back) / 2,
    across: (rightmost - left) / 2,
  }
}

/** The place that several models turn about: the middle of their block, or of the box around their places. */
export function turnsAbout(table: Table, models: readonly Model[]): Point {
  const isBlock =
    selectedBlock(
      table,
      models.map(({ id }) => id),
    ).length > 0
  const block = isBlock ? blockOf(models) : null
  return block ? { x: block.x, y: block.y } : middleOf(models)
}

/** The corner of a block's front that it wheels about: the left one to the left, the right one to the right. */
export function wheelsAbout({ x, y, facing, out, across }: Block, way: 'left' | 'right'): Point {
  const angle = (facing * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const right = way === 'right' ? across : -across
  return { x: x + out * cos - right * sin, y: y + out * sin + right * cos }
}

/** How far the outer front corner of a block walks as it wheels by degrees about the inner one: the arc, in inches. */
export function wheelWalk({ across }: Block, degrees: number): number {
  return (2 * across * Math.abs(degrees) * Math.PI) / 180
}
