import { towards } from '../../../geometry/point.ts'
import { cornersOf, isRound } from '../../../geometry/shape/rectangle.ts'
import { drawShape, girth, movedTo } from '../../../geometry/shape/shape.ts'
import type { Judged } from '../../../rules/verdict.ts'
import type { Arc } from '../../../table/lay.ts'
import { arcOn } from '../../../table/on/arc-on.ts'
import type { ScreenPoint } from '../../../view/screen-point.ts'
import { onScreen, screenDirection, type View } from '../../../view/view.ts'
import { faded, line } from '../canvas.ts'
import { paintFrontArc } from '../models/selection.ts'
import type { Painting } from '../painting.ts'
import { PLATE_HEIGHT, paintPlate, plateAt, plateWidth } from '../plates/plate.ts'
import { platePlace } from '../plates/plate-places.ts'
import { screenPen } from '../screen-pen.ts'
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
  if (isRound(arc.target)) {
    const [dx, dy] = [Math.cos(facing + Math.PI / 2) * reach, Math.sin(facing + Math.PI / 2) * reach]
    line(canvas, at.left - dx, at.top - dy, at.left + dx, at.top + dy)
  } else {
    const out = arc.target.turn - Math.PI / 2
    for (const [i, corner] of cornersOf(arc.target).entries()) {
      const from = onScreen(view, corner)
      const to = onScreen(view, towards(corner, out + (i - 0.5) * (Math.PI / 2), SHOWN))
      line(canvas, from.left, from.top, to.left, to.top)
    }
  }
  const name = (key: 'board.frontArc' | 'board.backArc' | 'board.front' | 'board.rear', way: number) =>
    plateAt(
      canvas,
      onBoard(view, at.left + Math.cos(facing) * reach * 0.72 * way, at.top + Math.sin(facing) * reach * 0.72 * way),
      words.t(key),
      ink,
      true,
    )
  name(isRound(arc.target) ? 'board.frontArc' : 'board.front', 1)
  name(isRound(arc.target) ? 'board.backArc' : 'board.rear', -1)
  if (hidden) return
  for (const finding of findings) paintWitness(canvas, view, finding.witness, finding.standing, ink)
  const fails = isRound(arc.target) ? arc.backStrike?.entryPoint : null
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
