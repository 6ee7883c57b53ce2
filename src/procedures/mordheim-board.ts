import type { Board, Done, Seen } from '../games/mordheim/board.ts'
import { pathLength } from '../geometry/path.ts'
import { isRound } from '../geometry/shape/rectangle.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { modelOf, shapeOfModel } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import type { Entry } from '../table/log.ts'
import { sceneOf } from '../table/on/sight-on.ts'
import { fightersOn } from './fighters-on.ts'
import { inContact } from './in-contact.ts'
import { measuredOn } from './measured-on.ts'
import { buildingOf, heightOf, seenOn } from './mordheim-sight.ts'
import { sights } from './sights.ts'

// A procedure asks for the same sight several times, and each answer and die asks again.
const seen = sights<Seen>()

/** What the log has since the last entry of some procedures. */
function sinceLast({ log }: Table, ...begun: readonly string[]): readonly Entry[] {
  return log.slice(log.findLastIndex(({ of }) => begun.includes(of)) + 1)
}

/** What the log has of a fighter since the last phase began, and since the last turn did. */
function doneOn(table: Table, id: string): Done {
  const shots = sinceLast(table, 'mordheim.phase', 'mordheim.turn').filter(
    ({ of, by }) => of === 'mordheim.shooting' && by === id,
  )
  return {
    shot: shots.length > 0,
    critical: shots.some(({ steps }) => steps.some(({ code }) => code === 'mordheim.critical')),
    // The marks that this game's procedures put on are those of who falls: by a shot of whomever, or turned over.
    downThisTurn: sinceLast(table, 'mordheim.turn').some(({ wearers = [] }) => wearers.includes(id)),
  }
}

/** The longer side of a base, or the diameter of a round one, in inches. */
function widthOn(table: Table, id: string): number {
  const model = modelOf(table, id)
  if (!model) return 0
  const shape = shapeOfModel(model)
  return isRound(shape) ? 2 * shape.radius : Math.max(shape.width, shape.depth)
}

/** What the procedures of Mordheim ask, answered by a table. */
export function mordheimBoard(table: Table): Board {
  return {
    ...fightersOn(table),
    declaresFirst: table.declareFirst,
    distance: (from, to) => measuredOn(table, from, to),
    seen: (from, to) => seen(sceneOf(table), [from, to], () => seenOn(table, from, to)),
    hasMoved(id) {
      const walk = table.activations.find(({ model }) => model === id)
      return walk ? pathLength(walk.path) > TOLERANCE : null
    },
    elevation: (id) => heightOf(table, id),
    height: (id) => modelOf(table, id)?.height ?? null,
    width: (id) => widthOn(table, id),
    building: (a, b) => buildingOf(table, a, b),
    inContact: (id) => inContact(table, id),
    done: (id) => doneOn(table, id),
  }
}
