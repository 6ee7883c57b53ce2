import type { Judged } from '../../rules/verdict.ts'
import { onScreen, type View } from '../../view/view.ts'
import { type Area, heart } from './area.ts'
import { type Canvas, line } from './canvas.ts'
import type { Painting } from './painting.ts'
import { type Box, PLATE_HEIGHT, paintPlate, plateWidth } from './plate.ts'
import { platePlace, type Round } from './plate-places.ts'
import { fillArea, strokeArea, tint } from './template.ts'
import { paintWitness } from './witness.ts'

/** Bases that a template misses by more than this are not marked, in inches; the nearest one always is. */
const MARKED_WITHIN = 0.5

/** The findings worth marking: all that are reached or nearly so, and the nearest one that is clear. */
function marked(findings: readonly Judged[]): readonly Judged[] {
  const clear = findings.filter((finding) => finding.standing === 'clear')
  const nearest = clear.reduce<Judged | null>((best, one) => (best && best.margin >= one.margin ? best : one), null)
  return findings.filter((one) => one.standing !== 'clear' || one === nearest || one.margin > -MARKED_WITHIN)
}

/** Paints the verdict beside each base it speaks of: a pip and the signed margin on a plate. */
function paintVerdicts(
  painting: Painting,
  area: Area,
  findings: readonly Judged[],
  from: { x: number; y: number },
): void {
  const { canvas, view, table, words, ink, plates, rounds } = painting
  const centre = onScreen(view, heart(area, from))
  for (const finding of findings) {
    const index = table.models.findIndex((model) => model.id === finding.id)
    const round = rounds[index]
    if (!round) continue
    const text = words.signed(finding.margin)
    const width = plateWidth(canvas, text, true)
    const away = outward(centre, round, finding, view)
    const box = platePlace(round, away, width, PLATE_HEIGHT, plates, rounds)
    plates.push(box)
    paintLeader(canvas, box, round, ink.standings[finding.standing])
    paintPlate(canvas, box, text, finding.standing, ink)
  }
}

/** Pixels between a plate and its base from which a line says which base it speaks of. */
const FAR = 14

/** Paints a thin line from a plate to its base where something kept them apart. */
function paintLeader(canvas: Canvas, box: Box, { at, radius }: Round, colour: string): void {
  const left = Math.min(box.left + box.width, Math.max(box.left, at.left))
  const top = Math.min(box.top + box.height, Math.max(box.top, at.top))
  const away = Math.hypot(left - at.left, top - at.top)
  if (away - radius < FAR) return
  const edge = radius / away
  canvas.strokeStyle = colour
  canvas.lineWidth = 1
  line(canvas, left, top, at.left + (left - at.left) * edge, at.top + (top - at.top) * edge)
}

/** The direction on the screen that leads from the template outwards over a base: along its witness where that has a length. */
function outward(centre: { left: number; top: number }, { at }: Round, finding: Judged, view: View): number {
  const from = onScreen(view, finding.witness.from)
  const to = onScreen(view, finding.witness.to)
  const outwards = finding.margin > 0 ? [from, to] : [to, from]
  const [near, far] = outwards
  if (near && far && Math.hypot(near.left - far.left, near.top - far.top) > 4) {
    return Math.atan2(near.top - far.top, near.left - far.left)
  }
  return Math.atan2(at.top - centre.top, at.left - centre.left)
}

/** Paints a template over the bases: its area, what it reaches, what decides each verdict, its edge, and the numbers. */
export function paintTemplate(
  painting: Painting,
  area: Area,
  findings: readonly Judged[],
  from: { x: number; y: number },
) {
  const { canvas, view, table, ink, hidden } = painting
  fillArea(canvas, view, area, ink)
  const shown = hidden ? [] : marked(findings)
  const byId = new Map(table.models.map((model) => [model.id, model]))
  for (const finding of shown) {
    const model = byId.get(finding.id)
    if (model && finding.margin > 0) tint(canvas, view, area, model, finding.standing, ink)
  }
  for (const finding of shown) paintWitness(canvas, view, finding.witness, finding.standing, ink)
  strokeArea(canvas, view, area, ink)
  paintVerdicts(painting, area, shown, from)
}
