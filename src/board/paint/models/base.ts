import type { Side } from '../../../table/document.ts'
import { boardFont, type Canvas } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { type SeenOutline, traceOutline } from './seen-outline.ts'

/** A base as it appears on the screen, with whose it is and what it is called. */
export interface SeenBase extends SeenOutline {
  readonly side: Side
  readonly label: string
}

const EDGE = 1.2
const RIM_INSET = EDGE + 1.5
/** Along the rim, in pixels: a tooth of side B and the gap after it. */
const TOOTH = 5.5
const TOOTH_GAP = 4.5

/** The rim says whose base it is by its pattern as well as its colour: solid, milled, or a thin inner ring. */
function rim(canvas: Canvas, base: SeenBase, ink: Ink, open: number): void {
  const { at, radius, facing, side } = base
  const band = radius < 24 ? Math.max(1.5, Math.min(3, radius / 6)) : 4
  const middle = radius - RIM_INSET - band / 2
  if (middle <= band) return
  canvas.strokeStyle = ink.sides[side]
  if (base.half) {
    corneredRim(canvas, base, -RIM_INSET - band / 2, band)
    return
  }
  const gap = Math.min(0.9, open / middle)
  const from = facing + gap
  const sweep = 2 * Math.PI - 2 * gap
  canvas.lineWidth = side === 'c' ? 1.2 : band
  canvas.beginPath()
  if (side === 'b') {
    const teeth = Math.max(3, Math.round((middle * sweep) / (TOOTH + TOOTH_GAP)))
    const pitch = sweep / teeth
    const on = (pitch * TOOTH) / (TOOTH + TOOTH_GAP)
    for (let i = 0; i < teeth; i++) {
      const start = from + i * pitch + (pitch - on) / 2
      canvas.moveTo(at.left + middle * Math.cos(start), at.top + middle * Math.sin(start))
      canvas.arc(at.left, at.top, middle, start, start + on)
    }
  } else canvas.arc(at.left, at.top, middle, from, from + sweep)
  canvas.stroke()
}

/** The same patterns along the sides of a rectangle. */
function corneredRim(canvas: Canvas, base: SeenBase, beyond: number, band: number): void {
  canvas.lineWidth = base.side === 'c' ? 1.2 : band
  if (base.side === 'b') canvas.setLineDash([TOOTH, TOOTH_GAP])
  canvas.beginPath()
  traceOutline(canvas, base, beyond)
  canvas.stroke()
  canvas.setLineDash([])
}

/** The pointer that shows the facing: its tip stands exactly on the base's edge, a rectangle's in the middle of its front. */
function notch(canvas: Canvas, { at, radius: nearest, half, facing }: SeenBase, ink: Ink): void {
  const radius = half ? half.out : nearest
  const size = Math.min(1, nearest / 26)
  const deep = 16 * size
  const wide = 5.5 * size
  const [cos, sin] = [Math.cos(facing), Math.sin(facing)]
  const along = (out: number, across: number): [number, number] => [
    at.left + out * cos - across * sin,
    at.top + out * sin + across * cos,
  ]
  canvas.fillStyle = ink.baseCut
  canvas.beginPath()
  canvas.moveTo(...along(radius, 0))
  canvas.lineTo(...along(radius - deep, wide))
  canvas.lineTo(...along(radius - deep, -wide))
  canvas.closePath()
  canvas.fill()
}

/** Paints a base's label with its halo; on a small base it stands off the facing's pointer. */
export function paintLabel(canvas: Canvas, { at, radius, half, facing, label: text }: SeenBase, ink: Ink): void {
  if (radius < 8 || text === '') return
  const off = radius < 27 ? radius * 0.16 : 0
  const [left, top] = [at.left - off * Math.cos(facing), at.top - off * Math.sin(facing)]
  canvas.font = boardFont(radius < 16 ? 11 : radius < 26 ? 13 : 15)
  // In ranks a label wider than its base would lie over the neighbours’: it is written smaller, or not at all.
  if (half && canvas.measureText(text).width > 2 * radius) {
    canvas.font = boardFont(9)
    if (canvas.measureText(text).width > 2 * radius) return
  }
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.lineWidth = 3
  canvas.lineJoin = 'round'
  canvas.strokeStyle = ink.baseHalo
  canvas.strokeText(text, left, top + 1)
  canvas.fillStyle = ink.baseInk
  canvas.fillText(text, left, top + 1)
}

/** Paints a base: the outer edge of its hairline is the edge that is measured. */
export function paintBase(canvas: Canvas, base: SeenBase, ink: Ink): void {
  const { radius, side } = base
  canvas.fillStyle = ink.baseFill
  canvas.beginPath()
  traceOutline(canvas, base, 0)
  canvas.fill()
  canvas.strokeStyle = ink.sides[side]
  canvas.lineWidth = EDGE
  canvas.beginPath()
  traceOutline(canvas, base, -EDGE / 2)
  canvas.stroke()
  rim(canvas, base, ink, Math.min(13, radius / 2))
  notch(canvas, base, ink)
  paintLabel(canvas, base, ink)
}

/** Paints where a base was before it is moved: its dashed outline. */
export function paintGhost(canvas: Canvas, outline: SeenOutline, ink: Ink): void {
  canvas.strokeStyle = ink.ghost
  canvas.lineWidth = 1.25
  canvas.setLineDash([4, 4])
  canvas.beginPath()
  traceOutline(canvas, outline, 0)
  canvas.stroke()
  canvas.setLineDash([])
}
