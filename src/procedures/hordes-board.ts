import { gameOf } from '../games/catalogue.ts'
import type { Board } from '../games/hordes/board.ts'
import { arcOf } from '../rules/arc.ts'
import { bodyOf, modelOf, shapeOfModel } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import { arcOn } from '../table/on/arc-on.ts'
import { driftOn } from '../table/on/drift-on.ts'
import { coveringOn, sparedOn, standsAt } from '../table/on/sight-on.ts'
import { sprayOn } from '../table/on/spray-on.ts'
import { airBetween } from './air-between.ts'
import { caughtByBlast, caughtBySpray } from './caught-on.ts'
import { fighterOn } from './fighter-on.ts'
import { fightersOn } from './fighters-on.ts'
import { seeingOn } from './hordes-sight.ts'
import { measuredOn } from './measured-on.ts'
import { placesOn, withPlace } from './place-on.ts'

/** What the log has since the turn began. */
const sinceTurn = ({ log }: Table) => log.slice(log.findLastIndex(({ of }) => of === 'hordes.turn') + 1)

/** What the procedures of HORDES ask, answered by a table. */
export function hordesBoard(table: Table): Board {
  const lay = { id: 'asked', pinned: false } as const
  const fighters = fightersOn(table)
  const places = new Map(placesOn(table).map((place) => [place.id, place]))
  const tables = new Map<string, Table>()
  /** The table as an attack from an id finds it: where that is a place, with the place on it. */
  const from = (id: string): Table => {
    const place = places.get(id)
    const known = tables.get(id) ?? (place ? withPlace(table, place) : table)
    tables.set(id, known)
    return known
  }
  const walked = (id: string) => table.activations.find(({ model }) => model === id) ?? null

  return {
    ...fighters,
    places: [...places.values()].map((place) => fighterOn(table, place)),
    centre: (id) => {
      const model = modelOf(table, id)
      return model && { x: model.x, y: model.y }
    },
    elevation(id) {
      const model = modelOf(table, id)
      return model ? standsAt(model, table.terrain) : 0
    },
    distance: (origin, to) => measuredOn(from(origin), origin, to),
    airBetween: (one, other) => airBetween(table, one, other),
    sees: (origin, to) => seeingOn(from(origin)).sees(origin, to),
    sight: (origin, to) => seeingOn(from(origin)).sight(origin, to),
    spared: (origin, to) => sparedOn(from(origin), origin, to),
    covering(origin, to) {
      const covering = coveringOn(from(origin), { from: origin, to })
      return table.terrain.filter(({ id }) => covering.includes(id)).map(({ name }) => name)
    },
    stalked(origin, target, attacker) {
      const through = origin !== attacker
      const during = through ? { ...from(origin), activations: [] } : table
      const strike = arcOn(during, { ...lay, kind: 'arc', target, attacker: origin })?.backStrike
      const recorded = through || walked(origin) !== null
      return strike ? { eligible: strike.eligible, recorded, along: strike.firstEntry } : null
    },
    inFront(of, target) {
      const [from, to] = [modelOf(table, of), modelOf(table, target)]
      return from !== null && to !== null && arcOf(bodyOf(from), target, shapeOfModel(to)).arc !== 'back'
    },
    hasMoved(id) {
      const walk = walked(id)
      return walk && walk.path.length > 1
    },
    gaveUp: (id) => sinceTurn(table).some(({ spent }) => spent?.includes(id)),
    caughtByBlast: (centre, diameter) => caughtByBlast(table, { centre, radius: diameter / 2 }),
    outlines: [...gameOf(table.game).sprayPresets, ...table.outlines].map(({ id, name = null }) => ({
      value: id,
      name,
    })),
    spray(origin, target, size, outline) {
      const aim = { kind: 'model', id: target } as const
      const lying = sprayOn(from(origin), { ...lay, kind: 'spray', origin, aim, size, outline })
      if (!lying) return null
      const { outline: lies } = lying
      return { area: { kind: 'outline', outline: lies }, ...caughtBySpray(from(origin), origin, lies) }
    },
    drifted(origin, target, range, direction, distance) {
      const drift = driftOn(from(origin), {
        ...{ ...lay, kind: 'deviation', origin, target, range, direction, distance },
        ...{ diameter: 1, hit: false },
      })
      return drift?.end ? { ...drift.end, from: drift.start } : null
    },
  }
}
