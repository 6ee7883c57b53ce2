import { names } from '../../../rules/sentence.ts'
import { type Fighter, wears } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/**
 * Standing up: at the start of its next activation, for its movement or its action. One knocked down in its controller's own
 * turn waits for the controller's next turn, unless a rule lets it stand.
 */
export function stand(tell: Telling, board: Board, model: Fighter): Course {
  const who = { model: names(model.name) }
  if (!wears(model, 'knockedDown')) return tell.refused(say('hordes.stands', who))
  if (wears(model, 'stationary')) return tell.refused(say('hordes.stationaryStays', who))
  for (const sentence of [say('hordes.lyingMayNot', who), say('hordes.lyingIs', who)]) tell.looked(sentence)
  const byRule = tell.yes('hordes.standsByRule')
  if (!byRule) {
    if (!tell.yes('hordes.startOfActivation', board.hasMoved(model.id) !== true))
      return tell.refused(say('hordes.onlyAtStart', who))
    if (tell.yes('hordes.downThisTurn')) return tell.refused(say('hordes.notThisTurn', who))
    const cost = tell.one(
      'hordes.standCost',
      [
        { value: 'movement', name: null },
        { value: 'action', name: null },
      ],
      'movement',
    )
    tell.looked(cost === 'movement' ? say('hordes.standsForMovement', who) : say('hordes.standsForAction', who))
    if (tell.yes('hordes.mustForfeit')) return tell.refused(say('hordes.alreadyOwed', who))
    if (cost === 'movement' && tell.yes('hordes.alsoAims')) return tell.refused(say('hordes.notTwice', who))
  }
  return tell.course({
    said: [say('hordes.stoodUp', who)],
    effects: [{ do: 'mark', model: model.id, mark: 'knockedDown', on: false }],
  })
}
