import type { Anchor, Measure } from '../../table/lay.ts'
import { anchorAt } from '../anchor-at.ts'
import type { Finger } from '../finger.ts'
import type { Gesture } from '../gesture.ts'
import { type Hands, viewOf } from '../hands.ts'
import { inHand, laying } from '../laying.ts'
import { press } from '../press.ts'
import { modelAt } from '../reach.ts'

/** The tape: tap one model and then another, or drag from anything to anything. */
export function measureTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const { pending, view } = hands.desk.getState()
  const table = hands.table()
  const before = inHand(hands, 'measure')
  const id = before?.id ?? hands.identify()
  const tape = (from: Anchor, to: Anchor): Measure => ({
    kind: 'measure',
    id,
    pinned: false,
    from,
    to,
    limit: before?.limit ?? null,
  })
  const start = table.models.find((model) => model.id === pending)

  return press(hands, idle, finger, {
    tap() {
      const model = modelAt(table, view, finger.at)
      if (!start) hands.desk.setState({ pending: model?.id ?? null })
      else if (model?.id === start.id) hands.desk.setState({ pending: null })
      else {
        hands.act({ do: 'lay', lay: tape({ kind: 'model', id: start.id }, anchorAt(table, view, finger.at)) })
        hands.desk.setState({ pending: null })
      }
    },
    drag() {
      hands.desk.setState({ pending: null })
      const from = anchorAt(table, view, finger.began)
      const except = from.kind === 'model' ? [from.id] : []
      return laying(hands, idle, finger, (now) => tape(from, anchorAt(hands.table(), viewOf(hands), now.at, except)))
    },
  })
}
