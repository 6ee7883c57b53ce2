import type { Standing } from '../../../rules/verdict.ts'
import type { Canvas } from '../canvas.ts'
import type { Ink } from '../ink.ts'

/** The verdict's sign: filled is covered, half is too close to call, hollow is clear. Shape carries it, colour repeats it. */
export function paintPip(canvas: Canvas, x: number, y: number, standing: Standing, ink: Ink, radius = 7): void {
  canvas.fillStyle = ink.standings[standing]
  canvas.strokeStyle = ink.standings[standing]
  canvas.lineWidth = 2
  canvas.beginPath()
  if (standing === 'covered') {
    canvas.arc(x, y, radius, 0, 2 * Math.PI)
    canvas.fill()
    return
  }
  canvas.arc(x, y, radius - 1, 0, 2 * Math.PI)
  canvas.stroke()
  if (standing === 'clear') return
  canvas.beginPath()
  canvas.arc(x, y, radius - 1, Math.PI / 2, (3 * Math.PI) / 2)
  canvas.closePath()
  canvas.fill()
}
