import type { Course } from '../games/procedure.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { MOST_ANSWERS } from '../table/limits.ts'
import type { Entry } from '../table/log.ts'

/** What is written down of a procedure that has come to its result: of a very long one what came first, as much as an entry holds. */
export function entryOf(table: Table, lay: Procedure, { steps, result }: Course): Entry {
  const nameOf = (id: string | null) => table.models.find((model) => model.id === id)?.name ?? ''
  return {
    id: lay.id,
    of: `${table.game}.${lay.of}`,
    actor: nameOf(lay.actor),
    target: nameOf(lay.target),
    steps: steps.flatMap((step) => ('sentence' in step && step.sentence ? [step.sentence] : [])).slice(0, MOST_ANSWERS),
    dice: steps
      .flatMap((step) =>
        step.how === 'rolled' && step.roll.faces
          ? [{ code: step.roll.code, about: nameOf(step.roll.about), faces: step.roll.faces }]
          : [],
      )
      .slice(0, MOST_ANSWERS),
    result: (result?.said ?? []).slice(0, MOST_ANSWERS),
    seed: table.dice.seed,
  }
}
