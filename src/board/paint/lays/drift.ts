import { distance, towards } from '../../../geometry/point.ts'
import { type Chip, chipsOf, showsChips } from '../../../gestures/direction-chips.ts'
import type { Judged } from '../../../rules/verdict.ts'
import type { Deviation } from '../../../table/lay.ts'
import type { DriftOn } from '../../../table/on/drift-on.ts'
import { onScreen, screenDirection } from '../../../view/view.ts'
import { boardFont, line } from '../canvas.ts'
import type { Painting } from '../painting.ts'
import { PLATE_HEIGHT, paintPlate, plateAt, plateWidth } from '../plates/plate.ts'
import { platePlace } from '../plates/plate-places.ts'
import { paintArrow, paintBar } from './arrow.ts'
import { paintCentre, strokeGhost } from './template.ts'
import { paintTemplate } from './verdicts.ts'

/** The chips' drawn radius in pixels; their target is 44 wide. */
const CHIP = 17

/** The line of the shot from its origin to its target, and its range on the middle of it. */
function paintShot(painting: Painting, lay: Deviation, drift: DriftOn): void {
  const { canvas, view, table, words, ink, hidden, plates, later } = painting
  const origin = table.models.find((model) => model.id === lay.origin)
  const target = table.models.find((model) => model.id === lay.target)
  if (!origin || !target) return
  const from = onScreen(view, origin)
  const to = onScreen(view, target)
  canvas.strokeStyle = ink.ghost
  canvas.lineWidth = 1
  canvas.setLineDash([2, 4])
  line(canvas, from.left, from.top, to.left, to.top)
  canvas.setLineDash([])
  if (hidden) return
  const text = words.t('board.range', { range: words.inches(drift.gap) })
  const width = plateWidth(canvas, text, false)
  const box = {
    left: Math.round((from.left + to.left - width) / 2),
    top: Math.round((from.top + to.top - PLATE_HEIGHT) / 2),
    width,
    height: PLATE_HEIGHT,
  }
  plates.push(box)
  later.push(() => paintPlate(canvas, box, text, null, ink, { soft: true }))
}

/** The numbered directions around the aim point: all six to be tapped, or the fallen one alone, in ivory on the arrow's shaft. */
function paintChips({ canvas, view, ink }: Painting, lay: Deviation, chips: readonly Chip[]): void {
  for (const { direction, at } of chips) {
    const { left, top } = onScreen(view, at)
    const fallen = direction === lay.direction
    canvas.beginPath()
    canvas.arc(left, top, CHIP, 0, 2 * Math.PI)
    canvas.fillStyle = fallen ? ink.arrow : ink.plate
    canvas.fill()
    canvas.strokeStyle = fallen ? ink.arrow : ink.ghost
    canvas.lineWidth = 1.5
    canvas.stroke()
    canvas.font = boardFont(15)
    canvas.textAlign = 'center'
    canvas.textBaseline = 'middle'
    canvas.fillStyle = fallen ? ink.plate : ink.plateInk
    canvas.fillText(String(direction), left, top + 1)
  }
}

/** The arrow of a drift that has fallen: its length, and the part that the cap or the mat's edge cut off, dashed. */
function paintFall(painting: Painting, lay: Deviation, drift: DriftOn): void {
  const { canvas, view, words, ink, hidden, table, plates, later } = painting
  const { end } = drift
  if (drift.hit) return
  const way = drift.bearings[(lay.direction ?? 1) - 1] ?? 0
  if (!end) return
  const start = onScreen(view, drift.start)
  const stop = onScreen(view, end.at)
  const across = screenDirection(view, way) + Math.PI / 2
  if (end.rolled - end.length > 1e-6) {
    paintArrow(canvas, stop, onScreen(view, towards(drift.start, way, end.rolled)), ink, true)
    const far = onScreen(view, towards(drift.start, way, end.rolled))
    if (!hidden)
      plateAt(
        canvas,
        { left: far.left, top: far.top - 24 },
        words.t('board.rolled', { length: words.size(end.rolled) }),
        ink,
        true,
      )
  }
  paintArrow(canvas, start, stop, ink)
  if (end.cutBy === 'edge') {
    const upright = Math.abs(end.at.x) < 1e-6 || Math.abs(end.at.x - table.mat.width) < 1e-6
    paintBar(canvas, stop, upright ? Math.PI / 2 : 0, ink, 16)
  } else if (end.cutBy === 'cap') paintBar(canvas, stop, across, ink)
  if (hidden || distance(drift.start, end.at) * view.scale < 30) return
  const text = words.inches(end.length)
  const middle = { left: (start.left + stop.left) / 2, top: (start.top + stop.top) / 2 }
  later.push(() => {
    const width = plateWidth(canvas, text, false)
    const box = platePlace({ at: middle, radius: 4 }, across, width, PLATE_HEIGHT, painting)
    plates.push(box)
    paintPlate(canvas, box, text, null, ink)
  })
}

/** Paints a shot that may drift: its line, its template where it ends (or would hit), the arrow and the six directions. */
export function paintDrift(painting: Painting, lay: Deviation, drift: DriftOn, findings: readonly Judged[]): void {
  const { canvas, view, table, ink, tool, plates } = painting
  const radius = lay.diameter / 2
  const all = chipsOf(table, lay, view.scale)
  const fallen = drift.hit ? [] : all.filter((chip) => chip.direction === lay.direction)
  const chips = tool && showsChips(tool, lay) ? all : fallen
  // Numbers keep clear of the chips.
  for (const chip of chips) {
    const { left, top } = onScreen(view, chip.at)
    plates.push({ left: left - CHIP, top: top - CHIP, width: 2 * CHIP, height: 2 * CHIP })
  }
  paintShot(painting, lay, drift)
  const at = drift.end?.at ?? drift.start
  if (drift.end) strokeGhost(canvas, view, { kind: 'disc', disc: { centre: drift.start, radius } }, ink)
  paintTemplate(painting, { kind: 'disc', disc: { centre: at, radius } }, findings, lay.pinned)
  paintCentre(canvas, onScreen(view, drift.start), ink)
  paintFall(painting, lay, drift)
  paintChips(painting, lay, chips)
}
