import { drawShape, girth, movedTo } from '../../geometry/shape.ts'
import type { Judged } from '../../rules/verdict.ts'
import { arcOn } from '../../table/arc-on.ts'
import type { Arc } from '../../table/lay.ts'
import type { ScreenPoint } from '../../view/screen-point.ts'
import { onScreen, screenDirection, type View } from '../../view/view.ts'
import { faded, line } from './canvas.ts'
import type { Painting } from './painting.ts'
import { PLATE_HEIGHT, paintPlate, plateAt, plateWidth } from './plate.ts'
import { platePlace } from './plate-places.ts'
import { screenPen } from './screen-pen.ts'
import { paintFrontArc } from './selection.ts'
import { paintWitness } from './witness.ts'

/** How far out the arcs are drawn, in inches. */
const SHOWN = 6

/** A place for a name, drawn back onto the board where it would be off it. */
function onBoard({ width, height }: View, left: number, top: number): ScreenPoint {
  return { left: Math.min(width - 60, Math.max(60, left)), top: Math.min(height - 20, Math.max(20, top)) }
}

/** Paints a model's arcs with the line that divides them, and where the attacker's walk first leaves the back arc. */
export function paintArcs(painting: Painting, lay: Arc, findings: readonly Judged[]): void {
  const { canvas, view, table, words, ink, hidden, plates, later } = painting
  const target = table.models.find((model) => model.id === lay.target)
  const arc = arcOn(table, lay)
  if (!target || !arc) return
  paintFrontArc(canvas, view, target, ink, SHOWN)
  const at = onScreen(view, target)
  const facing = screenDirection(view, (target.facing * Math.PI) / 180)
  const reach = girth(arc.target) * view.scale + SHOWN * view.scale
  canvas.strokeStyle = faded(ink.arc, 0.75)
  canvas.lineWidth = 1.5
  const [dx, dy] = [Math.cos(facing + Math.PI / 2) * reach, Math.sin(facing + Math.PI / 2) * reach]
  line(canvas, at.left - dx, at.top - dy, at.left + dx, at.top + dy)
  const name = (key: 'board.frontArc' | 'board.backArc', way: number) =>
    plateAt(
      canvas,
      onBoard(view, at.left + Math.cos(facing) * reach * 0.72 * way, at.top + Math.sin(facing) * reach * 0.72 * way),
      words.t(key),
      ink,
      true,
    )
  name('board.frontArc', 1)
  name('board.backArc', -1)
  if (hidden) return
  for (const finding of findings) paintWitness(canvas, view, finding.witness, finding.standing, ink)
  const fails = arc.backStrike?.entryPoint
  if (fails && arc.attacker) {
    const there = onScreen(view, fails)
    canvas.strokeStyle = ink.standings.clear
    canvas.lineWidth = 2
    canvas.setLineDash([5, 4])
    canvas.beginPath()
    drawShape(movedTo(arc.attacker, fails), screenPen(canvas, view))
    canvas.stroke()
    canvas.setLineDash([])
    const text = words.t('board.failsHere')
    const ghost = { at: there, radius: girth(arc.attacker) * view.scale }
    const box = platePlace(ghost, facing + Math.PI, plateWidth(canvas, text, false), PLATE_HEIGHT, painting)
    plates.push(box)
    later.push(() => paintPlate(canvas, box, text, null, ink))
  }
}
