import { massShoveFrom } from '../../desk/mass-shove.ts'
import { distance } from '../../geometry/point.ts'
import type { Model } from '../../table/document.ts'
import type { Shove } from '../../table/lay.ts'
import { shoveOn } from '../../table/on/shove-on.ts'
import { onTable } from '../../view/view.ts'
import type { Finger } from '../finger.ts'
import type { Gesture } from '../gesture.ts'
import { type Hands, viewOf } from '../hands.ts'
import { inHand, laying } from '../laying.ts'
import { pan } from '../pan.ts'
import { press } from '../press.ts'
import { HALF_TARGET, modelAt } from '../reach.ts'

/**
 * Moves a model against its will: drag it to where it is pushed, slammed, thrown or put, and see how far it gets and who makes
 * room. What is shown can be dragged on by its end. Nothing moves before the panel says so.
 */
export function shoveTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const table = hands.table()
  const { view, hand, selection, massShove } = hands.desk.getState()
  const before = inHand(hands, 'shove')
  const on = before && shoveOn(table, before)
  const began = onTable(view, finger.began)
  const shove = (id: string, mover: string, x: number, y: number): Shove => ({
    kind: 'shove',
    id,
    pinned: false,
    mover,
    manner: before?.mover === mover ? before.manner : hand.manner,
    x,
    y,
  })
  const reach = on ? Math.max(on.body.disc.radius, HALF_TARGET / view.scale) : 0
  const grabsEnd = on !== null && (distance(began, on.moved.to) <= reach || distance(began, on.aim) <= reach)

  /** Drags by the place at which it was grabbed: the end of the shove, or the model itself. */
  const drag = (mover: Model, from: { readonly x: number; readonly y: number }) => {
    // One thing all along, so that what the panel shows of it lives as long as it does.
    const id = before?.id ?? hands.identify()
    return laying(hands, idle, finger, (now) => {
      const to = onTable(viewOf(hands), now.at)
      return shove(id, mover.id, from.x + to.x - began.x, from.y + to.y - began.y)
    })
  }

  const model = modelAt(table, view, finger.at)
  return press(hands, idle, finger, {
    tap() {
      if (!model) return
      // With several in hand, a model beside them is what moves them.
      const isOrigin = selection.length > 1 && !selection.includes(model.id)
      hands.desk.setState(
        isOrigin
          ? { massShove: massShoveFrom(massShove, model.id) }
          : { selection: [model.id], massShove: massShove?.order ? massShove : null },
      )
    },
    drag() {
      if (on && grabsEnd) return drag(on.mover, on.aim)
      return model ? drag(model, model) : pan(hands, idle, finger)
    },
  })
}
