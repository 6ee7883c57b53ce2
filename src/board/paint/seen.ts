import { radiusOf } from '../../rules/base.ts'
import type { Model } from '../../table/document.ts'
import { labelOf } from '../../table/label.ts'
import { onScreen, screenDirection, type View } from '../../view/view.ts'
import type { SeenBase } from './base.ts'

/** How a model appears in a view. */
export function seen(view: View, model: Model): SeenBase {
  return {
    at: onScreen(view, model),
    radius: radiusOf(model.base.mm) * view.scale,
    facing: screenDirection(view, (model.facing * Math.PI) / 180),
    side: model.side,
    label: labelOf(model.name),
  }
}

/** Whether any of a base can be seen in the view, with room for what hangs on it. */
export function inSight(view: View, { at, radius }: SeenBase): boolean {
  const beyond = radius + 8
  return at.left > -beyond && at.top > -beyond && at.left < view.width + beyond && at.top < view.height + beyond
}
