import { isRound, type Rectangle } from '../../../geometry/shape/rectangle.ts'
import { surelyApart } from '../../../geometry/shape/shape.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { inches, names, type Sentence } from '../../../rules/sentence.ts'
import { type Fighter, has, unitOf, wears } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { CLEAR, type LeastLeave, type Leaver, leastLeave, passes } from '../leaving.ts'
import { slotBase } from '../ranks.ts'
import { bound, noCharacter, wrongSubPhase } from './bars.ts'
import { type ClosingUp, closingUp, tellClosing } from './closing-up.ts'
import { departure } from './departure.ts'
import { type Other, othersThan } from './ground.ts'
import { marchMarks, movesOut, type Paced } from './march.ts'
import { endChosen } from './out-chosen.ts'

/** Why a character stays with its unit whatever it measures: not now, bound, moved, joined just now; else null. */
function stays(tell: Telling, board: Board, fighter: Fighter, others: readonly Fighter[]): Sentence | null {
  const { name, unit } = fighter
  const bar = noCharacter(tell, fighter) ?? wrongSubPhase(tell) ?? bound(tell, board, [fighter, ...others], unit)
  if (bar) return bar
  // What somebody walked before it joined is no move of the unit's.
  const hasWalked = (one: Fighter) => !wears(one, 'joined') && (board.walked(one.id) ?? 0) > 0
  const hasMoved = others.some((one) => wears(one, 'moved') || hasWalked(one))
  if (tell.yes('fantasy.unitMoved', hasMoved)) return say('fantasy.hasMoved', { unit: names(unit) })
  if (tell.yes('fantasy.joinedNow', wears(fighter, 'joined')))
    return say('fantasy.joinedNow', { model: names(name), unit: names(unit) })
  // That somebody else joined makes the unit no moved one.
  if (wears(fighter, 'locked')) tell.looked(say('fantasy.joinedYetUnmoved', { unit: names(unit) }))
  return null
}

/** Farther from a character than this, in inches, nobody bears on its leaving: a march takes it no farther. */
const REACH = 42

/** What a character finds about it as it leaves, and by their names all that are not of its unit. */
interface Surroundings {
  readonly leaver: Leaver
  readonly rest: readonly Other[]
}

/** What a character finds about it as it leaves: its unit, all others, the table, and whether it flies; told. */
function surroundings(
  tell: Telling,
  board: Board,
  fighter: Fighter,
  base: Rectangle,
  others: readonly Fighter[],
  closes: ClosingUp | null,
): Surroundings {
  const stand = others.flatMap(({ id }) => board.base(id) ?? [])
  // It ends an inch from the unit as it stands, and as it stands once it has closed its ranks.
  const unit = [...stand, ...(closes?.moves.map(({ to }) => slotBase(closes.formation, to)) ?? [])]
  const all = othersThan(board, [fighter.id, ...others.map(({ id }) => id)])
  const rest = all.filter(({ shape }) => !surelyApart(base, shape, REACH))
  const toAll = tell.reading('leaveClear') === 'all'
  const flies = tell.yes('fantasy.flies', has(fighter, 'flyer'))
  tell.looked(say('fantasy.freeWay', { unit: names(fighter.unit) }), 'helps')
  if (flies) tell.looked(say('fantasy.fliesOut', { model: names(fighter.name) }), 'helps')
  if (toAll) tell.looked(say('fantasy.keepsClear', {}), 'hinders')
  const spacing = toAll ? CLEAR : 0
  return {
    leaver: { rectangle: base, unit, others: rest.map(({ shape }) => shape), spacing, table: board.table, flies },
    rest,
  }
}

/** What leaving takes at least, told, and whom it has to go round; or why there is no way out. */
function leastOut(tell: Telling, { name, unit }: Fighter, { leaver, rest }: Surroundings): LeastLeave | Sentence {
  const told = { model: names(name), unit: names(unit) }
  const from = leaver.rectangle.centre
  const least = leastLeave(leaver)
  if (!least) return say('fantasy.noRoom', told)
  const { barred, needed, places } = least
  if (barred) {
    const list = rest.filter(({ shape }) => !passes(leaver.rectangle, shape, barred)).map((other) => other.name)
    tell.measured(say('fantasy.barred', { list: names(...list) }), 'hinders', { from, to: barred })
  }
  const [place] = places
  if (!place) return say('fantasy.barredOut', { model: told.model })
  tell.measured(say('fantasy.needs', { ...told, needed: inches(needed) }), 'neither', { from, to: place })
  return least
}

/** Why its move is too short, with the inches that are missing; null where it is enough. */
function tooLittle(tell: Telling, { name }: Fighter, needed: number, { most, march }: Paced): Sentence | null {
  if (atMost(needed, most)) return null
  if (march !== null && atMost(needed, march)) tell.looked(say('fantasy.marchWouldDo', { march: inches(march) }))
  const told = { needed: inches(needed), left: inches(most), missing: inches(needed - most) }
  return say('fantasy.tooLittle', { model: names(name), ...told })
}

/** It stays: refused, or where the unit's test was taken for it, with what came of that, which holds for the turn. */
function stayed(tell: Telling, why: Sentence, unit: string, paced: Paced, company: readonly Fighter[]): Course {
  if (paced.tested === null) return tell.refused(why)
  const came = paced.tested === 'passed' ? 'fantasy.unitMarches' : 'fantasy.unitMayNotMarch'
  return tell.course({ said: [say(came, { unit: names(unit) }), why], effects: marchMarks(paced, company) })
}

/** A character leaves its unit: whether it may, what that takes, the march test of both, and where it comes to stand. */
export function leave(tell: Telling, board: Board, actor: Fighter): Course {
  const company = unitOf(board, actor)
  const others = company.filter(({ id }) => id !== actor.id)
  const [model, unit] = [names(actor.name), names(actor.unit)]
  if (others.length === 0) return tell.refused(say('fantasy.notInUnit', { model }))
  const bar = stays(tell, board, actor, others)
  if (bar) return tell.refused(bar)
  const base = board.base(actor.id)
  if (!base || isRound(base)) return tell.refused(say('fantasy.roundBases', { list: model }))
  const closes = closingUp(tell, board, actor.unit, others, [actor.id])
  const about = surroundings(tell, board, actor, base, others, closes)
  const least = leastOut(tell, actor, about)
  if ('code' in least) return tell.refused(least)
  const paced = movesOut(tell, board, company, actor, least.needed)
  if (!paced) return tell.course(null)
  tell.reach(actor.id, paced.most)
  const short = tooLittle(tell, actor, least.needed, paced)
  if (short) return stayed(tell, short, actor.unit, paced, company)
  tell.looked(say('fantasy.penalties', { model, unit }))
  const end = endChosen(tell, about.leaver, least, paced.most)
  if (!end) return stayed(tell, say('fantasy.barredOut', { model }), actor.unit, paced, company)
  const { away, at } = end
  const told = { model, away: inches(away) }
  tell.measured(say('fantasy.endsAt', { ...told, clear: inches(end.clear) }), 'helps', { from: base.centre, to: at })
  const left = Math.max(0, paced.most - away)
  tell.looked(say('fantasy.spent', { ...told, pace: inches(paced.most), left: inches(left) }))
  const closing = closes ? tellClosing(tell, board, closes) : []
  return tell.course({
    said: [
      say('fantasy.leaves', { ...told, unit }),
      say('fantasy.actsAlone', { model }),
      ...(closes ? [say('fantasy.closesRanks', { unit })] : []),
    ],
    effects: [...closing, ...departure(actor, others, end, paced)],
  })
}
