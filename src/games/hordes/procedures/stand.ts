import { names } from '../../../rules/sentence.ts'
import { type Fighter, wears } from '../../fighter.ts'
import type { Course, Forfeit } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { forfeitOf, given, goneByLog } from './forfeits.ts'

/** What a model gives up to stand: its movement, unless its action is chosen. */
function partGivenUp(tell: Telling): 'movement' | 'action' {
  const options = ['movement', 'action'].map((value) => ({ value, name: null }))
  return tell.one('hordes.standCost', options, 'movement') === 'movement' ? 'movement' : 'action'
}

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
  let gave: Forfeit | null = null
  if (!byRule) {
    if (!tell.yes('hordes.startOfActivation', board.hasMoved(model.id) !== true))
      return tell.refused(say('hordes.onlyAtStart', who))
    if (tell.yes('hordes.downThisTurn')) return tell.refused(say('hordes.notThisTurn', who))
    const part = partGivenUp(tell)
    gave = { part, gain: 'standing' }
    tell.looked(part === 'movement' ? say('hordes.standsForMovement', who) : say('hordes.standsForAction', who))
    if (tell.yes('hordes.mustForfeit')) return tell.refused(say('hordes.alreadyOwed', who))
    const before = forfeitOf(board, model, part)
    if (before && tell.yes('hordes.forfeitedBefore', true)) {
      tell.looked(goneByLog(model, before), 'hinders')
      return tell.refused(say('hordes.notTwice', who))
    }
    if (part === 'movement' && tell.yes('hordes.alsoAims')) return tell.refused(say('hordes.notTwice', who))
  }
  const course = tell.course({
    said: [say('hordes.stoodUp', who)],
    effects: [{ do: 'mark', model: model.id, mark: 'knockedDown', on: false }],
  })
  return given(course, gave)
}
