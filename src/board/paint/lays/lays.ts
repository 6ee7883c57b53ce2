import type { Following } from '../../../desk/course.ts'
import type { Tool } from '../../../desk/desk.ts'
import type { Room } from '../../../desk/room.ts'
import { verdictOf } from '../../../desk/verdict-of.ts'
import { girth } from '../../../geometry/shape/shape.ts'
import { shapeOfModel } from '../../../table/bodies.ts'
import type { Table } from '../../../table/document.ts'
import type { Lay } from '../../../table/lay.ts'
import { blastOn } from '../../../table/on/blast-on.ts'
import { driftOn } from '../../../table/on/drift-on.ts'
import { measureOn } from '../../../table/on/measure-on.ts'
import { sprayOn } from '../../../table/on/spray-on.ts'
import { onScreen, type View } from '../../../view/view.ts'
import type { Words } from '../../../words/words.ts'
import type { Canvas } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import type { Painting } from '../painting.ts'
import { paintArcs } from './arcs.ts'
import { paintDrift } from './drift.ts'
import { paintProcedure } from './procedure.ts'
import { paintReplacing } from './replace.ts'
import { paintShove } from './shove.ts'
import { paintSight } from './sight.ts'
import { paintTape } from './tape.ts'
import { paintAxis, paintCentre } from './template.ts'
import { paintTrail } from './trail.ts'
import { paintTemplate } from './verdicts.ts'

function paintLay(painting: Painting, lay: Lay): void {
  const { canvas, view, table, words, ink, hidden } = painting
  if (lay.kind === 'procedure') {
    paintProcedure(painting, lay)
    return
  }
  const verdict = verdictOf(table, lay)
  if (!verdict) return
  switch (lay.kind) {
    case 'blast': {
      const disc = blastOn(table, lay)
      if (!disc) return
      paintTemplate(painting, { kind: 'disc', disc }, verdict.findings, lay.pinned)
      paintCentre(canvas, onScreen(view, disc.centre), ink)
      return
    }
    case 'spray': {
      const spray = sprayOn(table, lay)
      if (!spray) return
      paintAxis(canvas, onScreen(view, spray.mouth), onScreen(view, spray.tip), lay.size, ink)
      paintTemplate(painting, { kind: 'outline', outline: spray.outline }, verdict.findings, lay.pinned)
      return
    }
    case 'measure': {
      const measure = measureOn(table, lay)
      if (measure) paintTape(canvas, view, measure.line, hidden ? null : words.inches(measure.signedGap), ink)
      return
    }
    case 'deviation': {
      const drift = driftOn(table, lay)
      if (drift) paintDrift(painting, lay, drift, verdict.findings)
      return
    }
    case 'replace':
      paintReplacing(painting, lay)
      return
    case 'shove':
      paintShove(painting, lay)
      return
    case 'sight':
      paintSight(painting, lay)
      return
    case 'arc':
      paintArcs(painting, lay, verdict.findings)
  }
}

/** How lays are painted: with numbers or without, and with which tool in hand (null where nobody can tap). */
export interface Manner {
  readonly hidden: boolean
  readonly tool: Tool | null
  readonly room: Room | null
  readonly following: Following | null
}

/** Paints all that lies on the table, pinned things first, and the paths that were walked. */
export function paintLays(canvas: Canvas, view: View, table: Table, words: Words, ink: Ink, manner: Manner): void {
  const { hidden } = manner
  const rounds = table.models.map((model) => ({
    at: onScreen(view, model),
    radius: girth(shapeOfModel(model)) * view.scale,
  }))
  const { width, height } = view
  const ground = { plates: [], rounds, rims: [], width, height }
  const painting: Painting = { canvas, view, table, words, ink, ...manner, ...ground, later: [] }
  for (const activation of table.activations) paintTrail(canvas, view, activation.path, hidden ? null : words, ink)
  for (const lay of table.lays) if (lay.pinned) paintLay(painting, lay)
  for (const lay of table.lays) if (!lay.pinned) paintLay(painting, lay)
  for (const paint of painting.later) paint()
}
