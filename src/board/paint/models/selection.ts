import { distance, type Point, towards } from '../../../geometry/point.ts'
import { girth } from '../../../geometry/shape/shape.ts'
import { knobOf, knobOfBlock, RING_OUTSIDE } from '../../../gestures/handles.ts'
import { shapeOfModel } from '../../../table/bodies.ts'
import type { Model } from '../../../table/document.ts'
import type { Block } from '../../../table/place/ranked.ts'
import { onScreen, screenDirection, type View } from '../../../view/view.ts'
import { type Canvas, faded, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { seenGirth, seenOutline, traceOutline } from './seen-outline.ts'

/** Pixels from the middle of a knob to its edge. */
const KNOB = 15

/** Paints the ring just outside a base that says it is selected, or waiting to be measured from (dashed). */
export function paintHalo(canvas: Canvas, view: View, model: Model, ink: Ink, waiting = false): void {
  canvas.strokeStyle = ink.select
  canvas.lineWidth = 2
  if (waiting) canvas.setLineDash([6, 5])
  canvas.beginPath()
  traceOutline(canvas, seenOutline(view, model), 4)
  canvas.stroke()
  canvas.setLineDash([])
}

/** Paints one line about a whole block that is selected. */
export function paintBlockHalo(canvas: Canvas, view: View, block: Block, ink: Ink): void {
  const half = { out: block.out * view.scale, across: block.across * view.scale }
  const facing = screenDirection(view, (block.facing * Math.PI) / 180)
  canvas.strokeStyle = ink.select
  canvas.lineWidth = 2
  canvas.beginPath()
  traceOutline(canvas, { at: onScreen(view, block), radius: Math.min(half.out, half.across), facing, half }, 4)
  canvas.stroke()
}

/** Paints where bases are in contact: an open dot on the touch, which no halo may hide. */
export function paintContact(canvas: Canvas, view: View, at: Point, ink: Ink): void {
  const { left, top } = onScreen(view, at)
  canvas.fillStyle = ink.plate
  canvas.strokeStyle = ink.standings.covered
  canvas.lineWidth = 2
  canvas.beginPath()
  canvas.arc(left, top, 4, 0, 2 * Math.PI)
  canvas.fill()
  canvas.stroke()
}

/** Whether the knob of a model lies over the base of another. */
function liesOverAnother(models: readonly Model[], model: Model, scale: number): boolean {
  const knob = knobOf(model, scale)
  return models.some(
    (other) => other.id !== model.id && distance(knob, other) < girth(shapeOfModel(other)) + KNOB / scale,
  )
}

/**
 * Paints the ring that turns a model, its ticks every 15°, and the knob on it in the direction it faces; the label of another
 * model beneath is read through it.
 */
export function paintRing(canvas: Canvas, view: View, model: Model, models: readonly Model[], ink: Ink): void {
  const { left, top } = onScreen(view, model)
  const ring = seenGirth(seenOutline(view, model)) + RING_OUTSIDE
  canvas.strokeStyle = faded(ink.select, 0.38)
  canvas.lineWidth = 1
  canvas.beginPath()
  canvas.arc(left, top, ring, 0, 2 * Math.PI)
  canvas.stroke()
  canvas.strokeStyle = faded(ink.select, 0.6)
  canvas.beginPath()
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const reach = degrees % 90 === 0 ? 9 : degrees % 45 === 0 ? 7 : 4
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    canvas.moveTo(left + ring * cos, top + ring * sin)
    canvas.lineTo(left + (ring - reach) * cos, top + (ring - reach) * sin)
  }
  canvas.stroke()

  const fill = liesOverAnother(models, model, view.scale) ? faded(ink.raised, 0.2) : ink.raised
  paintKnob(canvas, view, knobOf(model, view.scale), model.facing, ink, fill)
}

/** Paints the knob that turns a block of ranks, on a stem from the middle of its front. */
export function paintBlockKnob(canvas: Canvas, view: View, block: Block, ink: Ink): void {
  const place = knobOfBlock(block, view.scale)
  const knob = onScreen(view, place)
  const front = onScreen(view, towards(block, (block.facing * Math.PI) / 180, block.out))
  canvas.strokeStyle = faded(ink.select, 0.6)
  canvas.lineWidth = 1
  line(canvas, front.left, front.top, knob.left, knob.top)
  paintKnob(canvas, view, place, block.facing, ink)
}

function paintKnob(canvas: Canvas, view: View, place: Point, degrees: number, ink: Ink, fill = ink.raised): void {
  const knob = onScreen(view, place)
  canvas.fillStyle = fill
  canvas.strokeStyle = ink.select
  canvas.lineWidth = 1.5
  canvas.beginPath()
  canvas.arc(knob.left, knob.top, KNOB, 0, 2 * Math.PI)
  canvas.fill()
  canvas.stroke()
  paintTurnMark(canvas, knob.left, knob.top, screenDirection(view, (degrees * Math.PI) / 180), ink)
}

/** Two small heads along the ring: the knob goes both ways. */
function paintTurnMark(canvas: Canvas, x: number, y: number, facing: number, ink: Ink): void {
  const [ux, uy] = [-Math.sin(facing), Math.cos(facing)]
  canvas.fillStyle = ink.select
  for (const way of [1, -1]) {
    const [tipX, tipY] = [x + ux * 9 * way, y + uy * 9 * way]
    const [footX, footY] = [x + ux * 3 * way, y + uy * 3 * way]
    canvas.beginPath()
    canvas.moveTo(tipX, tipY)
    canvas.lineTo(footX + uy * 4, footY - ux * 4)
    canvas.lineTo(footX - uy * 4, footY + ux * 4)
    canvas.closePath()
    canvas.fill()
  }
}

/** How far out a front arc is shown, in inches beyond the base. */
const ARC_SHOWN = 2.4

/** Fills the outline of a front arc faintly; what is stroked then is dotted. */
function fillArc(canvas: Canvas, ink: Ink): void {
  canvas.fillStyle = ink.arcFill
  canvas.fill()
  canvas.strokeStyle = faded(ink.arc, 0.42)
  canvas.lineWidth = 1
  canvas.setLineDash([2, 4])
}

/** A rectangle's front: from its two front corners outwards, 45° to either side of its facing. */
function paintFrontQuarter(canvas: Canvas, view: View, model: Model, ink: Ink, shown: number): void {
  const { at, facing, half } = seenOutline(view, model)
  if (!half) return
  const reach = shown * view.scale
  const [cos, sin] = [Math.cos(facing), Math.sin(facing)]
  const corner = (way: number) => ({
    left: at.left + half.out * cos - way * half.across * sin,
    top: at.top + half.out * sin + way * half.across * cos,
  })
  const [left, right] = [corner(-1), corner(1)]
  canvas.beginPath()
  canvas.moveTo(left.left, left.top)
  canvas.arc(left.left, left.top, reach, facing - Math.PI / 4, facing)
  canvas.arc(right.left, right.top, reach, facing, facing + Math.PI / 4)
  canvas.lineTo(right.left, right.top)
  canvas.closePath()
  fillArc(canvas, ink)
  for (const [from, way] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const direction = facing + (way * Math.PI) / 4
    line(canvas, from.left, from.top, from.left + reach * Math.cos(direction), from.top + reach * Math.sin(direction))
  }
  canvas.setLineDash([])
}

/** Paints a model's front arc, faintly: its fill and the dotted line that divides front from back. */
export function paintFrontArc(canvas: Canvas, view: View, model: Model, ink: Ink, shown = ARC_SHOWN): void {
  const { left, top } = onScreen(view, model)
  const facing = screenDirection(view, (model.facing * Math.PI) / 180)
  const outline = seenOutline(view, model)
  if (outline.half) {
    paintFrontQuarter(canvas, view, model, ink, shown)
    return
  }
  const { radius } = outline
  const reach = radius + shown * view.scale
  canvas.beginPath()
  canvas.arc(left, top, reach, facing - Math.PI / 2, facing + Math.PI / 2)
  canvas.closePath()
  fillArc(canvas, ink)
  for (const way of [-1, 1]) {
    const direction = facing + (way * Math.PI) / 2
    const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
    line(canvas, left + radius * cos, top + radius * sin, left + reach * cos, top + reach * sin)
  }
  canvas.setLineDash([])
}
