import { inchesOf, radiusOf } from '../../../rules/base.ts'
import type { Model } from '../../../table/document.ts'
import type { ScreenPoint } from '../../../view/screen-point.ts'
import { onScreen, screenDirection, type View } from '../../../view/view.ts'
import type { Canvas } from '../canvas.ts'

/** The edge of a base as it appears on the screen: pixels, and radians clockwise on the screen. */
export interface SeenOutline {
  readonly at: ScreenPoint
  /** From the middle to the edge; of a rectangle, to its nearest side. */
  readonly radius: number
  readonly facing: number
  /** From a rectangle's middle out to its front, and across to its right side; null where the base is round. */
  readonly half: { readonly out: number; readonly across: number } | null
}

/** How a base appears in a view. */
export function seenOutline(view: View, model: Pick<Model, 'x' | 'y' | 'facing' | 'base'>): SeenOutline {
  const { base } = model
  const placed = { at: onScreen(view, model), facing: screenDirection(view, (model.facing * Math.PI) / 180) }
  if (base.shape === 'round') return { ...placed, radius: radiusOf(base.mm) * view.scale, half: null }
  const out = (inchesOf(base.depth) / 2) * view.scale
  const across = (inchesOf(base.width) / 2) * view.scale
  return { ...placed, radius: Math.min(out, across), half: { out, across } }
}

/** Pixels from the middle of a base to its farthest place. */
export function seenGirth({ radius, half }: SeenOutline): number {
  return half ? Math.hypot(half.out, half.across) : radius
}

/** Draws the edge of a base some pixels outside it (or inside, below 0); a rectangle keeps its corners. */
export function traceOutline(canvas: Canvas, { at, radius, facing, half }: SeenOutline, beyond: number): void {
  if (!half) {
    canvas.moveTo(at.left + Math.max(0.1, radius + beyond), at.top)
    canvas.arc(at.left, at.top, Math.max(0.1, radius + beyond), 0, 2 * Math.PI)
    return
  }
  const [cos, sin] = [Math.cos(facing), Math.sin(facing)]
  const [out, across] = [Math.max(0.1, half.out + beyond), Math.max(0.1, half.across + beyond)]
  const corner = (ahead: number, right: number): [number, number] => [
    at.left + ahead * cos - right * sin,
    at.top + ahead * sin + right * cos,
  ]
  canvas.moveTo(...corner(out, -across))
  canvas.lineTo(...corner(out, across))
  canvas.lineTo(...corner(-out, across))
  canvas.lineTo(...corner(-out, -across))
  canvas.closePath()
}
