import type { Effect } from '../../effect.ts'
import type { Fighter } from '../../fighter.ts'
import type { Board } from '../board.ts'

/** A model after what befell it so far; null once it is gone. */
function after(fighter: Fighter, effects: readonly Effect[]): Fighter | null {
  const own = effects.filter(({ model }) => model === fighter.id)
  if (own.some((effect) => effect.do === 'remove')) return null
  const hurt = own.findLast((effect) => effect.do === 'hurt')
  const gains = own.flatMap((effect) => (effect.do === 'token' ? [[effect.token, effect.count] as const] : []))
  const tokens = { ...fighter.tokens, ...Object.fromEntries(gains) }
  return { ...fighter, tokens, marked: hurt?.marked ?? fighter.marked }
}

/**
 * The board as it is after what came of a procedure so far: damage done at once adds up on whom it strikes twice, who took a
 * token for the first that fell has it when the next falls, and who fell takes none.
 */
export function afterwards(board: Board, effects: readonly Effect[]): Board {
  if (effects.length === 0) return board
  const fighters = board.fighters.flatMap((fighter) => after(fighter, effects) ?? [])
  return { ...board, fighters, fighter: (id) => fighters.find((fighter) => fighter.id === id) ?? null }
}
