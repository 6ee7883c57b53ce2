import type { AimedOne } from '../../../desk/mass-shove.ts'
import { onScreen, type View } from '../../../view/view.ts'
import type { Canvas } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { paintGhost } from '../models/base.ts'
import { seenOutline } from '../models/seen-outline.ts'
import { plateAt } from '../plates/plate.ts'
import { paintArrow, shortOf } from './arrow.ts'

/** Paints several models about to be moved by one effect: where to, where each comes to stand if that is sure, and who goes first. */
export function paintMassShove(canvas: Canvas, view: View, all: readonly AimedOne[], ink: Ink): void {
  for (const { mover, moved, to } of all) {
    if (!to) continue
    const outline = seenOutline(view, { ...mover, ...to })
    if (moved) paintGhost(canvas, outline, ink)
    const [from, end] = [onScreen(view, mover), onScreen(view, to)]
    paintArrow(canvas, from, moved ? shortOf(from, end, outline.radius) : end, ink)
  }
  all.forEach(({ mover }, index) => {
    plateAt(canvas, onScreen(view, mover), String(index + 1), ink)
  })
}
