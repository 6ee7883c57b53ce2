import type { Model } from '../../../table/document.ts'
import type { View } from '../../../view/view.ts'
import type { Canvas } from '../canvas.ts'
import type { Ink } from '../ink.ts'
import { paintBase } from './base.ts'
import { inSight, seen } from './seen.ts'
import { paintState } from './states.ts'

/** Paints the models that can be seen, with the state each is in, but those named in `except`: they are in somebody's hand. */
export function paintModels(
  canvas: Canvas,
  view: View,
  models: readonly Model[],
  except: ReadonlySet<string>,
  ink: Ink,
) {
  for (const model of models) {
    if (except.has(model.id)) continue
    const base = seen(view, model)
    if (!inSight(view, base)) continue
    paintBase(canvas, base, ink)
    if (model.marks) paintState(canvas, base, model.marks, ink)
  }
}
