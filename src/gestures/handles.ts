import { type Point, towards } from '../geometry/point.ts'
import { girth } from '../geometry/shape/shape.ts'
import { shapeOfModel } from '../table/bodies.ts'
import type { Model } from '../table/document.ts'
import type { Block } from '../table/place/ranked.ts'

/** How far outside a selected base its facing ring runs, in CSS pixels. */
export const RING_OUTSIDE = 34

/** How far from the aim point the six direction chips stand, in CSS pixels, at any zoom. */
export const CHIPS_OUT = 60

/** Where the knob that turns a block of ranks stands: ahead of the middle of its front. */
export function knobOfBlock(block: Block, scale: number): Point {
  return towards(block, (block.facing * Math.PI) / 180, block.out + RING_OUTSIDE / scale)
}

/** Where the knob that turns a model stands, on the ring around its base in the direction it faces. */
export function knobOf(model: Model, scale: number): Point {
  return towards(model, (model.facing * Math.PI) / 180, girth(shapeOfModel(model)) + RING_OUTSIDE / scale)
}
