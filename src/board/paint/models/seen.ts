import type { Model } from '../../../table/document.ts'
import { labelOf } from '../../../table/label.ts'
import type { View } from '../../../view/view.ts'
import type { SeenBase } from './base.ts'
import { seenGirth, seenOutline } from './seen-outline.ts'

/** How a model appears in a view. */
export function seen(view: View, model: Model): SeenBase {
  return {
    ...seenOutline(view, model),
    side: model.side,
    label: labelOf(model.name),
  }
}

/** Whether any of a base can be seen in the view, with room for what hangs on it. */
export function inSight(view: View, base: SeenBase): boolean {
  const { at } = base
  const beyond = seenGirth(base) + 8
  return at.left > -beyond && at.top > -beyond && at.left < view.width + beyond && at.top < view.height + beyond
}
