import type { PushedOne } from '../../../table/on/push-all.ts'
import { onScreen, type View } from '../../../view/view.ts'
import type { Canvas } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { paintGhost } from '../models/base.ts'
import { seenOutline } from '../models/seen-outline.ts'
import { plateAt } from '../plates/plate.ts'
import { paintArrow, shortOf } from './arrow.ts'

/** Paints several models about to be pushed by one effect: where each comes to stand, and which goes first, second, and so on. */
export function paintPushes(canvas: Canvas, view: View, all: readonly PushedOne[], ink: Ink): void {
  for (const { mover, moved } of all) {
    if (!moved) continue
    const [from, to] = [onScreen(view, mover), onScreen(view, moved.to)]
    const outline = seenOutline(view, { ...mover, ...moved.to })
    paintGhost(canvas, outline, ink)
    paintArrow(canvas, from, shortOf(from, to, outline.radius), ink)
  }
  all.forEach(({ mover }, index) => {
    plateAt(canvas, onScreen(view, mover), String(index + 1), ink)
  })
}
