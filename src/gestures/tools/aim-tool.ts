import { bearing } from '../../geometry/point.ts'
import type { Model } from '../../table/document.ts'
import type { Lay } from '../../table/lay.ts'
import { onTable } from '../../view/view.ts'
import { chipAt } from '../direction-chips.ts'
import type { Finger } from '../finger.ts'
import type { Gesture } from '../gesture.ts'
import { type Hands, viewOf } from '../hands.ts'
import { inHand, layAt, laying } from '../laying.ts'
import { pan } from '../pan.ts'
import { press } from '../press.ts'
import { modelAt } from '../reach.ts'

/** What an aimed tool lays once it knows from whom and at what: a model, or a bare bearing in degrees where it takes one. */
type Aim = { readonly model: Model } | { readonly degrees: number }
type Laid = (origin: Model, aim: Aim) => Lay | null

/**
 * A tool that goes from one model to another. Tap who it comes from, then whom it is aimed at; or drag from the one to the
 * other. Once it lies, tapping another model aims it anew as it is.
 */
export function aimTool(hands: Hands, idle: Gesture, finger: Finger, before: string | null, laid: Laid): Gesture {
  const table = hands.table()
  const { view, pending, selection } = hands.desk.getState()
  const pressed = modelAt(table, view, finger.at)
  const known = pending ?? before ?? (selection.length === 1 ? selection[0] : undefined)
  const origin = table.models.find((model) => model.id === known) ?? null

  return press(hands, idle, finger, {
    tap() {
      if (!pressed) return
      if (!origin) hands.desk.setState({ pending: pressed.id })
      else if (pressed.id === origin.id) {
        // The first tap on a known origin begins anew from it; what lies stays until the next is laid. A second one gives
        // the origin up, so that another can be picked.
        hands.desk.setState({ pending: pending === pressed.id ? null : pressed.id })
        if (pending !== pressed.id) return
        hands.desk.setState({ selection: [] })
        const lay = table.lays.find((one) => !one.pinned)
        if (lay && before) hands.act({ do: 'lift', id: lay.id })
      } else {
        const lay = laid(origin, { model: pressed })
        if (lay) layAt(hands, lay, pressed.id)
        hands.desk.setState({ pending: null })
      }
    },
    drag() {
      const from = pressed ?? origin
      if (!from) return pan(hands, idle, finger)
      hands.desk.setState({ pending: null })
      let aimed: string | null = null
      return laying(
        hands,
        idle,
        finger,
        (now) => {
          const target = modelAt(hands.table(), viewOf(hands), now.at, [from.id])
          aimed = target?.id ?? null
          const degrees = (bearing(from, onTable(viewOf(hands), now.at)) * 180) / Math.PI
          return laid(from, target ? { model: target } : { degrees })
        },
        () => aimed,
      )
    },
  })
}

/** The spray: from a model's base edge through another's centre, or along the finger. */
export function sprayTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const before = inHand(hands, 'spray')
  const { hand } = hands.desk.getState()
  const id = before?.id ?? hands.identify()
  return aimTool(hands, idle, finger, before?.origin ?? null, (origin, aim) => ({
    kind: 'spray',
    id,
    pinned: false,
    origin: origin.id,
    aim: 'model' in aim ? { kind: 'model', id: aim.model.id } : { kind: 'bearing', degrees: aim.degrees },
    size: before?.size ?? hand.spraySize,
    outline: before?.outline ?? hand.sprayOutline,
  }))
}

/** The shot that may drift: from a model at another; its six directions can be tapped on the board. */
export function deviationTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const { view, tool } = hands.desk.getState()
  const chip = chipAt(hands.table(), view, tool, finger.at)
  if (chip) return press(hands, idle, finger, { tap: () => hands.act(chip), drag: () => null })

  const before = inHand(hands, 'deviation')
  const { hand } = hands.desk.getState()
  const id = before?.id ?? hands.identify()
  return aimTool(hands, idle, finger, before?.origin ?? null, (origin, aim) => {
    if (!('model' in aim)) return null
    return {
      kind: 'deviation',
      id,
      pinned: false,
      origin: origin.id,
      target: aim.model.id,
      range: before?.range ?? hand.deviationRange,
      diameter: before?.diameter ?? hand.deviationDiameter,
      direction: null,
      distance: null,
      hit: false,
    }
  })
}

/** The line of sight: from a model to another; the answer gives both ways. */
export function sightTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const before = inHand(hands, 'sight')
  const id = before?.id ?? hands.identify()
  return aimTool(hands, idle, finger, before?.from ?? null, (origin, aim) =>
    'model' in aim ? { kind: 'sight', id, pinned: false, from: origin.id, to: aim.model.id } : null,
  )
}

/** The arcs: tap whose they are, then who attacks; or drag from the attacker to the one attacked. */
export function arcTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const before = inHand(hands, 'arc')
  const table = hands.table()
  const { view } = hands.desk.getState()
  const pressed = modelAt(table, view, finger.at)
  const id = before?.id ?? hands.identify()
  const arc = (target: string, attacker: string | null): Lay => ({ kind: 'arc', id, pinned: false, target, attacker })

  return press(hands, idle, finger, {
    tap() {
      if (!pressed) return
      if (!before) layAt(hands, arc(pressed.id, null), null)
      else if (pressed.id === before.target && before.attacker === null) hands.act({ do: 'lift', id: before.id })
      else layAt(hands, arc(before.target, pressed.id === before.target ? null : pressed.id), null)
    },
    drag() {
      if (!pressed) return pan(hands, idle, finger)
      return laying(hands, idle, finger, (now) => {
        const target = modelAt(hands.table(), viewOf(hands), now.at, [pressed.id])
        return target ? arc(target.id, pressed.id) : null
      })
    },
  })
}
