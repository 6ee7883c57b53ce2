import type { Mat } from '../../table/document.ts'
import { onScreen, onTable, type View } from '../../view/view.ts'
import { boardFont, type Canvas, faded, line } from './canvas.ts'
import type { Ink } from './ink.ts'

/** A repeatable number in [0, 1) for a cell of the mat, so that the same fleck lies in the same place at any zoom. */
function scatter(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

interface Cells {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The whole inches of the mat that can be seen. */
function visible(view: View, mat: Mat): Cells {
  const a = onTable(view, { left: 0, top: 0 })
  const b = onTable(view, { left: view.width, top: view.height })
  return {
    left: Math.max(0, Math.floor(Math.min(a.x, b.x))),
    right: Math.min(mat.width, Math.ceil(Math.max(a.x, b.x))),
    top: Math.max(0, Math.floor(Math.min(a.y, b.y))),
    bottom: Math.min(mat.height, Math.ceil(Math.max(a.y, b.y))),
  }
}

/** Short fibres lying about, two an inch, from a scale at which they can be seen. */
function flecks(canvas: Canvas, view: View, cells: Cells, ink: Ink): void {
  if (view.scale < 18) return
  canvas.lineWidth = 1
  for (const [salt, colour] of [
    [1, faded(ink.fleck, 0.05)],
    [2, faded(ink.fleck2, 0.22)],
  ] as const) {
    canvas.strokeStyle = colour
    canvas.beginPath()
    for (let x = cells.left; x < cells.right; x++) {
      for (let y = cells.top; y < cells.bottom; y++) {
        const angle = scatter(x, y, salt) * Math.PI
        const reach = 0.06 + 0.1 * scatter(x, y, salt + 10)
        const at = { x: x + scatter(x, y, salt + 20), y: y + scatter(x, y, salt + 30) }
        const from = onScreen(view, at)
        canvas.moveTo(from.left, from.top)
        canvas.lineTo(from.left + reach * view.scale * Math.cos(angle), from.top + reach * view.scale * Math.sin(angle))
      }
    }
    canvas.stroke()
  }
}

function grid(canvas: Canvas, view: View, mat: Mat, cells: Cells, ink: Ink): void {
  canvas.lineWidth = 1
  const crisp = (value: number) => Math.round(value) + 0.5
  const corner = onScreen(view, { x: 0, y: 0 })
  const opposite = onScreen(view, { x: mat.width, y: mat.height })
  for (const strong of [false, true]) {
    if (!strong && view.scale < 10) continue
    canvas.strokeStyle = strong ? ink.grid6 : ink.grid
    for (let x = cells.left; x <= cells.right; x++) {
      if ((x % 6 === 0) !== strong) continue
      const { left } = onScreen(view, { x, y: 0 })
      line(canvas, crisp(left), corner.top, crisp(left), opposite.top)
    }
    for (let y = cells.top; y <= cells.bottom; y++) {
      if ((y % 6 === 0) !== strong) continue
      const { top } = onScreen(view, { x: 0, y })
      line(canvas, corner.left, crisp(top), opposite.left, crisp(top))
    }
  }
}

/** Paints the mat: felt, its flecks, its grid and its edge. */
export function paintMat(canvas: Canvas, view: View, mat: Mat, ink: Ink): void {
  canvas.fillStyle = ink.ground
  canvas.fillRect(0, 0, view.width, view.height)
  const a = onScreen(view, { x: 0, y: 0 })
  const b = onScreen(view, { x: mat.width, y: mat.height })
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  const [width, height] = [Math.abs(b.left - a.left), Math.abs(b.top - a.top)]
  canvas.fillStyle = ink.mat
  canvas.fillRect(left, top, width, height)
  const cells = visible(view, mat)
  if (mat.look !== 'black') flecks(canvas, view, cells, ink)
  if (mat.grid) grid(canvas, view, mat, cells, ink)
  canvas.strokeStyle = faded(ink.ink, 0.45)
  canvas.lineWidth = 1.5
  canvas.strokeRect(left, top, width, height)
}

/** Paints the rule along the left edge of the board: its inches follow the zoom; the answer strip carries the other. */
export function paintRule(canvas: Canvas, view: View, ink: Ink): void {
  canvas.strokeStyle = faded(ink.ink, 0.4)
  canvas.fillStyle = faded(ink.ink, 0.62)
  canvas.lineWidth = 1
  canvas.font = boardFont(11, 500)
  canvas.textAlign = 'left'
  canvas.textBaseline = 'alphabetic'
  const a = onTable(view, { left: 0, top: 0 }).y
  const b = onTable(view, { left: 0, top: view.height }).y
  const step = view.scale >= 22 ? 1 : view.scale >= 9 ? 6 : 12
  const half = view.scale >= 36 ? 0.5 : step
  for (let y = Math.ceil(Math.min(a, b) / half) * half; y <= Math.max(a, b); y += half) {
    const top = Math.round(onScreen(view, { x: 0, y }).top) + 0.5
    const whole = y % step === 0
    line(canvas, 0, top, whole ? 9 : 4, top)
    if (whole && top > 14) canvas.fillText(String(y), 11, top - 3)
  }
}
