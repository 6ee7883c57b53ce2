import { names } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import { wears } from '../../fighter.ts'
import type { Course, Forfeit } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { forfeitOf, given, goneByLog } from './forfeits.ts'

type Part = Forfeit['part']
const parts: readonly Part[] = ['activation', 'movement', 'action']

const options = parts.map((value) => ({ value: `hordes.${value}`, name: null }))

/** Why a part of an activation can't be given up, or null. */
function hindrance(tell: Telling, board: Board, model: Fighter, part: Part) {
  const who = { model: names(model.name) }
  if (tell.yes('hordes.mustForfeit')) return say('hordes.alreadyOwed', who)
  const before = forfeitOf(board, model, part)
  if (before) tell.looked(goneByLog(model, before), 'hinders')
  if (tell.yes('hordes.forfeitedBefore', before !== null)) return say('hordes.notTwice', who)
  if (wears(model, 'stationary')) return say('hordes.hasNone', who)
  if (part === 'activation') {
    if (!tell.yes('hordes.ruleAllows')) return say('hordes.needsRule', who)
    return tell.yes('hordes.hasActivated', board.hasMoved(model.id) !== null)
      ? say('hordes.tooLateActivation', who)
      : null
  }
  if (wears(model, 'knockedDown')) return say('hordes.lyingForfeits', who)
  if (tell.yes('hordes.hasNoPart')) return say('hordes.hasNone', who)
  if (part === 'movement')
    return tell.yes('hordes.hasMoved', board.hasMoved(model.id) === true) ? say('hordes.tooLateMovement', who) : null
  return tell.yes('hordes.hasActed') ? say('hordes.tooLateAction', who) : null
}

/**
 * Giving up an activation, a movement or an action for a gain: not what must be given up anyway, not twice for two gains, and
 * only before it was used. What ends with it sets off what hangs on that end; an activation given up sets off nothing that
 * comes at the end of movement or action.
 */
export function forfeit(tell: Telling, board: Board, model: Fighter): Course {
  const chosen = tell.one('hordes.part', options, 'hordes.movement')
  const part = parts.find((one) => `hordes.${one}` === chosen) ?? 'movement'
  const why = hindrance(tell, board, model, part)
  if (why) return tell.refused(why)
  const who = { model: names(model.name) }
  const ends = {
    activation: say('hordes.endsActivation', who),
    movement: say('hordes.endsMovement', who),
    action: say('hordes.endsAction', who),
  }[part]
  tell.looked(ends)
  const gave = {
    activation: say('hordes.gaveActivation', who),
    movement: say('hordes.gaveMovement', who),
    action: say('hordes.gaveAction', who),
  }[part]
  return given(tell.course({ said: [gave], effects: [] }), { part, gain: 'another' })
}
