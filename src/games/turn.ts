import type { Sentence } from '../rules/sentence.ts'
import type { Effect } from './effect.ts'
import type { Fighters } from './fighter.ts'
import { say } from './flow-codes.ts'
import type { Course } from './procedure.ts'
import type { Telling } from './telling.ts'

/** What else a game says of a new turn, and what else is over with the last one. */
interface AndAlso {
  readonly said?: readonly Sentence[]
  readonly effects?: readonly Effect[]
}

/** A new turn begins: written into the log, and nobody has moved yet, for the walks of the last turn are over. */
export function newTurn(
  tell: Telling,
  { walkers }: Pick<Fighters, 'walkers'>,
  { said = [], effects = [] }: AndAlso = {},
): Course {
  const over = walkers.map((model): Effect => ({ do: 'forget', model }))
  return tell.course({ said: [say('flow.newTurn', {}), ...said], effects: [...effects, ...over] })
}
