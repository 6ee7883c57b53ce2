import { names, type Sentence } from '../../../rules/sentence.ts'
import { type Fighter, has, namesOf, wears } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/** Why a model may not join or leave as a character does: it is none, as far as its card and the answer say; else null. */
export function noCharacter(tell: Telling, fighter: Fighter): Sentence | null {
  if (tell.yes('fantasy.character', has(fighter, 'character'))) return null
  return say(fighter.card ? 'fantasy.noCharacter' : 'fantasy.noCard', { model: names(fighter.name) })
}

/** Why nobody joins or leaves now: it is done in the sub-phase of remaining moves alone; else null. */
export function wrongSubPhase(tell: Telling): Sentence | null {
  return tell.yes('fantasy.remainingMoves', true) ? null : say('fantasy.otherSubPhase', {})
}

/** Why a unit is bound: it fights or flees, by its marks, by enemies in contact with it and by the answers; else null. */
export function bound(tell: Telling, board: Board, members: readonly Fighter[], unit: string): Sentence | null {
  const foes = new Set(members.flatMap(({ id }) => board.inContact(id)))
  if (foes.size > 0) {
    const others = names(...namesOf([...foes].flatMap((id) => board.fighter(id) ?? [])))
    tell.measured(say('fantasy.touchedBy', { who: names(unit), others }), 'hinders')
  }
  const some = (mark: 'engaged' | 'fleeing') => members.some((member) => wears(member, mark))
  const engaged = tell.yes('fantasy.engaged', foes.size > 0 || some('engaged'))
  const fleeing = tell.yes('fantasy.fleeing', some('fleeing'))
  if (engaged) return say('fantasy.isEngaged', { who: names(unit) })
  return fleeing ? say('fantasy.isFleeing', { who: names(unit) }) : null
}

/** Why a character by itself is bound, by its own marks; else null. */
export function boundItself(fighter: Fighter): Sentence | null {
  const who = names(fighter.name)
  if (wears(fighter, 'engaged')) return say('fantasy.isEngaged', { who })
  return wears(fighter, 'fleeing') ? say('fantasy.isFleeing', { who }) : null
}
