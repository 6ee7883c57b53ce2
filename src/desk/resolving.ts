import { gameOf } from '../games/catalogue.ts'
import type { GameId } from '../games/game.ts'
import type { Answers } from '../games/question.ts'
import type { Lay, Procedure } from '../table/lay.ts'

/** Whom a laid thing is aimed at, and who acts through it; null where it is aimed at nobody. */
function aimOf(lay: Lay): { readonly actor: string; readonly target: string } | null {
  if (lay.kind === 'deviation') return { actor: lay.origin, target: lay.target }
  return lay.kind === 'spray' && lay.aim.kind === 'model' ? { actor: lay.origin, target: lay.aim.id } : null
}

/**
 * The procedure that resolves a spray or a shot as it was laid: with its outline and its length. Null where the game has none,
 * and where it is aimed at nobody.
 */
export function resolving(game: GameId, lay: Lay, id: string): Procedure | null {
  const { resolves } = gameOf(game)
  const by = lay.kind === 'spray' || lay.kind === 'deviation' ? resolves[lay.kind] : undefined
  const aim = aimOf(lay)
  if (!by || !aim) return null
  const answers: Record<string, Answers[string]> = {}
  if (lay.kind === 'spray' && resolves.spray?.outline) answers[resolves.spray.outline] = lay.outline
  if (lay.kind === 'spray' && resolves.spray?.size) answers[resolves.spray.size] = `${lay.size}`
  return { kind: 'procedure', id, pinned: false, of: by.of, answers, rolls: {}, ...aim }
}
