import type { Board, Done, Seen } from '../games/mordheim/board.ts'
import { pathLength } from '../geometry/path.ts'
import { shapeGap } from '../geometry/shape-gap.ts'
import { atMost, TOLERANCE } from '../geometry/tolerance.ts'
import { modelOf, shapeOfModel } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import { sceneOf } from '../table/sight-on.ts'
import { fighterOn } from './fighter-on.ts'
import { buildingOf, heightOf, seenOn } from './mordheim-sight.ts'
import { sights } from './sights.ts'

const NOWHERE = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }

// A procedure asks for the same sight several times, and each answer and die asks again.
const seen = sights<Seen>()

/** What the log has of a fighter since the last phase began. */
function doneOn(table: Table, id: string): Done {
  const since = table.log.findLastIndex(({ of }) => of === 'mordheim.phase')
  const shots = table.log.slice(since + 1).filter(({ of, by }) => of === 'mordheim.shooting' && by === id)
  return {
    shot: shots.length > 0,
    critical: shots.some(({ steps }) => steps.some(({ code }) => code === 'mordheim.critical')),
  }
}

/** What the procedures of Mordheim ask, answered by a table. */
export function mordheimBoard(table: Table): Board {
  const fighters = table.models.map((model) => fighterOn(table, model))
  return {
    fighters,
    declaresFirst: table.declareFirst,
    fighter: (id) => fighters.find((fighter) => fighter.id === id) ?? null,
    distance(from, to) {
      const [a, b] = [modelOf(table, from), modelOf(table, to)]
      if (!a || !b) return { gap: Number.POSITIVE_INFINITY, line: NOWHERE }
      const { signedGap, witness } = shapeGap(shapeOfModel(a), shapeOfModel(b))
      return { gap: signedGap, line: witness }
    },
    seen: (from, to) => seen(sceneOf(table), [from, to], () => seenOn(table, from, to)),
    hasMoved(id) {
      const walk = table.activations.find(({ model }) => model === id)
      return walk ? pathLength(walk.path) > TOLERANCE : null
    },
    elevation: (id) => heightOf(table, id),
    height: (id) => modelOf(table, id)?.height ?? null,
    building: (a, b) => buildingOf(table, a, b),
    inContact(id) {
      const model = modelOf(table, id)
      if (!model) return []
      const base = shapeOfModel(model)
      return table.models
        .filter((other) => other.side !== model.side && atMost(shapeGap(base, shapeOfModel(other)).signedGap, 0))
        .map((other) => other.id)
    },
    done: (id) => doneOn(table, id),
  }
}
