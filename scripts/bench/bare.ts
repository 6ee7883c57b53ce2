// The same scene on a bare canvas, redrawn whole, by hand, at each move: what the board's frame cost is held against.
// The painting is the program's own, so that only the way of redrawing differs.
import '@fontsource-variable/ibm-plex-sans/wdth.css'
import '../../src/panels/tokens.css'
import { paintHeld } from '../../src/board/paint/held.ts'
import { inkOf } from '../../src/board/paint/ink.ts'
import { paintMat, paintRule } from '../../src/board/paint/mat.ts'
import { paintModels } from '../../src/board/paint/models/models.ts'
import type { Draft } from '../../src/desk/draft.ts'
import { shownTable } from '../../src/desk/shown.ts'
import { modelAt } from '../../src/gestures/reach.ts'
import type { Model } from '../../src/table/document.ts'
import { onTable, type View } from '../../src/view/view.ts'
import { wordsIn } from '../../src/words/words.ts'
import { crowded } from './scene.ts'

const asked = new URLSearchParams(location.search)
const table = crowded(Number(asked.get('models') ?? 200))
const view: View = {
  centre: { x: Number(asked.get('x')), y: Number(asked.get('y')) },
  scale: Number(asked.get('scale')),
  flipped: false,
  width: Number(asked.get('width')),
  height: Number(asked.get('height')),
}
const count = asked.get('distances') === 'all' ? 'all' : 5
const words = wordsIn('en', 'inches')
const canvas = document.querySelector('canvas')
const context = canvas?.getContext('2d')
if (!canvas || !context) throw new Error('no canvas')
const ratio = devicePixelRatio
canvas.width = view.width * ratio
canvas.height = view.height * ratio
canvas.style.width = `${view.width}px`
canvas.style.height = `${view.height}px`

await document.fonts.ready
const ink = inkOf(canvas)
const none: ReadonlySet<string> = new Set()
let grabbed: Model | null = null
let began = { x: 0, y: 0 }

function redraw(draft: Draft | null): void {
  if (!context) return
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  const shown = shownTable(table, draft)
  paintMat(context, view, table.mat, ink)
  paintRule(context, view, ink)
  paintModels(context, view, shown.models, none, ink)
  const selection = grabbed ? [grabbed.id] : []
  paintHeld(
    context,
    view,
    {
      table: shown,
      before: table,
      draft,
      selection,
      pending: null,
      finger: null,
      ghosts: [],
      piece: null,
      corners: [],
      count,
      hand: 'right',
      hidden: false,
    },
    words,
    ink,
  )
}

const place = (event: PointerEvent) => onTable(view, { left: event.clientX, top: event.clientY })
canvas.addEventListener('pointerdown', (event) => {
  began = place(event)
  grabbed = modelAt(table, view, { left: event.clientX, top: event.clientY })
})
let pending: Draft | null = null
canvas.addEventListener('pointermove', (event) => {
  if (!grabbed) return
  const at = place(event)
  const { id, x, y, facing } = grabbed
  if (!pending)
    requestAnimationFrame(() => {
      redraw(pending)
      pending = null
    })
  pending = { kind: 'move', grabbed: id, places: [{ id, x: x + at.x - began.x, y: y + at.y - began.y, facing }] }
})
redraw(null)
document.title = 'ready'
