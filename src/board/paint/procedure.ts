import type { Bearing } from '../../games/procedure.ts'
import type { Segment } from '../../geometry/segment.ts'
import { modelOf } from '../../table/bodies.ts'
import type { Procedure } from '../../table/lay.ts'
import { onScreen, type View } from '../../view/view.ts'
import { type Canvas, faded, line } from './canvas.ts'
import type { Ink } from './ink.ts'
import { paintNotes, paintReaches } from './notes.ts'
import type { Painting } from './painting.ts'

const colourOf = (ink: Ink, bearing: Bearing) =>
  bearing === 'helps' ? ink.standings.covered : bearing === 'hinders' ? ink.standings.clear : ink.templateEdge

function paintWitness(canvas: Canvas, view: View, { from, to }: Segment, colour: string): void {
  const [a, b] = [onScreen(view, from), onScreen(view, to)]
  canvas.strokeStyle = colour
  canvas.lineWidth = 2
  line(canvas, a.left, a.top, b.left, b.top)
}

/** Paints a procedure: from who acts to the target, and the lines of what was measured on the way. */
export function paintProcedure(painting: Painting, lay: Procedure): void {
  const { canvas, view, table, ink, following, hidden } = painting
  const actor = modelOf(table, lay.actor)
  const target = lay.target === null ? null : modelOf(table, lay.target)
  if (actor && target) {
    const [a, b] = [onScreen(view, actor), onScreen(view, target)]
    canvas.setLineDash([2, 6])
    canvas.strokeStyle = faded(ink.templateEdge, 0.6)
    canvas.lineWidth = 1.5
    line(canvas, a.left, a.top, b.left, b.top)
    canvas.setLineDash([])
  }
  const course = following?.lay?.id === lay.id ? following.course : null
  if (!course) return
  paintReaches(painting, course)
  paintNotes(painting, course)
  if (hidden) return
  for (const step of course.steps) {
    if (step.how !== 'measured' || !step.witness) continue
    paintWitness(canvas, view, step.witness, colourOf(ink, step.bearing))
  }
}
