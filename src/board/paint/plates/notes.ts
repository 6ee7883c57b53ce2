import type { Bearing, Course } from '../../../games/procedure.ts'
import { draw } from '../../../geometry/outline.ts'
import { outlineAbout } from '../../../geometry/shape/zone.ts'
import type { Standing } from '../../../rules/verdict.ts'
import { modelOf, shapeOfModel } from '../../../table/bodies.ts'
import { onScreen } from '../../../view/view.ts'
import { type Canvas, faded, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import type { Painting } from '../painting.ts'
import { screenPen } from '../screen-pen.ts'
import { type Box, PLATE_HEIGHT, paintPlate, plateWidth } from './plate.ts'
import { platePlace, type Round } from './plate-places.ts'

/** Filled for who may be chosen, hollow for who may not; nothing for what is neither. */
const pipOf: Readonly<Record<Bearing, Standing | null>> = { helps: 'covered', hinders: 'clear', neither: null }

/** Lower than other plates, so that in a crowd each stays by its own. */
const NUMBER_HEIGHT = 20
const ABOVE = -Math.PI / 2

/** A plate farther off its base than this, in pixels, is tied to it by a line. */
const NEAR = 14

/** Ties a plate that found no place beside its base to that base. */
function paintLeader(canvas: Canvas, box: Box, { at, radius }: Round, ink: Ink): void {
  const left = Math.min(Math.max(at.left, box.left), box.left + box.width)
  const top = Math.min(Math.max(at.top, box.top), box.top + box.height)
  const away = Math.hypot(left - at.left, top - at.top)
  if (away <= radius + NEAR) return
  const edge = radius / away
  canvas.strokeStyle = faded(ink.templateEdge, 0.7)
  canvas.lineWidth = 1
  line(canvas, at.left + (left - at.left) * edge, at.top + (top - at.top) * edge, left, top)
}

/** Paints what a procedure writes beside models: a plate each, off bases and other plates; words with their pip, numbers bare. */
export function paintNotes(painting: Painting, { notes }: Course): void {
  const { canvas, table, words, ink, plates, rounds, later } = painting
  for (const { model, text: noted, bearing } of notes) {
    const round = rounds[table.models.findIndex(({ id }) => id === model)]
    if (!round) continue
    const isNumber = typeof noted === 'number'
    const [text, pip] = isNumber ? [words.plain(noted), null] : [words.say(noted), pipOf[bearing]]
    later.push(() => {
      const width = isNumber ? plateWidth(canvas, text, false, 14) : plateWidth(canvas, text, pip !== null)
      const box = platePlace(round, ABOVE, width, isNumber ? NUMBER_HEIGHT : PLATE_HEIGHT, painting)
      plates.push(box)
      paintLeader(canvas, box, round, ink)
      paintPlate(canvas, box, text, pip, ink, isNumber ? { size: 14 } : { soft: bearing === 'hinders' })
    })
  }
}

/** Paints how far models may go: as far as a base's edge may come, and within it where its centre may. */
export function paintReaches({ canvas, view, table, ink }: Painting, { reaches }: Course): void {
  for (const { model: id, inches } of reaches) {
    const model = modelOf(table, id)
    if (!model) continue
    const { left, top } = onScreen(view, model)
    canvas.fillStyle = faded(ink.standings.covered, 0.12)
    canvas.strokeStyle = ink.standings.covered
    canvas.lineWidth = 1.5
    canvas.beginPath()
    draw(outlineAbout(shapeOfModel(model), inches), screenPen(canvas, view))
    canvas.fill()
    canvas.stroke()
    canvas.setLineDash([5, 5])
    canvas.beginPath()
    canvas.arc(left, top, inches * view.scale, 0, 2 * Math.PI)
    canvas.stroke()
    canvas.setLineDash([])
  }
}
