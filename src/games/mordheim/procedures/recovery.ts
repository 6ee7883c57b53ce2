import { inches, names, type Sentence } from '../../../rules/sentence.ts'
import type { Effect } from '../../effect.ts'
import { type Fighter, wears } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { move } from '../sheet.ts'

/** How far one who lies may crawl, in inches. */
const CRAWL = 2

/** The stunned is turned over: from then on it is knocked down, and may stand up in its next turn. */
function turnedOver(tell: Telling, { id, name }: Fighter): Course {
  const model = names(name)
  tell.looked(say('mordheim.stunnedMay', {}), 'hinders')
  tell.looked(say('mordheim.nextTurn', { model }))
  return tell.course({
    said: [say('mordheim.turnedOver', { model }), say('mordheim.downMay', {})],
    effects: [
      { do: 'mark', model: id, mark: 'stunned', on: false },
      { do: 'mark', model: id, mark: 'knockedDown', on: true },
    ],
  })
}

const listed = (fighters: readonly Fighter[]) => names(...fighters.map(({ name }) => name))

/** What one who stands up in combat may not do, told; null where it is in none: marked so, touching an enemy, or as answered. */
function heldByCombat(tell: Telling, fighter: Fighter, foes: readonly Fighter[]): Sentence | null {
  if (!tell.yes('mordheim.inCombat', wears(fighter, 'engaged') || foes.length > 0)) return null
  const held =
    foes.length > 0 ? say('mordheim.standsInCombat', { others: listed(foes) }) : say('mordheim.standsEngaged', {})
  tell.measured(held, 'hinders')
  return held
}

/** One who stands up: half its move this turn, no charge and no run; in combat only that it stays, strikes last, can't shoot. */
function standing(tell: Telling, fighter: Fighter, foes: readonly Fighter[]): Course {
  const effects: readonly Effect[] = [{ do: 'mark', model: fighter.id, mark: 'knockedDown', on: false }]
  const stands = say('mordheim.standsUp', { model: names(fighter.name) })
  const held = heldByCombat(tell, fighter, foes)
  if (held) return tell.course({ said: [stands, held], effects })
  const half = tell.figure(move, fighter.card) / 2
  tell.reach(fighter.id, half)
  return tell.course({ said: [stands, say('mordheim.standsMay', { half: inches(half) })], effects })
}

/** One who stays down: it may crawl, but out of contact with an enemy only while that one fights another. */
function lying(tell: Telling, board: Board, fighter: Fighter, foes: readonly Fighter[]): Course {
  const model = names(fighter.name)
  const stays = say('mordheim.staysDown', { model })
  const reach = inches(CRAWL)
  const others = (foe: Fighter) => board.inContact(foe.id).filter((id) => id !== fighter.id)
  const busy =
    foes.length > 0 &&
    tell.yes(
      'mordheim.foesBusy',
      foes.every((foe) => others(foe).length > 0),
    )
  tell.looked(say('mordheim.downMay', {}), 'hinders')
  if (foes.length > 0 && !busy) {
    const held = say('mordheim.mayNotCrawl', { others: listed(foes) })
    tell.measured(held, 'hinders', board.distance(fighter.id, foes[0]?.id ?? fighter.id).line)
    return tell.course({ said: [stays, held], effects: [], answersOnly: true })
  }
  tell.reach(fighter.id, CRAWL)
  const crawls = busy
    ? say('mordheim.mayCrawlAway', { others: listed(foes), reach })
    : say('mordheim.mayCrawl', { reach })
  tell.measured(crawls, 'helps')
  return tell.course({ said: [stays, crawls], effects: [], answersOnly: true })
}

/** The beginning of a fighter's turn: the stunned is turned over, the knocked down stands up or stays, and what each may do. */
export function recovery(tell: Telling, board: Board, actor: Fighter): Course {
  if (wears(actor, 'stunned')) return turnedOver(tell, actor)
  if (!wears(actor, 'knockedDown')) return tell.refused(say('mordheim.nothingToRecover', { model: names(actor.name) }))
  const foes = board.inContact(actor.id).flatMap((id) => board.fighter(id) ?? [])
  // Who fell or was turned over in this very turn stands up at the start of the next.
  const fresh = tell.yes('mordheim.downThisTurn', board.done(actor.id).downThisTurn)
  if (fresh) tell.looked(say('mordheim.nextTurn', { model: names(actor.name) }), 'hinders')
  return !fresh && tell.yes('mordheim.standing', true) ? standing(tell, actor, foes) : lying(tell, board, actor, foes)
}
