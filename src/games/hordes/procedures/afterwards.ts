import type { Effect } from '../../procedure.ts'
import type { Board } from '../board.ts'

type Gain = Extract<Effect, { do: 'token' }>

/**
 * The board with the tokens that models have taken so far in a procedure: who took one for the first that fell has it when
 * the next falls.
 */
export function afterwards(board: Board, effects: readonly Effect[]): Board {
  const gains = effects.filter((effect): effect is Gain => effect.do === 'token')
  if (gains.length === 0) return board
  const fighters = board.fighters.map((fighter) => {
    const own = gains.filter(({ model }) => model === fighter.id)
    const taken = Object.fromEntries(own.map(({ token, count }) => [token, count]))
    return own.length === 0 ? fighter : { ...fighter, tokens: { ...fighter.tokens, ...taken } }
  })
  return { ...board, fighters, fighter: (id) => fighters.find((fighter) => fighter.id === id) ?? null }
}
