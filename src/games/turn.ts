import type { Fighters } from './fighter.ts'
import { say } from './flow-codes.ts'
import type { Course, Effect } from './procedure.ts'
import type { Telling } from './telling.ts'

/** The walks of a turn that is over: nobody has moved in the new one. */
export function walksOver({ walkers }: Pick<Fighters, 'walkers'>): readonly Effect[] {
  return walkers.map((model) => ({ do: 'forget', model }))
}

/** A new turn begins: written into the log, and nobody has moved yet. */
export function turn(tell: Telling, board: Pick<Fighters, 'walkers'>): Course {
  return tell.course({ said: [say('flow.newTurn', {})], effects: walksOver(board) })
}
