import type { Area } from '../../../geometry/area.ts'
import type { Judged } from '../../../rules/verdict.ts'
import { onScreen, type View } from '../../../view/view.ts'
import { type Canvas, line } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { paintLabel } from '../models/base.ts'
import { rimOf } from '../models/rims.ts'
import { seen } from '../models/seen.ts'
import type { Painting } from '../painting.ts'
import { type Box, PLATE_HEIGHT, paintPlate, plateWidth } from '../plates/plate.ts'
import { platePlace, type Round } from '../plates/plate-places.ts'
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

/** Lays a number beside each base a template speaks of, with its pip: it keeps off bases, other numbers and templates' edges. */
function paintNumbers(painting: Painting, findings: readonly Judged[], quiet: boolean): void {
  const { canvas, view, table, words, ink, plates, rounds } = painting
  const numbers: (() => void)[] = []
  for (const finding of findings) {
    const round = rounds[table.models.findIndex((model) => model.id === finding.id)]
    if (!round) continue
    const text = words.signed(finding.margin)
    const width = plateWidth(canvas, text, true)
    const box = platePlace(round, outward(round, finding, view), width, PLATE_HEIGHT, painting)
    plates.push(box)
    paintLeader(canvas, box, round, ink.standings[finding.standing], ink)
    numbers.push(() => paintPlate(canvas, box, text, finding.standing, ink, { soft: quiet }))
  }
  // Leaders first: none may run through a number.
  for (const paint of numbers) paint()
}

/** Pixels between a plate and its base from which a line says which base it speaks of. */
const FAR = 14

/** Paints a thin line from a plate to its base where something kept them apart, on a dark bed so that it can be followed. */
function paintLeader(canvas: Canvas, box: Box, { at, radius }: Round, colour: string, ink: Ink): void {
  const left = Math.min(box.left + box.width, Math.max(box.left, at.left))
  const top = Math.min(box.top + box.height, Math.max(box.top, at.top))
  const away = Math.hypot(left - at.left, top - at.top)
  if (away - radius < FAR) return
  const edge = radius / away
  const [x, y] = [at.left + (left - at.left) * edge, at.top + (top - at.top) * edge]
  canvas.strokeStyle = ink.plate
  canvas.lineWidth = 4
  line(canvas, left, top, x, y)
  canvas.strokeStyle = colour
  canvas.lineWidth = 1.5
  line(canvas, left, top, x, y)
}

/** The direction on the screen that leads from the template outwards over a base: along its witness, which leads straight out. */
function outward({ at }: Round, { witness, margin }: Judged, view: View): number {
  const edge = onScreen(view, witness.from)
  const rim = onScreen(view, witness.to)
  // From the rim to the template's edge leads out of the template where the base is covered, into it where it is clear.
  const out = Math.atan2(edge.top - rim.top, edge.left - rim.left) + (margin > 0 ? 0 : Math.PI)
  const tooShort = Math.hypot(edge.left - rim.left, edge.top - rim.top) < 4
  return tooShort ? Math.atan2(at.top - edge.top, at.left - edge.left) : out
}

/** Paints the labels of bases again, over the tints and lines that struck them through. */
function paintLabels({ canvas, view, table, ink }: Painting, findings: readonly Judged[]): void {
  const speaks = new Set(findings.map((finding) => finding.id))
  for (const model of table.models) if (speaks.has(model.id)) paintLabel(canvas, seen(view, model), ink)
}

/**
 * Paints a template over the bases: its area, what it reaches, what decides each verdict, and its edge; its numbers come
 * after all templates. A pinned one is quiet: it speaks only of what it reaches.
 */
export function paintTemplate(painting: Painting, area: Area, findings: readonly Judged[], pinned: boolean): void {
  const { canvas, view, table, ink, hidden, rims, later } = painting
  fillArea(canvas, view, area, ink)
  const all = hidden ? [] : marked(findings)
  const shown = pinned ? all.filter((finding) => finding.standing !== 'clear') : all
  const byId = new Map(table.models.map((model) => [model.id, model]))
  for (const finding of shown) {
    const model = byId.get(finding.id)
    if (model && finding.margin > 0) tint(canvas, view, area, model, finding.standing, ink)
  }
  for (const finding of shown) paintWitness(canvas, view, finding.witness, finding.standing, ink)
  strokeArea(canvas, view, area, ink)
  rims.push(...rimOf(area, view))
  later.push(() => {
    paintLabels(painting, shown)
    paintNumbers(painting, shown, pinned)
  })
}
