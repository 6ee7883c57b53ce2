import type { Standing } from '../../../rules/verdict.ts'
import type { ScreenPoint } from '../../../view/screen-point.ts'
import { boardFont, type Canvas } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { paintPip } from './pip.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const PLATE_HEIGHT = 26
const PIP_ROOM = 26
/** Between the edge of a plate and its text, in pixels. */
const PADDING = 9

/** Widths of texts by their shape: the face's figures are all equally wide, so a number is as wide as its zeros. */
const widths = new Map<string, number>()
const MOST_WIDTHS = 2000

/** The width of a plate for a text, with room for a pip where it has one. */
export function plateWidth(canvas: Canvas, text: string, withPip: boolean, size = 15): number {
  const shape = `${size} ${text.replace(/\d/g, '0')}`
  let width = widths.get(shape)
  if (width === undefined) {
    canvas.font = boardFont(size)
    width = Math.ceil(canvas.measureText(text).width)
    // Before the face has loaded, and after very many names, nothing is worth keeping.
    if (widths.size > MOST_WIDTHS) widths.clear()
    if (document.fonts.check(canvas.font)) widths.set(shape, width)
  }
  return width + 2 * PADDING + (withPip ? PIP_ROOM - PADDING + 3 : 0)
}

/** Paints an opaque plate with a number, upright, and its pip before it. */
export function paintPlate(
  canvas: Canvas,
  box: Box,
  text: string,
  standing: Standing | null,
  ink: Ink,
  { soft = false, size = 15 }: { readonly soft?: boolean; readonly size?: number } = {},
): void {
  canvas.fillStyle = ink.plate
  canvas.beginPath()
  canvas.roundRect(box.left, box.top, box.width, box.height, 3)
  canvas.fill()
  const middle = box.top + box.height / 2
  let left = box.left + PADDING
  if (standing) {
    paintPip(canvas, box.left + PADDING + 7, middle, standing, ink)
    left = box.left + PADDING + 20
  }
  canvas.font = boardFont(size, soft ? 500 : 600)
  canvas.textAlign = 'left'
  canvas.textBaseline = 'middle'
  canvas.fillStyle = soft ? ink.inkSoft : ink.plateInk
  canvas.fillText(text, left, middle + 1)
}

/** A plate of a text centred on a place of the screen. */
export function plateAt(canvas: Canvas, at: ScreenPoint, text: string, ink: Ink, soft = false, size = 15): Box {
  const width = plateWidth(canvas, text, false, size)
  const height = Math.max(PLATE_HEIGHT, size + 11)
  const box = { left: Math.round(at.left - width / 2), top: Math.round(at.top - height / 2), width, height }
  paintPlate(canvas, box, text, null, ink, { soft, size })
  return box
}
