import { gameOf } from '../games/catalogue.ts'
import type { Board } from '../games/hordes/board.ts'
import { shapeGap } from '../geometry/shape-gap.ts'
import { arcOf } from '../rules/arc.ts'
import { blast } from '../rules/blast.ts'
import { underSpray } from '../rules/spray.ts'
import { arcOn } from '../table/arc-on.ts'
import { bodiesOf, bodyOf, modelOf, shapeOfModel, tableReadings } from '../table/bodies.ts'
import type { Model, Table } from '../table/document.ts'
import { driftOn } from '../table/drift-on.ts'
import { coveringOn, sparedOn } from '../table/sight-on.ts'
import { sprayOn } from '../table/spray-on.ts'
import { fighterOn } from './fighter-on.ts'
import { seeingOn } from './hordes-sight.ts'

const NOWHERE = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }

/** What the procedures of HORDES ask, answered by a table. */
export function hordesBoard(table: Table): Board {
  const fighters = table.models.map((model) => fighterOn(table, model))
  const { touch } = tableReadings(table)
  const pair = (from: string, to: string): readonly [Model, Model] | null => {
    const [a, b] = [modelOf(table, from), modelOf(table, to)]
    return a && b ? [a, b] : null
  }
  const lay = { id: 'asked', pinned: false } as const
  const walked = (id: string) => table.activations.find(({ model }) => model === id) ?? null

  return {
    fighters,
    fighter: (id) => fighters.find((fighter) => fighter.id === id) ?? null,
    centre: (id) => {
      const model = modelOf(table, id)
      return model && { x: model.x, y: model.y }
    },
    distance(from, to) {
      const models = pair(from, to)
      if (!models) return { gap: Number.POSITIVE_INFINITY, line: NOWHERE }
      const { signedGap, witness } = shapeGap(shapeOfModel(models[0]), shapeOfModel(models[1]))
      return { gap: signedGap, line: witness }
    },
    sees: (from, to) => seeingOn(table).sees(from, to),
    sight: (from, to) => seeingOn(table).sight(from, to),
    spared: (from, to) => sparedOn(table, from, to),
    covering(from, to) {
      const covering = coveringOn(table, { from, to })
      return table.terrain.filter(({ id }) => covering.includes(id)).map(({ name }) => name)
    },
    stalked(origin, target) {
      if (!walked(origin)) return null
      const strike = arcOn(table, { ...lay, kind: 'arc', target, attacker: origin })?.backStrike
      return strike ? { eligible: strike.eligible, along: strike.firstEntry } : null
    },
    inFront(of, target) {
      const models = pair(of, target)
      return models !== null && arcOf(bodyOf(models[0]), target, shapeOfModel(models[1])).arc !== 'back'
    },
    hasMoved(id) {
      const walk = walked(id)
      return walk && walk.path.length > 1
    },
    underBlast: (centre, diameter) =>
      blast({ centre, radius: diameter / 2 }, bodiesOf(table), touch)
        .filter(({ covered }) => covered)
        .map(({ id }) => id),
    spray(origin, target, size) {
      const outline = gameOf(table.game).sprayPresets[0]?.id ?? ''
      const aim = { kind: 'model', id: target } as const
      const lying = sprayOn(table, { ...lay, kind: 'spray', origin, aim, size, outline })
      if (!lying) return null
      const under = bodiesOf(table, origin).filter((body) => underSpray(lying.outline, body, touch).covered)
      return { area: { kind: 'outline', outline: lying.outline }, under: under.map(({ id }) => id) }
    },
    drifted(origin, target, range, direction, distance) {
      const drift = driftOn(table, {
        ...{ ...lay, kind: 'deviation', origin, target, range, direction, distance },
        ...{ diameter: 1, hit: false },
      })
      return drift?.end?.at ?? null
    },
  }
}
