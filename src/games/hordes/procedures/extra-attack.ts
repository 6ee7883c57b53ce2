import { count, names } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/** How many abilities at once may grant an attack for an attack that was made. */
const MOST = 6

/**
 * Attacks that attacks grant: however many abilities grant one for the same attack, only one is made, by the ability that its
 * controller chooses; it may earn further ones in its turn.
 */
export function extraAttack(tell: Telling, _board: Board, model: Fighter): Course {
  const abilities = tell.number('hordes.granting', 1, 0, MOST)
  const who = names(model.name)
  if (abilities === 0) return tell.refused(say('hordes.noneGranted', { model: who }))
  if (abilities === 1) tell.looked(say('hordes.oneGranted', {}))
  else {
    tell.looked(say('hordes.severalGranted', { count: count(abilities) }))
    tell.number('hordes.chosenAbility', 1, 1, abilities)
  }
  tell.looked(say('hordes.mayEarnMore', {}))
  return tell.course({ said: [say('hordes.extraAttack', { model: who })], effects: [] })
}
