import { distance, type Point } from '../../../geometry/point.ts'
import { onScreen, type View } from '../../../view/view.ts'
import type { Words } from '../../../words/words.ts'
import type { Canvas } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { plateAt } from '../plates/plate.ts'

/** The length of a walked path, in inches. */
export const lengthOf = (path: readonly Point[]) =>
  path.slice(1).reduce((sum, corner, index) => sum + distance(path[index] ?? corner, corner), 0)

/** Paints the straight legs that a model walked, their corners as handles, and the length of the whole. */
export function paintTrail(canvas: Canvas, view: View, path: readonly Point[], words: Words | null, ink: Ink): void {
  if (path.length < 2) return
  const corners = path.map((corner) => onScreen(view, corner))
  canvas.strokeStyle = ink.ghost
  canvas.lineWidth = 1.75
  canvas.setLineDash([7, 5])
  canvas.beginPath()
  for (const [index, { left, top }] of corners.entries()) {
    if (index === 0) canvas.moveTo(left, top)
    else canvas.lineTo(left, top)
  }
  canvas.stroke()
  canvas.setLineDash([])
  for (const { left, top } of corners.slice(0, -1)) {
    canvas.fillStyle = ink.plate
    canvas.strokeStyle = ink.tape
    canvas.lineWidth = 1.5
    canvas.beginPath()
    canvas.arc(left, top, 5, 0, 2 * Math.PI)
    canvas.fill()
    canvas.stroke()
  }
  const [last, before] = [corners.at(-1), corners.at(-2)]
  if (words && last && before) {
    const middle = { left: (last.left + before.left) / 2, top: (last.top + before.top) / 2 }
    plateAt(canvas, middle, words.inches(lengthOf(path)), ink, true)
  }
}
