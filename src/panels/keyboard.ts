import { select, takeTool } from '../desk/desk.ts'
import { actOn } from './act-on.ts'
import { tools } from './rail/tools.ts'
import { nudgeAction, shifted } from './side/model/nudge.ts'
import type { Stores } from './stores.ts'

/** The part of a key's event that the program looks at. */
export interface Stroke {
  readonly key: string
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** Whether the board has the focus, so that Tab walks its models. */
  readonly onBoard: boolean
}

const STEP = 0.1
const FINE_STEP = 0.01

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Walks the selection to the next or the last model; false past either end, so that Tab leaves the board. */
function walk({ table, desk }: Stores, back: boolean): boolean {
  const { models } = table.getState().table
  const [current] = desk.getState().selection
  const at = models.findIndex((model) => model.id === current)
  const next = models[at < 0 ? (back ? models.length - 1 : 0) : at + (back ? -1 : 1)]
  select(desk, next ? [next.id] : [])
  return next !== undefined
}

function nudge(stores: Stores, dx: number, dy: number, degrees: number): boolean {
  const { selection, view } = stores.desk.getState()
  if (selection.length === 0) return false
  const way = view.flipped ? -1 : 1
  const { table: now } = stores.table.getState()
  actOn(stores, nudgeAction(now, shifted(now, selection, dx * way, dy * way, degrees)))
  return true
}

function putDown({ desk, chrome }: Stores): boolean {
  const { draft, pending, corners, selection } = desk.getState()
  if (draft || pending !== null || corners.length > 0)
    desk.setState({ draft: null, pending: null, finger: null, corners: [] })
  else if (chrome.getState().tape) chrome.setState({ tape: null })
  else if (chrome.getState().more) chrome.setState({ more: false })
  else if (selection.length > 0) select(desk, [])
  else if (desk.getState().tool !== 'select') takeTool(desk, 'select')
  return true
}

/** Does what a key stands for. Answers whether it stood for anything, so that the browser doesn't act on it too. */
export function strike(stores: Stores, { key, ctrl, shift, alt, onBoard }: Stroke): boolean {
  const { table, desk, chrome } = stores
  const letter = key.length === 1 ? key.toUpperCase() : key
  if (ctrl) {
    if (letter !== 'Z' && letter !== 'Y') return false
    // What a finger is about to do is not done yet: taking back takes that back, and nothing before it.
    if (desk.getState().draft) return putDown(stores)
    if (shift || letter === 'Y') table.redo()
    else table.undo()
    return true
  }
  const arrow = arrows[key]
  if (arrow) {
    const step = alt ? FINE_STEP : STEP
    return nudge(stores, arrow[0] * step, arrow[1] * step, 0)
  }
  if (alt) return false
  if (key === 'Tab') return onBoard && walk(stores, shift)
  if (key === '[' || key === ']') return nudge(stores, 0, 0, key === ']' ? 1 : -1)
  if (key === 'Escape') return putDown(stores)
  if (key === '?') {
    chrome.setState({ dialog: 'keys' })
    return true
  }
  if (key === 'Delete' || key === 'Backspace') {
    const { selection } = desk.getState()
    return selection.length > 0 && table.act({ do: 'remove', ids: selection })
  }
  const tool = tools.find((one) => one.letter === letter)
  if (!tool) return false
  takeTool(desk, tool.tool)
  return true
}

/** What takes letters for itself: fields of text and dialogues, but not the segments of a choice and the switches. */
const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]'

const typing = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null

/** Listens to the keys of a window until the returned function is called. Keys meant for a field are left to it. */
export function installKeyboard(stores: Stores, target: Window): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || stores.chrome.getState().dialog || typing(event.target)) return
    const inChoice = event.target instanceof Element && event.target.closest('[role="radiogroup"]') !== null
    if (inChoice && event.key in arrows) return
    const onBoard = event.target instanceof Element && event.target.closest('[data-board]') !== null
    const stroke = {
      key: event.key,
      ctrl: event.ctrlKey || event.metaKey,
      shift: event.shiftKey,
      alt: event.altKey,
      onBoard,
    }
    if (strike(stores, stroke)) event.preventDefault()
  }
  target.addEventListener('keydown', onKey)
  return () => target.removeEventListener('keydown', onKey)
}
