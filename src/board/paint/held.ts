import type { Ghost } from '../../desk/desk.ts'
import type { Draft } from '../../desk/draft.ts'
import { verdictOf } from '../../desk/verdict-of.ts'
import type { Point } from '../../geometry/point.ts'
import { knobOf } from '../../gestures/handles.ts'
import type { Judged } from '../../rules/verdict.ts'
import type { Model, Table } from '../../table/document.ts'
import { type Neighbour, nearest, nearestToAll } from '../../table/nearest.ts'
import { measureOn } from '../../table/on/measure-on.ts'
import { blockOf, selectedBlock } from '../../table/place/ranked.ts'
import type { ScreenPoint } from '../../view/screen-point.ts'
import { onScreen, onTable, type View } from '../../view/view.ts'
import type { Words } from '../../words/words.ts'
import { type Canvas, faded } from './canvas.ts'
import type { Ink } from './ink.ts'
import { paintLays } from './lays/lays.ts'
import { paintThreads, type Thread } from './lays/tape.ts'
import { paintLoupe } from './loupe.ts'
import { paintMat } from './mat.ts'
import { paintBase, paintGhost } from './models/base.ts'
import { paintModels } from './models/models.ts'
import { seen } from './models/seen.ts'
import { seenOutline } from './models/seen-outline.ts'
import {
  paintBlockHalo,
  paintBlockKnob,
  paintContact,
  paintFrontArc,
  paintHalo,
  paintRing,
} from './models/selection.ts'
import { plateAt } from './plates/plate.ts'
import { paintCorners, paintHandles, paintPiece } from './terrain.ts'

/** What is in the hand of a window: the table as shown and as it stands, and what the fingers are about. */
export interface Held {
  readonly table: Table
  readonly before: Table
  readonly draft: Draft | null
  readonly selection: readonly string[]
  readonly pending: string | null
  readonly finger: ScreenPoint | null
  /** Where a base might be put, while that is being decided; the first is the one that would be taken. */
  readonly ghosts: readonly Ghost[]
  /** The piece of terrain in hand, and the corners of one that is being drawn. */
  readonly piece: string | null
  readonly corners: readonly Point[]
  /** To how many other models live distances are shown. */
  readonly count: number | 'all'
  readonly hand: 'left' | 'right'
  /** Distances stay hidden until a target is declared. */
  readonly hidden: boolean
}

const NONE: ReadonlySet<string> = new Set()

/** The models in the hand as they would stand. */
function moving({ table, draft }: Held): readonly Model[] {
  if (draft?.kind === 'path') return table.models.filter((model) => model.id === draft.model)
  if (draft?.kind !== 'move') return []
  const ids = new Set(draft.places.map((place) => place.id))
  return table.models.filter((model) => ids.has(model.id))
}

/** Whether a draft only turns one model where it stands: its ring stays in sight. */
function turnsInPlace(before: Table, draft: Draft): boolean {
  const [place, ...others] = draft.kind === 'move' ? draft.places : []
  const model = before.models.find(({ id }) => id === place?.id)
  return place !== undefined && others.length === 0 && model?.x === place.x && model.y === place.y
}

/** The facing in degrees, on a plate beyond the knob. */
function paintFacing(canvas: Canvas, view: View, model: Model, words: Words, ink: Ink): void {
  const knob = onScreen(view, knobOf(model, view.scale))
  const below = knob.top < onScreen(view, model).top ? -34 : 34
  plateAt(canvas, { left: knob.left, top: knob.top + below }, words.degrees(model.facing), ink)
}

function paintBox(canvas: Canvas, view: View, draft: Draft, ink: Ink): void {
  if (draft.kind !== 'box') return
  const [a, b] = [onScreen(view, draft.from), onScreen(view, draft.to)]
  canvas.fillStyle = faded(ink.select, 0.06)
  canvas.strokeStyle = faded(ink.select, 0.7)
  canvas.lineWidth = 1
  canvas.beginPath()
  canvas.rect(a.left, a.top, b.left - a.left, b.top - a.top)
  canvas.fill()
  canvas.stroke()
}

/** The distances from the grabbed base, or from its whole block, to the nearest others that are not dragged along. */
function threadsOf({ table, draft, count }: Held, grabbed: string, words: Words): readonly Thread[] {
  const along = new Set(draft?.kind === 'move' ? draft.places.map((place) => place.id) : [])
  const written = ({ line, signedGap }: Neighbour) => ({ line, text: words.inches(signedGap) })
  if (selectedBlock(table, [...along]).length > 0) return nearestToAll(table, along, count).map(written)
  const most = count === 'all' ? 'all' : count + along.size - 1
  return nearest(table, grabbed, most)
    .filter(({ id }) => !along.has(id))
    .map(written)
}

/** Gaps within this are contact: what a snap leaves, not what a hand does. */
const CONTACT = 1e-6

/** Where a model touches its neighbours. */
function contactsOf(table: Table, model: Model): readonly Point[] {
  return nearest(table, model.id, 6)
    .filter(({ signedGap }) => Math.abs(signedGap) < CONTACT)
    .map(({ line }) => line.from)
}

/** What a finger is about: the place that decides it, and its number. */
interface Focus {
  readonly at: Point
  readonly text: string
}

/** What the loupe shows: the edge that is measured, or the one that a template most nearly misses or catches. */
function focusOf({ table, draft, hidden }: Held, threads: readonly Thread[], words: Words): Focus | null {
  const [thread] = threads
  if (thread) return { at: thread.line.from, text: thread.text }
  if (draft?.kind !== 'lay' || hidden) return null
  if (draft.lay.kind === 'measure') {
    const measure = measureOn(table, draft.lay)
    return measure && { at: measure.line.to, text: words.inches(measure.signedGap) }
  }
  const findings = verdictOf(table, draft.lay)?.findings ?? []
  const closest = findings.reduce<Judged | null>(
    (best, one) => (best && Math.abs(best.margin) <= Math.abs(one.margin) ? best : one),
    null,
  )
  return closest && { at: closest.witness.to, text: words.signed(closest.margin) }
}

/** Paints what is in the hand: selection, moved bases with their ghosts and live distances, a box, and the loupe. */
export function paintHeld(canvas: Canvas, view: View, held: Held, words: Words, ink: Ink): void {
  const { table, before, draft, selection, pending, finger } = held
  const lifted = moving(held)
  const only = selection.length === 1 ? table.models.find((model) => model.id === selection[0]) : undefined
  const piece = table.terrain.find((one) => one.id === held.piece)
  if (piece) paintHandles(canvas, view, piece, ink)
  paintCorners(canvas, view, held.corners, ink)
  if (only) paintFrontArc(canvas, view, only, ink)

  const ids = new Set(lifted.map((model) => model.id))
  for (const model of before.models) {
    if (ids.has(model.id)) paintGhost(canvas, seenOutline(view, model), ink)
  }
  for (const model of lifted) paintBase(canvas, seen(view, model), ink)
  const selected = new Set(selection)
  const block = blockOf(selectedBlock(table, selection))
  if (block) paintBlockHalo(canvas, view, block, ink)
  // In ranks contact is nothing to point out, but while it is being made.
  const touches = only && (draft || only.base.shape === 'round') ? contactsOf(table, only) : []
  for (const model of table.models) {
    if (selected.has(model.id) && touches.length === 0 && !block) paintHalo(canvas, view, model, ink)
    else if (model.id === pending) paintHalo(canvas, view, model, ink, true)
  }
  if (only && (draft === null || turnsInPlace(before, draft))) {
    paintRing(canvas, view, only, table.models, ink)
    paintFacing(canvas, view, only, words, ink)
  }
  if (block && (draft === null || draft.kind === 'move')) paintBlockKnob(canvas, view, block, ink)
  for (const at of touches) paintContact(canvas, view, at, ink)
  for (const [index, ghost] of held.ghosts.entries()) {
    paintGhost(
      canvas,
      { at: onScreen(view, ghost), radius: ghost.radius * view.scale, facing: 0, half: null },
      index === 0 ? { ...ink, ghost: ink.select } : ink,
    )
  }
  if (draft) paintBox(canvas, view, draft, ink)
  const threads = draft?.kind === 'move' && !held.hidden ? threadsOf(held, draft.grabbed, words) : []
  paintThreads(canvas, view, threads, ink)
  if (finger) {
    const scene = (near: View) => {
      paintMat(canvas, near, table.mat, ink)
      for (const one of table.terrain) paintPiece(canvas, near, one, ink)
      paintModels(canvas, near, table.models, NONE, ink)
      if (draft?.kind === 'lay')
        paintLays(canvas, near, table, words, ink, { hidden: held.hidden, tool: null, room: null, following: null })
    }
    const focus = focusOf(held, threads, words)
    const at = focus?.at ?? onTable(view, finger)
    paintLoupe(canvas, view, { finger, focus: at, text: focus?.text ?? null, hand: held.hand }, scene, ink)
  }
}
