import { sprayOutline } from '../games/spray-outline.ts'
import { degrees } from '../geometry/angle.ts'
import { bestSpray } from '../rules/spray-best.ts'
import { bodyOf, modelOf, tableReadings } from './bodies.ts'
import type { Table } from './document.ts'
import { facingOf } from './facing.ts'
import type { Spray } from './lay.ts'
import { sprayOn } from './spray-on.ts'

/**
 * The same spray, aimed at the enemy with whom it covers most enemies less friends; null where it has no enemy. Who stands
 * on neither side counts for nothing.
 */
export function bestAimed(table: Table, spray: Spray): Spray | null {
  const model = modelOf(table, spray.origin)
  const on = sprayOn(table, spray)
  if (!model || !on) return null
  const counted = table.models.filter(({ id, side }) => id !== model.id && side !== 'c')
  const { sprayAim, touch } = tableReadings(table)
  const best = bestSpray({
    origin: bodyOf(model).disc,
    outline: sprayOutline(on.profile),
    candidates: counted.map((other) => ({ body: bodyOf(other), friend: other.side === model.side })),
    targets: counted.filter(({ side }) => side !== model.side).map(bodyOf),
    aim: sprayAim,
    penalty: 1,
    touch,
  })
  if (!best) return null
  const { target, direction } = best
  const isStrict = sprayAim === 'strict'
  return {
    ...spray,
    aim: isStrict ? { kind: 'model', id: target } : { kind: 'bearing', degrees: facingOf(degrees(direction)) },
  }
}
