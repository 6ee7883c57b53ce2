import { names, type Sentence, stat } from '../../../rules/sentence.ts'
import { type Fighter, has, namesOf, unitOf, wears } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { afterLosses } from '../combined.ts'
import { closingUp, tellClosing } from './closing-up.ts'

/** What a unit still counts as, in sentences: who is left of it, who tests, and that it is not destroyed. */
function counts(tell: Telling, unit: string, company: readonly Fighter[]): readonly Sentence[] {
  const ids = company.map(({ id }) => id)
  const known = company.filter((one) => has(one, 'character')).map(({ id }) => id)
  const chosen = tell.models('fantasy.characters', ids, known)
  const characters = company.filter(({ id }) => chosen.includes(id))
  const rankAndFile = company.length - characters.length
  const [whole, list] = [names(unit), names(...namesOf(characters))]
  tell.measured(
    say('fantasy.consists', { unit: whole, rankAndFile: stat(rankAndFile), characters: stat(characters.length) }),
  )
  if (characters.length > 0) tell.measured(say('fantasy.charactersAre', { list }))
  const { tests } = afterLosses({ rankAndFile, characters: chosen })
  if (tests !== 'characterAlone')
    return [say('fantasy.stillUnit', { unit: whole }), say('fantasy.testsUnit', { unit: whole })]
  // One character alone may be what is left of a combined unit; several, or one marked as of a unit of such, are as a rule none.
  const had = characters.length === 1 && !characters.some((one) => wears(one, 'ofCharacters'))
  if (!tell.yes('fantasy.hadRankAndFile', had)) return [say('fantasy.ofCharacters', { unit: whole })]
  return [
    say('fantasy.lostRankAndFile', { unit: whole, list }),
    say('fantasy.keepsEffects', { unit: whole }),
    say('fantasy.testsAlone', { list }),
    say('fantasy.notDestroyed', { unit: whole }),
  ]
}

/** What a unit is after its losses: who stands there, what it still counts as, and who must step into its gaps. */
export function losses(tell: Telling, board: Board, actor: Fighter): Course {
  if (actor.unit === '') {
    return tell.course({ said: [say('fantasy.alone', { model: names(actor.name) })], effects: [], answersOnly: true })
  }
  const company = unitOf(board, actor)
  const said = counts(tell, actor.unit, company)
  const closes = closingUp(tell, board, actor.unit, company)
  const effects = closes ? tellClosing(tell, board, closes) : []
  if (effects.length === 0) return tell.course({ said, effects, answersOnly: true })
  return tell.course({ said: [...said, say('fantasy.closesRanks', { unit: names(actor.unit) })], effects })
}
