import { onScreen, type View } from '../../view/view.ts'

/** The engraved ticks of the rule: two paths and the numbers of the inches, in pixels from the rule's left end. */
export interface Ticks {
  readonly fine: string
  readonly whole: string
  readonly numbers: readonly { readonly left: number; readonly inch: number }[]
}

const INCH = 13
const HALF = 9
const QUARTER = 6.5
const EIGHTH = 4
const SMALLEST_GAP_OF_NUMBERS = 22

/** How finely an inch is divided at a scale in pixels an inch: eighths from 56, quarters from 36, halves from 14. */
export function divisions(scale: number): number {
  if (scale >= 56) return 8
  if (scale >= 36) return 4
  return scale >= 14 ? 2 : 1
}

function depth(at: number, parts: number): number {
  if (at % parts === 0) return INCH
  if ((at * 2) % parts === 0) return HALF
  return (at * 4) % parts === 0 ? QUARTER : EIGHTH
}

/**
 * Ticks at the board's inches along its x axis, for a rule `width` pixels long that lies `offset` pixels left of the board.
 * `turned` mirrors them for the rule that is turned by 180°, so that each tick still stands at its inch.
 */
export function ticksAlong(view: View, width: number, offset: number, turned: boolean): Ticks {
  if (view.width <= 0 || width <= 0) return { fine: '', whole: '', numbers: [] }
  const parts = divisions(view.scale)
  const numbered = [1, 2, 3, 6].find((step) => step * view.scale >= SMALLEST_GAP_OF_NUMBERS) ?? 12
  const reach = (Math.max(width, view.width) + offset) / view.scale
  const first = Math.floor((view.centre.x - reach) * parts)
  const last = Math.ceil((view.centre.x + reach) * parts)
  let fine = ''
  let whole = ''
  const numbers: { left: number; inch: number }[] = []
  for (let at = first; at <= last; at++) {
    const along = offset + onScreen(view, { x: at / parts, y: 0 }).left
    if (along < 0 || along > width) continue
    const left = Math.round(turned ? width - along : along) + 0.5
    if (at % parts !== 0) fine += `M${left} 0v${depth(at, parts)}`
    else {
      whole += `M${left} 0v${INCH}`
      const inch = at / parts
      if (inch % numbered === 0 && left < width - 18) numbers.push({ left: left + 4, inch })
    }
  }
  return { fine, whole, numbers }
}
