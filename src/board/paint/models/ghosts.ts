import type { Course } from '../../../games/procedure.ts'
import type { Ghost } from '../../../games/question.ts'
import { isRound } from '../../../geometry/shape/rectangle.ts'
import { modelOf, shapeOfModel } from '../../../table/bodies.ts'
import { onScreen } from '../../../view/view.ts'
import { boardFont } from '../canvas.ts'
import { fillArea, strokeArea, strokeGhost } from '../lays/template.ts'
import type { Painting } from '../painting.ts'
import { plateWidth } from '../plates/plate.ts'

const SIZE = 11

/** What a plate has beside its text and a ghost's words, which have no plate, do without; in pixels. */
const SPARE = 14

/** Paints the places that may be chosen on the board: dashed, the chosen one filled; their words where the actor's base is wide enough. */
export function paintGhosts(painting: Painting, { steps }: Course, actor: string): void {
  const { canvas, view, ink, table } = painting
  const model = modelOf(table, actor)
  const shape = model && shapeOfModel(model)
  const wide = shape ? (isRound(shape) ? 2 * shape.radius : shape.width) * view.scale : 0
  for (const step of steps) {
    if (step.how !== 'asked' || step.question.kind !== 'one') continue
    for (const { value, ghost } of step.question.options) {
      if (!ghost) continue
      if (value === step.question.value) {
        fillArea(canvas, view, ghost.area, ink)
        strokeArea(canvas, view, ghost.area, ink)
      } else strokeGhost(canvas, view, ghost.area, ink)
      label(painting, ghost, wide)
    }
  }
}

/** The few words in the middle of a ghost, where they fit into it. */
function label({ canvas, view, words, ink, later }: Painting, { at, label: sentence }: Ghost, wide: number): void {
  const text = words.say(sentence)
  if (plateWidth(canvas, text, false, SIZE) - SPARE > wide) return
  later.push(() => {
    const { left, top } = onScreen(view, at)
    canvas.font = boardFont(SIZE, 600)
    canvas.textAlign = 'center'
    canvas.textBaseline = 'middle'
    canvas.lineWidth = 3
    canvas.strokeStyle = ink.plate
    canvas.strokeText(text, left, top)
    canvas.fillStyle = ink.plateInk
    canvas.fillText(text, left, top)
    canvas.textAlign = 'left'
  })
}
