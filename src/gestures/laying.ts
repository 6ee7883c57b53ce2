import { isDeclarable } from '../table/declared.ts'
import type { Lay } from '../table/lay.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { type Hands, putDown } from './hands.ts'
import { pinch } from './pinch.ts'

/** The unpinned thing of a kind that lies on the table: the one in hand, if it is of that kind. */
export function inHand<Kind extends Lay['kind']>(hands: Hands, kind: Kind): Extract<Lay, { kind: Kind }> | null {
  const isIt = (lay: Lay): lay is Extract<Lay, { kind: Kind }> => lay.kind === kind && !lay.pinned
  return hands.table().lays.find(isIt) ?? null
}

/** Lays a thing aimed at a model; where targets are declared first, aiming is the declaration. */
export function layAt(hands: Hands, lay: Lay, target: string | null): void {
  hands.act({ do: 'lay', lay })
  // Asked of the table as it is then: who acts now is no target, who acted before may be one.
  const table = hands.table()
  if (target && table.declareFirst && table.declared === null && isDeclarable(table, target)) {
    hands.act({ do: 'declare', target })
  }
}

/**
 * Drags a thing as long as a finger stays down: `at` gives what would be laid with the finger there, or null where nothing
 * can be. `target` says which model it is then aimed at; what no longer `stands` when the finger lifts is not laid again.
 */
export function laying(
  hands: Hands,
  idle: Gesture,
  start: Finger,
  at: (finger: Finger) => Lay | null,
  target: (lay: Lay) => string | null = () => null,
  stands: () => boolean = () => true,
): Gesture {
  let lay: Lay | null = null
  const self: Gesture = {
    down(_, fingers) {
      putDown(hands)
      return pinch(hands, idle, fingers)
    },
    move(finger) {
      if (finger.id !== start.id) return self
      lay = at(finger)
      hands.desk.setState({ draft: lay ? { kind: 'lay', lay } : null, finger: finger.touch ? finger.at : null })
      return self
    },
    up() {
      putDown(hands)
      if (lay && stands()) layAt(hands, lay, target(lay))
      return idle
    },
    cancel: () => putDown(hands),
  }
  return self
}
