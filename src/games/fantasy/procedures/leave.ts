import { isRound, type Rectangle } from '../../../geometry/shape/rectangle.ts'
import { surelyApart } from '../../../geometry/shape/shape.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { inches, names, type Sentence } from '../../../rules/sentence.ts'
import { type Fighter, has, unitOf, wears } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { CLEAR, type Leaver, leastLeave } from '../leaving.ts'
import { slotBase } from '../ranks.ts'
import { bound, noCharacter, wrongSubPhase } from './bars.ts'
import { type ClosingUp, closingUp, tellClosing } from './closing-up.ts'
import { othersThan } from './ground.ts'
import { movesOut, type Paced } from './march.ts'
import { endChosen } from './out-chosen.ts'
import { passing } from './phase.ts'

/** Why a character stays with its unit whatever it measures: not now, bound, moved, joined just now; else null. */
function stays(tell: Telling, board: Board, fighter: Fighter, others: readonly Fighter[]): Sentence | null {
  const { name, unit } = fighter
  const bar = noCharacter(tell, fighter) ?? wrongSubPhase(tell) ?? bound(tell, board, [fighter, ...others], unit)
  if (bar) return bar
  // What somebody walked before it joined is no move of the unit's.
  const hasMoved = others.some((one) => !wears(one, 'joined') && (board.walked(one.id) ?? 0) > 0)
  if (tell.yes('fantasy.unitMoved', hasMoved)) return say('fantasy.hasMoved', { unit: names(unit) })
  if (tell.yes('fantasy.joinedNow', wears(fighter, 'joined')))
    return say('fantasy.joinedNow', { model: names(name), unit: names(unit) })
  // That somebody else joined makes the unit no moved one.
  if (wears(fighter, 'locked')) tell.looked(say('fantasy.joinedYetUnmoved', { unit: names(unit) }))
  return null
}

/** Farther from a character than this, in inches, nobody bears on its leaving: a march takes it no farther. */
const REACH = 42

/** What a character finds about it as it leaves: its unit, all others, the table, and whether it flies; told. */
function surroundings(
  tell: Telling,
  board: Board,
  fighter: Fighter,
  base: Rectangle,
  others: readonly Fighter[],
  closes: ClosingUp | null,
): Leaver {
  const stand = others.flatMap(({ id }) => board.base(id) ?? [])
  // It ends an inch from the unit as it stands, and as it stands once it has closed its ranks.
  const unit = [...stand, ...(closes?.moves.map(({ to }) => slotBase(closes.formation, to)) ?? [])]
  const rest = othersThan(board, [fighter.id, ...others.map(({ id }) => id)])
  const toAll = tell.reading('leaveClear') === 'all'
  const flies = tell.yes('fantasy.flies', has(fighter, 'flyer'))
  tell.looked(say('fantasy.freeWay', { unit: names(fighter.unit) }), 'helps')
  if (flies) tell.looked(say('fantasy.fliesOut', { model: names(fighter.name) }), 'helps')
  if (toAll) tell.looked(say('fantasy.keepsClear', {}), 'hinders')
  return {
    ...{
      rectangle: base,
      unit,
      others: rest.flatMap(({ shape }) => (surelyApart(base, shape, REACH) ? [] : shape)),
      spacing: toAll ? CLEAR : 0,
    },
    ...{ table: board.table, flies },
  }
}

/** Why its move is too short, with the inches that are missing; null where it is enough. */
function tooLittle(tell: Telling, { name }: Fighter, needed: number, { most, march }: Paced): Sentence | null {
  if (atMost(needed, most)) return null
  if (march !== null && atMost(needed, march)) tell.looked(say('fantasy.marchWouldDo', { march: inches(march) }))
  const told = { needed: inches(needed), left: inches(most), missing: inches(needed - most) }
  return say('fantasy.tooLittle', { model: names(name), ...told })
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
  const leaver = surroundings(tell, board, actor, base, others, closes)
  const least = leastLeave(leaver)
  if (!least) return tell.refused(say('fantasy.noRoom', { model, unit }))
  const { needed, places } = least
  const [place] = places
  const line = place ? { from: base.centre, to: place } : null
  tell.measured(say('fantasy.needs', { model, unit, needed: inches(needed) }), 'neither', line)
  const paced = movesOut(tell, company, actor, needed)
  if (!paced) return tell.course(null)
  tell.reach(actor.id, paced.most)
  const short = tooLittle(tell, actor, needed, paced)
  if (short) return tell.refused(short)
  tell.looked(say('fantasy.penalties', { model, unit }))
  const end = endChosen(tell, leaver, least, paced.most)
  if (!end) return tell.refused(say('fantasy.barredOut', { model }))
  const { away, at } = end
  const told = { model, away: inches(away) }
  tell.measured(say('fantasy.endsAt', { ...told, clear: inches(end.clear) }), 'helps', { from: base.centre, to: at })
  const left = Math.max(0, paced.most - away)
  tell.looked(say('fantasy.spent', { ...told, pace: inches(paced.most), left: inches(left) }))
  const ofCharacters = others.every((one) => has(one, 'character'))
  if (ofCharacters) tell.looked(say('fantasy.ofCharacters', { unit }))
  const closing = closes ? tellClosing(tell, board, closes) : []
  return tell.course({
    said: [
      say('fantasy.leaves', { ...told, unit }),
      say('fantasy.actsAlone', { model }),
      ...(closes ? [say('fantasy.closesRanks', { unit })] : []),
    ],
    effects: [
      ...closing,
      { do: 'walk', model: actor.id, ...at, facing: end.facing },
      { do: 'unit', model: actor.id, unit: '' },
      ...passing
        .filter((mark) => wears(actor, mark))
        .map((mark) => ({ do: 'mark', model: actor.id, mark, on: false }) as const),
    ],
  })
}
