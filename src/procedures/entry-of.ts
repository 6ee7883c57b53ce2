import type { Effect } from '../games/effect.ts'
import type { Course } from '../games/procedure.ts'
import type { Sentence, Value } from '../rules/sentence.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { LONGEST_NAME, MOST_ANSWERS } from '../table/limits.ts'
import type { Entry } from '../table/log.ts'

const cut = (text: string) => text.slice(0, LONGEST_NAME)

/** A value with texts no longer than a table holds: names put together in one may be. */
function cutValue(value: Value): Value {
  if (value.kind === 'names') return { ...value, value: value.value.map(cut) }
  if (value.kind === 'word') return { ...value, value: cut(value.value) }
  if (value.kind !== 'margins') return value
  return { ...value, value: value.value.map((one) => ({ ...one, name: cut(one.name) })) }
}

/** A sentence as an entry holds it. */
function written({ code, values }: Sentence): Sentence {
  if (!values) return { code }
  return { code, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cutValue(value)])) }
}

/** The models on which effects put a mark, each once. */
function wearersOf(effects: readonly Effect[]): readonly string[] {
  return [...new Set(effects.flatMap((effect) => (effect.do === 'mark' && effect.on ? [effect.model] : [])))]
}

/** What is written down of a procedure that has come to its result: of a very long one what came first, as much as an entry holds. */
export function entryOf(table: Table, lay: Procedure, { steps, result }: Course): Entry {
  const wearers = wearersOf(result?.effects ?? [])
  const nameOf = (id: string | null) => table.models.find((model) => model.id === id)?.name ?? ''
  return {
    id: lay.id,
    of: `${table.game}.${lay.of}`,
    actor: nameOf(lay.actor),
    by: lay.actor,
    target: nameOf(lay.target),
    steps: steps
      .flatMap((step) => ('sentence' in step && step.sentence ? [written(step.sentence)] : []))
      .slice(0, MOST_ANSWERS),
    dice: steps
      .flatMap((step) =>
        step.how === 'rolled' && step.roll.faces
          ? [{ code: step.roll.code, about: nameOf(step.roll.about), faces: step.roll.faces }]
          : [],
      )
      .slice(0, MOST_ANSWERS),
    result: (result?.said ?? []).slice(0, MOST_ANSWERS).map(written),
    seed: table.dice.seed,
    ...(result?.spent && { spent: result.spent.slice(0, MOST_ANSWERS) }),
    ...(result?.gave && { gave: result.gave }),
    ...(wearers.length > 0 && { wearers: wearers.slice(0, MOST_ANSWERS) }),
  }
}
