import { sprayOutline } from '../../games/spray-outline.ts'
import { degrees } from '../../geometry/angle.ts'
import { bestSpray } from '../../rules/template/spray-best.ts'
import { modelOf, notRound, roundBodyOf, tableReadings } from '../bodies.ts'
import type { Table } from '../document.ts'
import type { Spray } from '../lay.ts'
import { facingOf } from '../place/facing.ts'
import { sprayOn } from './spray-on.ts'

/**
 * The same spray, aimed at the enemy with whom it covers most enemies less friends; null where it has no enemy. Who stands
 * on neither side counts for nothing. Null too where any base isn't round: the search is for round ones.
 */
export function bestAimed(table: Table, spray: Spray): Spray | null {
  const model = modelOf(table, spray.origin)
  const on = sprayOn(table, spray)
  const body = model && roundBodyOf(model)
  if (!model || !body || !on || notRound(table).length > 0) return null
  const counted = table.models.filter(({ id, side }) => id !== model.id && side !== 'c')
  const { sprayAim, touch } = tableReadings(table)
  const best = bestSpray({
    origin: body.disc,
    outline: sprayOutline(on.profile),
    candidates: counted.flatMap((other) => {
      const counts = roundBodyOf(other)
      return counts ? [{ body: counts, friend: other.side === model.side }] : []
    }),
    targets: counted.filter(({ side }) => side !== model.side).flatMap((other) => roundBodyOf(other) ?? []),
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
