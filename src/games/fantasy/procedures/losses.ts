import { names, type Sentence, stat } from '../../../rules/sentence.ts'
import { type Fighter, has, namesOf, unitOf } from '../../fighter.ts'
import type { Course, Effect } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { closing } from '../closing.ts'
import { say } from '../codes.ts'
import { afterLosses } from '../combined.ts'
import { facingOf, gapsIn, griddedOf, slotBase } from '../ranks.ts'
import { frontRanked, membersOf, whyNone } from './formed.ts'
import { isFree, othersThan, standingBeside } from './ground.ts'
import { areaOf, counted } from './slot-words.ts'

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
  if (!tell.yes('fantasy.hadRankAndFile', true)) return [say('fantasy.ofCharacters', { unit: whole })]
  return [
    say('fantasy.lostRankAndFile', { unit: whole, list }),
    say('fantasy.keepsEffects', { unit: whole }),
    say('fantasy.testsAlone', { list }),
    say('fantasy.notDestroyed', { unit: whole }),
  ]
}

/** Who closes up where ranks before the last have gaps: told with their places, as effects where it is wanted. */
function closed(tell: Telling, board: Board, unit: string, company: readonly Fighter[]): readonly Effect[] {
  const members = membersOf(board, company)
  if ('code' in members) return []
  const read = griddedOf(members)
  if (!read.ok) {
    tell.looked(whyNone(read, unit, board))
    return []
  }
  const { formation } = read
  if (gapsIn(formation).length === 0) return []
  const front = frontRanked(tell, company)
  if (!tell.yes('fantasy.closes', true)) return []
  const others = [
    ...othersThan(
      board,
      company.map(({ id }) => id),
    ),
    ...standingBeside(board, { members, formation }),
  ]
  const moves = closing(formation, front)
  const barring = others.filter(({ shape }) =>
    moves.some(({ to }) => !isFree(slotBase(formation, to), [{ name: '', shape }], board)),
  )
  if (barring.length > 0) {
    tell.measured(say('fantasy.closingBarred', { list: names(...barring.map(({ name }) => name)) }), 'hinders')
    return []
  }
  return moves.map(({ id, to }): Effect => {
    const there = slotBase(formation, to)
    const from = members.find((member) => member.id === id)?.rectangle.centre ?? there.centre
    const told = { who: names(board.fighter(id)?.name ?? id), ...counted(to) }
    const words = say(front.has(id) ? 'fantasy.stepsForward' : 'fantasy.fillsGap', told)
    tell.laid(words, areaOf(there), 'neither', { from, to: there.centre })
    return { do: 'put', model: id, ...there.centre, facing: facingOf(formation) }
  })
}

/** What a unit is after its losses: who stands there, what it still counts as, and who must step into its gaps. */
export function losses(tell: Telling, board: Board, actor: Fighter): Course {
  if (actor.unit === '') {
    return tell.course({ said: [say('fantasy.alone', { model: names(actor.name) })], effects: [], answersOnly: true })
  }
  const company = unitOf(board, actor)
  const said = counts(tell, actor.unit, company)
  const effects = closed(tell, board, actor.unit, company)
  const closes = effects.length > 0 ? [say('fantasy.closesRanks', { unit: names(actor.unit) })] : []
  if (effects.length === 0) return tell.course({ said, effects, answersOnly: true })
  return tell.course({ said: [...said, ...closes], effects })
}
