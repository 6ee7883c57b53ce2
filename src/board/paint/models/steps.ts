import { onStep } from '../../../desk/steps.ts'
import type { Table } from '../../../table/document.ts'
import type { View } from '../../../view/view.ts'
import type { Play } from '../../use-play.ts'
import type { Canvas } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { paintBase, paintGhost } from './base.ts'
import { seen } from './seen.ts'
import { seenOutline } from './seen-outline.ts'

/** Paints steps that are being played: ghosts where the models stood, and the models on their way. */
export function paintSteps(canvas: Canvas, view: View, table: Table, { steps, part }: Play, ink: Ink): void {
  const going = steps.flatMap((step) => {
    const model = table.models.find((one) => one.id === step.id)
    return model ? [{ step, model }] : []
  })
  for (const { step, model } of going) {
    paintGhost(canvas, seenOutline(view, { ...model, ...step.from }), ink)
  }
  for (const { step, model } of going) paintBase(canvas, seen(view, { ...model, ...onStep(step, part) }), ink)
}
