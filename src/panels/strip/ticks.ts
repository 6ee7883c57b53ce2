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
/** A tick over a number goes no deeper than this: the number's digits begin below it. */
const ABOVE_NUMBERS = 5
/** Pixels from a tick to its number, what a digit takes, and what is kept free behind the number. */
const BEFORE = 4
const DIGIT = 6
const BEHIND = 3
const SMALLEST_GAP_OF_NUMBERS = 28
const SMALLEST_GAP_OF_TICKS = 7

/** How finely an inch is divided at a scale in pixels an inch: eighths from 56, quarters from 36, halves from 18. */
export function divisions(scale: number): number {
  if (scale >= 56) return 8
  if (scale >= 36) return 4
  return scale >= 18 ? 2 : 1
}

/** The inches from tick to tick and from number to number, so that neither crowd: whole steps, the second of the first. */
export function steps(scale: number): { readonly tick: number; readonly number: number } {
  const wide = (gap: number) => [1, 2, 3, 6].find((step) => step * scale >= gap) ?? 12
  const number = wide(SMALLEST_GAP_OF_NUMBERS)
  const tick = Math.min(number, wide(SMALLEST_GAP_OF_TICKS))
  return { tick: number % tick === 0 ? tick : number, number }
}

function depth(at: number, parts: number): number {
  if (at % parts === 0) return INCH
  if ((at * 2) % parts === 0) return HALF
  return (at * 4) % parts === 0 ? QUARTER : EIGHTH
}

/**
 * Ticks at the board's inches along its x axis, for a rule `width` pixels long that lies `offset` pixels left of the board.
 * `turned` mirrors them for the rule that is turned by 180°, so that each tick still stands at its inch. Where a tick would
 * strike through a number it stays above it.
 */
export function ticksAlong(view: View, width: number, offset: number, turned: boolean): Ticks {
  if (view.width <= 0 || width <= 0) return { fine: '', whole: '', numbers: [] }
  const parts = divisions(view.scale)
  const { tick, number } = steps(view.scale)
  const placeOf = (inch: number) => {
    const along = offset + onScreen(view, { x: inch, y: 0 }).left
    return turned ? width - along : along
  }
  const reach = (Math.max(width, view.width) + offset) / view.scale
  const first = Math.floor(view.centre.x - reach) * parts
  const last = Math.ceil(view.centre.x + reach) * parts
  const digits = String(Math.max(Math.abs(first), Math.abs(last)) / parts).length
  const pitch = number * view.scale
  const origin = placeOf(0)
  const overNumber = (left: number) => {
    const since = (((left - origin) % pitch) + pitch) % pitch
    return since > 1 && since < BEFORE + DIGIT * digits + BEHIND && pitch - since > 1
  }
  let fine = ''
  let whole = ''
  const numbers: { left: number; inch: number }[] = []
  for (let at = first; at <= last; at++) {
    const inch = at / parts
    const place = placeOf(inch)
    if (place < 0 || place > width || (parts === 1 && inch % tick !== 0)) continue
    const left = Math.round(place) + 0.5
    const deep = overNumber(place) ? Math.min(ABOVE_NUMBERS, depth(at, parts)) : depth(at, parts)
    if (at % parts !== 0) fine += `M${left} 0v${deep}`
    else {
      whole += `M${left} 0v${deep}`
      if (inch % number === 0 && left < width - 18) numbers.push({ left: left + BEFORE, inch })
    }
  }
  return { fine, whole, numbers }
}
