import { atMost } from '../../../geometry/tolerance.ts'
import { names, word } from '../../../rules/sentence.ts'
import type { Effect } from '../../effect.ts'
import type { Fighter } from '../../fighter.ts'
import type { Result } from '../../procedure.ts'
import { NOTHING } from '../../result.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/** The kinds of tokens that a destroyed model may leave: one of each at most. */
const kinds = ['corpse', 'soul'] as const

/** More tokens of a kind than this no model of the text may be allowed. */
const MOST = 20

/**
 * Who takes a token of a kind: of the models that may, and have not as many as they may hold, the nearest by the edge of its
 * base. When several are as near, one is chosen. `of` tells apart who left it, where several fall.
 */
function takes(tell: Telling, board: Board, fallen: Fighter, kind: (typeof kinds)[number], of: string): Result {
  const others = board.fighters.filter(({ id }) => id !== fallen.id).map(({ id }) => id)
  const may = tell.models('hordes.tokenEligible', others, [], others.length, of)
  // Of each who may take it the limit is asked first; whoever has reached his is left out then.
  const limited = may
    .flatMap((id) => board.fighter(id) ?? [])
    .map((fighter) => ({ fighter, limit: tell.number('hordes.tokenLimit', 3, 1, MOST, `${of}:${fighter.id}`) }))
  const free = limited
    .filter(({ fighter, limit }) => (fighter.tokens[kind] ?? 0) < limit)
    .map(({ fighter }) => ({ fighter, gap: board.distance(fighter.id, fallen.id).gap }))
    .sort((a, b) => a.gap - b.gap)
  const [first] = free
  if (!first) {
    if (may.length > 0) tell.looked(say('hordes.tokenNobody', {}))
    return NOTHING
  }
  const nearest = free.filter(({ gap }) => atMost(gap, first.gap)).map(({ fighter }) => fighter.id)
  const chosen = nearest.length > 1 ? tell.models('hordes.tokenTie', nearest, nearest.slice(0, 1), 1, of) : nearest
  const taker = board.fighter(chosen[0] ?? first.fighter.id) ?? first.fighter
  tell.measured(
    say('hordes.tokenTo', { model: names(taker.name) }),
    'neither',
    board.distance(taker.id, fallen.id).line,
  )
  const effect: Effect = { do: 'token', model: taker.id, token: kind, count: (taker.tokens[kind] ?? 0) + 1 }
  return {
    said: [say('hordes.tokenTaken', { model: names(taker.name), token: word(`token.${kind}`) })],
    effects: [effect],
  }
}

/** A model whose last box is marked: it is disabled and, unless something keeps it, destroyed and taken off with its tokens. */
export function destroyed(tell: Telling, board: Board, fallen: Fighter, about: string | null = null): Result {
  const who = names(fallen.name)
  if (!tell.yes('hordes.destroyed', true, about))
    return { said: [say('hordes.disabled', { target: who })], effects: [] }
  const of = (kind: string) => (about === null ? kind : `${kind}:${about}`)
  const left = kinds.map((kind) => ({ kind, leaves: tell.yes('hordes.leavesToken', false, of(kind)) }))
  const given = left.filter(({ leaves }) => leaves).map(({ kind }) => takes(tell, board, fallen, kind, of(kind)))
  return {
    said: [say('hordes.destroyed', { target: who }), ...given.flatMap(({ said }) => said)],
    effects: [...given.flatMap(({ effects }) => effects), { do: 'remove', model: fallen.id }],
  }
}
