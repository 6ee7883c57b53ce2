import { gameOf } from '../games/catalogue.ts'
import type { Procedure } from '../table/lay.ts'
import { aimTool } from './aim-tool.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import type { Hands } from './hands.ts'
import { inHand, layAt } from './laying.ts'
import { press } from './press.ts'
import { modelAt } from './reach.ts'

/**
 * A procedure of the game: from who acts to its target, as any aimed tool; one that has no target is begun by tapping who
 * acts. Aimed anew, it begins anew.
 */
export function procedureTool(hands: Hands, idle: Gesture, finger: Finger): Gesture {
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
  return aimTool(hands, idle, finger, before?.actor ?? null, (actor, aim) =>
    'model' in aim ? begun(actor.id, aim.model.id) : null,
  )
}
