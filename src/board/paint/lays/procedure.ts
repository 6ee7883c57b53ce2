import type { Bearing, Step } from '../../../games/procedure.ts'
import type { Segment } from '../../../geometry/segment.ts'
import { modelOf } from '../../../table/bodies.ts'
import type { Procedure } from '../../../table/lay.ts'
import { onScreen, type View } from '../../../view/view.ts'
import { type Canvas, faded, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { paintGhosts } from '../models/ghosts.ts'
import type { Painting } from '../painting.ts'
import { paintNotes, paintReaches } from '../plates/notes.ts'
import { paintArrow } from './arrow.ts'
import { fillArea, strokeArea, strokeGhost } from './template.ts'

const colourOf = (ink: Ink, bearing: Bearing) =>
  bearing === 'helps'
    ? faded(ink.standings.covered, 0.45)
    : bearing === 'hinders'
      ? ink.standings.clear
      : ink.templateEdge

function paintWitness(canvas: Canvas, view: View, { from, to }: Segment, colour: string): void {
  const [a, b] = [onScreen(view, from), onScreen(view, to)]
  canvas.strokeStyle = colour
  canvas.lineWidth = 2
  line(canvas, a.left, a.top, b.left, b.top)
}

type Measured = Extract<Step, { how: 'measured' | 'looked' }>

const isShown = (step: Step): step is Measured => step.how === 'measured'

/** Paints a procedure: from who acts to the target, and the lines, templates and orders of what was measured on the way. */
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
  paintGhosts(painting, course, lay.actor)
  const shown = course.steps.filter(isShown)
  const areas = shown.flatMap(({ area }) => area ?? [])
  for (const [at, area] of areas.entries()) {
    // Where a template was put before it drifted is left as a ghost.
    if (at < areas.length - 1) strokeGhost(canvas, view, area, ink)
    else {
      fillArea(canvas, view, area, ink)
      strokeArea(canvas, view, area, ink)
    }
  }
  for (const { witness, bearing, area } of shown) {
    if (!witness) continue
    // What joins a template to where it was put is its drift.
    if (area) paintArrow(canvas, onScreen(view, witness.from), onScreen(view, witness.to), ink)
    else paintWitness(canvas, view, witness, colourOf(ink, bearing))
  }
}
