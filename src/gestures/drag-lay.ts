import { bearing, distance, type Point } from '../geometry/point.ts'
import { radiusOf } from '../rules/base.ts'
import type { Table } from '../table/document.ts'
import type { Lay } from '../table/lay.ts'
import { blastOn } from '../table/on/blast-on.ts'
import { sprayOn } from '../table/on/spray-on.ts'
import type { ScreenPoint } from '../view/screen-point.ts'
import { onTable, type View } from '../view/view.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import { type Hands, viewOf } from './hands.ts'
import { laying } from './laying.ts'
import { reaches } from './reach.ts'

/** The template under a finger that can be dragged: a blast by its area, a spray by its tip. The last laid comes first. */
export function grabbedLay(table: Table, view: View, at: ScreenPoint): Lay | null {
  const place = onTable(view, at)
  const holds = (lay: Lay): boolean => {
    if (lay.kind === 'blast') {
      const disc = blastOn(table, lay)
      return disc !== null && distance(disc.centre, place) <= disc.radius
    }
    if (lay.kind === 'spray') {
      const spray = sprayOn(table, lay)
      return spray !== null && reaches(view, spray.tip, at)
    }
    if (lay.kind === 'replace') return distance(lay, place) <= radiusOf(lay.mm)
    return false
  }
  return table.lays.findLast(holds) ?? null
}

/** Drags a template that lies on the table: a blast is carried, a spray turns about its origin. */
export function dragLay(hands: Hands, idle: Gesture, start: Finger, lay: Lay): Gesture {
  const { view } = hands.desk.getState()
  const began = onTable(view, start.began)
  const centre: Point = (lay.kind === 'blast' && blastOn(hands.table(), lay)?.centre) || began
  const origin = lay.kind === 'spray' ? hands.table().models.find((model) => model.id === lay.origin) : undefined
  const stands = () => hands.table().lays.some((other) => other.id === lay.id)
  const carried = (finger: Finger): Lay | null => {
    const to = onTable(viewOf(hands), finger.at)
    if (lay.kind === 'blast') {
      return { ...lay, at: { kind: 'place', x: centre.x + to.x - began.x, y: centre.y + to.y - began.y } }
    }
    if (lay.kind === 'replace') return { ...lay, x: lay.x + to.x - began.x, y: lay.y + to.y - began.y }
    if (lay.kind === 'spray' && origin) {
      return { ...lay, aim: { kind: 'bearing', degrees: (bearing(origin, to) * 180) / Math.PI } }
    }
    return null
  }
  return laying(hands, idle, start, carried, () => null, stands)
}
