import { distance } from '../../geometry/point.ts'
import type { Blast } from '../../table/lay.ts'
import { blastOn } from '../../table/on/blast-on.ts'
import { onTable } from '../../view/view.ts'
import type { Finger } from '../finger.ts'
import type { Gesture } from '../gesture.ts'
import { type Hands, viewOf } from '../hands.ts'
import { inHand, layAt, laying } from '../laying.ts'
import { press } from '../press.ts'
import { modelAt } from '../reach.ts'

/** The blast: tap a model to centre it there, tap or drag anywhere else to lay it freely; the one in hand is dragged by where it was grabbed. */
export function blastTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const table = hands.table()
  const { view, hand } = hands.desk.getState()
  const before = inHand(hands, 'blast')
  const blast = (at: Blast['at']): Blast => ({
    kind: 'blast',
    id: before?.id ?? hands.identify(),
    pinned: false,
    at,
    diameter: before?.diameter ?? hand.blastDiameter,
  })
  return press(hands, idle, finger, {
    tap() {
      const model = modelAt(table, view, finger.at)
      if (model) layAt(hands, blast({ kind: 'model', id: model.id }), model.id)
      else layAt(hands, blast({ kind: 'place', ...onTable(view, finger.at) }), null)
    },
    drag() {
      const disc = before && blastOn(table, before)
      const began = onTable(view, finger.began)
      const grabbed = disc && distance(disc.centre, began) <= disc.radius ? disc.centre : began
      return laying(hands, idle, finger, (now) => {
        const to = onTable(viewOf(hands), now.at)
        return blast({ kind: 'place', x: grabbed.x + to.x - began.x, y: grabbed.y + to.y - began.y })
      })
    },
  })
}
