import { gameOf } from '../../games/catalogue.ts'
import type { Offered } from '../../games/game.ts'
import { bearing } from '../../geometry/point.ts'
import type { Model } from '../../table/document.ts'
import type { Procedure } from '../../table/lay.ts'
import { onTable } from '../../view/view.ts'
import type { Finger } from '../finger.ts'
import type { Gesture } from '../gesture.ts'
import { ghostAt } from '../ghost-at.ts'
import { type Hands, viewOf } from '../hands.ts'
import { inHand, layAt, laying } from '../laying.ts'
import { press } from '../press.ts'
import { modelAt } from '../reach.ts'
import { aimTool } from './aim-tool.ts'

type Arrow = NonNullable<Offered['arrow']>

/** Dragging away from the target of a procedure in hand: the finger's direction answers one of its questions. */
function arrowFrom(hands: Hands, idle: Gesture, finger: Finger, lay: Procedure, arrow: Arrow, target: Model): Gesture {
  return press(hands, idle, finger, {
    tap: () => undefined,
    drag: () =>
      laying(hands, idle, finger, ({ at }) => {
        const direction = Math.round((bearing(target, onTable(viewOf(hands), at)) * 180) / Math.PI)
        return { ...lay, answers: { ...lay.answers, ...arrow.along, [arrow.degrees]: (direction + 360) % 360 } }
      }),
  })
}

/**
 * A procedure of the game: from who acts to its target, as any aimed tool; one that has no target is begun by tapping who
 * acts. Aimed anew, it begins anew. Where a shot scatters, a finger dragged away from the target is its arrow. A tap on a place
 * that may be chosen chooses it.
 */
export function procedureTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const chosen = ghostAt(hands, finger.at)
  if (!chosen) return aiming(hands, idle, finger)
  return press(hands, idle, finger, {
    tap: () => hands.act({ do: 'lay', lay: chosen }),
    drag: () => aiming(hands, idle, finger),
  })
}

function aiming(hands: Hands, idle: Gesture, finger: Finger): Gesture {
  const table = hands.table()
  const { view, hand } = hands.desk.getState()
  const { procedures } = gameOf(table.game)
  const before = inHand(hands, 'procedure')
  const of = before?.of ?? hand.procedure
  const procedure = procedures.find(({ id }) => id === of) ?? procedures[0]
  const id = before?.id ?? hands.identify()
  const begun = (actor: string, target: string | null): Procedure => ({
    kind: 'procedure',
    ...{ id, pinned: false, of: procedure?.id ?? of, actor, target, answers: {}, rolls: {} },
  })

  if (procedure?.aimed === false) {
    const pressed = modelAt(table, view, finger.at)
    return press(hands, idle, finger, {
      tap: () => pressed && layAt(hands, begun(pressed.id, null), null),
      drag: () => null,
    })
  }
  const target = modelAt(table, view, finger.at)
  if (before && procedure?.arrow && target && target.id === before.target)
    return arrowFrom(hands, idle, finger, before, procedure.arrow, target)
  return aimTool(hands, idle, finger, before?.actor ?? null, (actor, aim) =>
    'model' in aim ? begun(actor.id, aim.model.id) : null,
  )
}
