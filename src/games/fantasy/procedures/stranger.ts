import { names, type Sentence } from '../../../rules/sentence.ts'
import { type Fighter, unitOf } from '../../fighter.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/** Why one can't join another at all: it is itself, an enemy, of its own unit, or of another that it must leave first; else null. */
export function stranger(board: Board, actor: Fighter, target: Fighter): Sentence | null {
  const model = names(actor.name)
  if (actor.id === target.id) return say('fantasy.itself', { model })
  if (actor.side !== target.side) return say('fantasy.otherSide', { model, other: names(target.name) })
  const unit = names(actor.unit)
  if (actor.unit !== '' && actor.unit === target.unit) return say('fantasy.already', { model, unit })
  return unitOf(board, actor).length > 1 ? say('fantasy.mustLeaveFirst', { model, unit }) : null
}
