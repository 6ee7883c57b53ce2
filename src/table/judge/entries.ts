import type { Disc } from '../../geometry/disc.ts'
import { entering } from '../../rules/enter.ts'
import { inches, names } from '../../rules/sentence.ts'
import type { Reason } from '../../rules/verdict.ts'
import { bodyOf, modelOf, tableReadings } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Table } from '../document.ts'

/** Who entered an area in its last activation: once a movement, by the length of its walk; whoever began inside did not. */
export function entriesInto(table: Table, area: Disc): Reason[] {
  const { enterBy } = tableReadings(table)
  return table.activations.flatMap(({ model: id, path }): Reason[] => {
    const model = modelOf(table, id)
    if (!model || path.length < 2) return []
    const { startsInside, firstEntry } = entering(area, bodyOf(model).disc.radius, path, enterBy)
    const who = { model: names(model.name) }
    const sentence =
      firstEntry !== null
        ? say('entersAfter', { ...who, along: inches(firstEntry) })
        : say(startsInside ? 'beginsInside' : 'entersNot', who)
    return [{ verb: 'enters', sentence }]
  })
}
