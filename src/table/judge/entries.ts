import type { Disc } from '../../geometry/disc.ts'
import { entering } from '../../rules/enter.ts'
import { inches, names } from '../../rules/sentence.ts'
import type { Reason } from '../../rules/verdict.ts'
import { blastOn } from '../blast-on.ts'
import { bodyOf, modelOf, tableReadings } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Table } from '../document.ts'
import type { ShoveOn } from '../shove-on.ts'

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

/** Which blasts on the table a model enters that is moved against its will: by coming into one, or by being placed inside it. */
export function entriesOf(table: Table, { mover, body, moved }: ShoveOn, isPlaced: boolean): Reason[] {
  const { enterBy } = tableReadings(table)
  const path = isPlaced ? [moved.to] : [body.disc.centre, moved.to]
  return table.lays.flatMap((lay): Reason[] => {
    const area = lay.kind === 'blast' ? blastOn(table, lay) : null
    if (!area) return []
    const { startsInside, firstEntry } = entering(area, body.disc.radius, path, enterBy)
    const what = { model: names(mover.name), diameter: inches(2 * area.radius) }
    if (isPlaced) return startsInside ? [{ verb: 'enters', sentence: say('placedInto', what) }] : []
    if (firstEntry === null) return []
    return [{ verb: 'enters', sentence: say('movedInto', { ...what, along: inches(firstEntry) }) }]
  })
}
