import type { Segment } from '../../../geometry/segment.ts'
import { onScreen, type View } from '../../../view/view.ts'
import { boardFont, type Canvas, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { type Box, PLATE_HEIGHT, plateAt, plateWidth } from '../plates/plate.ts'
import { overlaps, platePlace } from '../plates/plate-places.ts'

/**
 * Paints a tape from edge to edge: a dark bed, ticks at the quarter inches, bars at its ends and its number upright. Without a
 * text the distance is hidden: then a bare dashed line, by which nothing can be counted.
 */
export function paintTape(canvas: Canvas, view: View, tape: Segment, text: string | null, ink: Ink): void {
  const from = onScreen(view, tape.from)
  const to = onScreen(view, tape.to)
  const length = Math.hypot(to.left - from.left, to.top - from.top)
  const middle = { left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 }
  if (text === null) {
    canvas.strokeStyle = ink.ghost
    canvas.lineWidth = 2
    canvas.setLineDash([9, 7])
    line(canvas, from.left, from.top, to.left, to.top)
    canvas.setLineDash([])
    plateAt(canvas, middle, '?', ink, false, 18)
    return
  }
  if (length > 1) {
    const [ux, uy] = [(to.left - from.left) / length, (to.top - from.top) / length]
    canvas.strokeStyle = ink.plate
    canvas.lineWidth = 18
    line(canvas, from.left, from.top, to.left, to.top)
    canvas.strokeStyle = ink.tape
    canvas.lineWidth = 1
    canvas.beginPath()
    const every = view.scale >= 28 ? 0.25 : view.scale >= 14 ? 0.5 : 1
    for (let at = every; at * view.scale < length; at += every) {
      const reach = at % 1 === 0 ? 8 : at % 0.5 === 0 ? 6 : 3.5
      const [x, y] = [from.left + ux * at * view.scale, from.top + uy * at * view.scale]
      canvas.moveTo(x - uy * reach, y + ux * reach)
      canvas.lineTo(x + uy * reach, y - ux * reach)
    }
    canvas.stroke()
    canvas.lineWidth = 2
    line(canvas, from.left, from.top, to.left, to.top)
    canvas.lineWidth = 2.5
    for (const end of [from, to]) {
      line(canvas, end.left - uy * 11, end.top + ux * 11, end.left + uy * 11, end.top - ux * 11)
    }
  }
  plateAt(canvas, middle, text, ink, false, 18)
}

/** Where on a live distance its number stands: nearer to the other base, as all of them meet at the dragged one. */
const FAR_ALONG = 0.68

/** Up to so many live distances are kept off one another; of more, none could be read anyway. */
const MOST_PLACED = 12

/** A live distance: from edge to edge, and its number. */
export interface Thread {
  readonly line: Segment
  readonly text: string
}

/**
 * Paints the live distances that follow a dragged base: hairlines and their numbers. There may be a thousand of them, so all
 * lines are one stroke and all plates one fill.
 */
export function paintThreads(canvas: Canvas, view: View, threads: readonly Thread[], ink: Ink): void {
  const plates: Box[] = []
  const crowded = threads.length > MOST_PLACED
  const placed = threads.map(({ line: thread, text }) => {
    const from = onScreen(view, thread.from)
    const to = onScreen(view, thread.to)
    const width = plateWidth(canvas, text, false)
    const at = {
      left: from.left + (to.left - from.left) * FAR_ALONG,
      top: from.top + (to.top - from.top) * FAR_ALONG,
    }
    const middle = {
      left: Math.round(at.left - width / 2),
      top: Math.round(at.top - PLATE_HEIGHT / 2),
      width,
      height: PLATE_HEIGHT,
    }
    const free = crowded || !plates.some((plate) => overlaps(plate, middle)) ? middle : null
    const aside = Math.atan2(to.top - from.top, to.left - from.left) + Math.PI / 2
    const ground = { plates, rounds: [], rims: [], width: view.width, height: view.height }
    const box = free ?? platePlace({ at, radius: 0 }, aside, width, PLATE_HEIGHT, ground)
    plates.push(box)
    return { from, to, text, ...box }
  })
  canvas.strokeStyle = ink.ghost
  canvas.lineWidth = 1.25
  canvas.beginPath()
  for (const { from, to } of placed) {
    canvas.moveTo(from.left, from.top)
    canvas.lineTo(to.left, to.top)
  }
  canvas.stroke()
  canvas.fillStyle = ink.plate
  canvas.beginPath()
  for (const { left, top, width } of placed) canvas.roundRect(left, top, width, PLATE_HEIGHT, 3)
  canvas.fill()
  canvas.font = boardFont(15)
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.fillStyle = ink.plateInk
  for (const { left, top, width, text } of placed) {
    canvas.fillText(text, left + width / 2, top + PLATE_HEIGHT / 2 + 1)
  }
}
