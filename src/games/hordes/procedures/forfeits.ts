import { names, type Sentence } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Course, Forfeit } from '../../procedure.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'

/** What a model gave up of its activation this turn that leaves it no such part: the part itself, or all of the activation. */
export function forfeitOf(board: Board, { id }: Fighter, part: Forfeit['part']): Forfeit | null {
  return board.forfeits(id).find((one) => one.part === part || one.part === 'activation') ?? null
}

/** That a part of an activation was given up this turn, by the log. */
export function goneByLog({ name }: Fighter, { part }: Forfeit): Sentence {
  const who = { model: names(name) }
  return {
    activation: say('hordes.activationGone', who),
    movement: say('hordes.movementGone', who),
    action: say('hordes.actionGone', who),
  }[part]
}

/** A course whose result keeps what its actor gave up for it; nothing where that is null. */
export function given(course: Course, gave: Forfeit | null): Course {
  const { result } = course
  return result && gave ? { ...course, result: { ...result, gave } } : course
}
