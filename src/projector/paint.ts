import type { Canvas } from '../board/paint/canvas.ts'
import { boardFont, line } from '../board/paint/canvas.ts'
import type { Ink } from '../board/paint/ink.ts'
import { paintLays } from '../board/paint/lays/lays.ts'
import { seenOutline, traceOutline } from '../board/paint/models/seen-outline.ts'
import type { Following } from '../desk/course.ts'
import type { Room } from '../desk/room.ts'
import { verdictOf } from '../desk/verdict-of.ts'
import type { Standing } from '../rules/verdict.ts'
import { distancesHidden } from '../table/declared.ts'
import type { Table } from '../table/document.ts'
import type { View } from '../view/view.ts'
import type { Words } from '../words/words.ts'
import { barPixels } from './scale.ts'

/** Outlines whom templates come from, and the bases they speak of in the colour of their verdict; a clear one is dashed. */
function paintOutlines(canvas: Canvas, view: View, table: Table, ink: Ink): void {
  const standings = new Map<string, Standing>()
  const origins = new Set(
    table.lays.flatMap((lay) =>
      'origin' in lay ? [lay.origin] : lay.kind === 'procedure' ? [lay.actor] : lay.kind === 'arc' ? [lay.target] : [],
    ),
  )
  for (const lay of table.lays) {
    for (const { id, standing } of verdictOf(table, lay)?.findings ?? []) standings.set(id, standing)
  }
  canvas.lineWidth = 1.2
  for (const model of table.models) {
    const standing = standings.get(model.id)
    if (!standing && !origins.has(model.id)) continue
    canvas.strokeStyle = standing ? ink.standings[standing] : ink.sides[model.side]
    canvas.setLineDash(standing === 'clear' ? [5, 5] : [])
    canvas.beginPath()
    traceOutline(canvas, seenOutline(view, model), 0)
    canvas.stroke()
  }
  canvas.setLineDash([])
}

/** What is thrown onto the mat: the table, who makes room for the shove in hand, and the procedure that goes on. */
export interface Lit {
  readonly table: Table
  readonly room: Room | null
  /** What is known of the procedure in hand, or null. */
  readonly following: Following | null
}

/** Paints what light adds to the mat: templates, arrows, arcs, tapes and the outlines of the bases they speak of; the rest is black. */
export function paintLight(
  canvas: Canvas,
  view: View,
  weight: number,
  { table, room, following }: Lit,
  words: Words,
  ink: Ink,
): void {
  const thin: View = { ...view, scale: view.scale / weight, width: view.width / weight, height: view.height / weight }
  canvas.save()
  canvas.fillStyle = '#000'
  canvas.fillRect(0, 0, view.width, view.height)
  canvas.scale(weight, weight)
  paintOutlines(canvas, thin, table, ink)
  paintLays(canvas, thin, table, words, ink, {
    hidden: distancesHidden(table),
    tool: null,
    room,
    following,
  })
  canvas.restore()
}

/** Paints the bar that is measured with a rule on the mat, and what to do. */
export function paintBarToMeasure(canvas: Canvas, width: number, height: number, text: string, ink: Ink): void {
  const length = barPixels(width)
  const left = Math.round((width - length) / 2)
  const middle = Math.round(height / 2)
  canvas.fillStyle = '#000'
  canvas.fillRect(0, 0, width, height)
  canvas.strokeStyle = ink.tape
  canvas.lineWidth = 3
  line(canvas, left, middle, left + length, middle)
  for (const end of [left, left + length]) line(canvas, end, middle - 40, end, middle + 40)
  canvas.font = boardFont(34)
  canvas.textAlign = 'center'
  canvas.textBaseline = 'alphabetic'
  canvas.fillStyle = ink.tape
  canvas.fillText(text, width / 2, middle - 60)
}
