import { boundaryFrom } from '../../geometry/boundary.ts'
import { type HalfPlane, halfPlane, insideBy } from '../../geometry/half-plane.ts'
import type { Outline } from '../../geometry/outline.ts'
import type { Point } from '../../geometry/point.ts'
import { length, unit } from '../../geometry/vector.ts'
import { at } from '../at.ts'
import { apart, type Band, type Places } from '../band.ts'
import type { Cut } from '../solve/relaxed.ts'

/**
 * One thing that keeps a base off: a round limit about a fixed place, another base of the band (`b`), or a straight limit. A
 * wall shows whichever of its edges or corners is nearest.
 */
export type Contact =
  | { readonly kind: 'round'; readonly a: number; readonly b: -1; readonly centre: Point; readonly reach: number }
  | { readonly kind: 'pair'; readonly a: number; readonly b: number; readonly reach: number }
  | { readonly kind: 'straight'; readonly a: number; readonly b: -1; readonly side: HalfPlane }

/** What a wall shows to a base at a place: the line of an edge, grown by the radius, or a corner. */
function wallContact(a: number, wall: Outline, radius: number, { x, y }: Point): Contact {
  const { at: foot, outX, outY, distance } = boundaryFrom(wall, x, y)
  const corner = wall.edges.find(({ from }) => length(from.x - foot.x, from.y - foot.y) < 1e-12)
  if (corner && distance > 0) return { kind: 'round', a, b: -1, centre: corner.from, reach: radius }
  const edge = halfPlane(outX, outY, foot)
  return { kind: 'straight', a, b: -1, side: { ...edge, least: edge.least + radius } }
}

/** All that comes within `margin` inches of keeping a base of the band off where it is put; twice that between two of them. */
export function contactsAt(band: Band, places: Places, margin: number): Contact[] {
  const contacts: Contact[] = []
  band.rooms.forEach(({ rings, sides, walls, radius }, a) => {
    const place = at(places, a)
    for (const { centre, radius: reach } of rings)
      if (length(place.x - centre.x, place.y - centre.y) - reach < margin)
        contacts.push({ kind: 'round', a, b: -1, centre, reach })
    for (const side of sides)
      if (insideBy(side, place.x, place.y) < margin) contacts.push({ kind: 'straight', a, b: -1, side })
    for (const wall of walls)
      if (boundaryFrom(wall, place.x, place.y).distance - radius < margin)
        contacts.push(wallContact(a, wall, radius, place))
    for (let b = 0; b < a; b++) {
      const other = at(places, b)
      const reach = apart(band, a, b)
      if (length(place.x - other.x, place.y - other.y) - reach < 2 * margin)
        contacts.push({ kind: 'pair', a, b, reach })
    }
  })
  return contacts
}

/** From what keeps it off to the base: the displacement whose length may not fall below the reach. */
export function offset(contact: Contact, places: Places): { readonly dx: number; readonly dy: number } {
  const { x, y } = at(places, contact.a)
  if (contact.kind === 'round') return { dx: x - contact.centre.x, dy: y - contact.centre.y }
  if (contact.kind === 'straight') return { dx: contact.side.nx, dy: contact.side.ny }
  const other = at(places, contact.b)
  return { dx: x - other.x, dy: y - other.y }
}

/**
 * The straight demand on displacements that stands for a contact where the bases are put: whoever keeps it keeps the contact
 * too, wherever he goes.
 */
export function cutAt(band: Band, contact: Contact, places: Places): Cut {
  const { a, b } = contact
  const { from } = at(band.rooms, a)
  if (contact.kind === 'straight') {
    const { nx, ny, least } = contact.side
    return { a, b, nx, ny, least: least - nx * from.x - ny * from.y }
  }
  const { dx, dy } = offset(contact, places)
  const n = unit(dx, dy)
  const origin = contact.kind === 'round' ? contact.centre : at(band.rooms, contact.b).from
  const least = contact.reach - n.dx * (from.x - origin.x) - n.dy * (from.y - origin.y)
  return { a, b, nx: n.dx, ny: n.dy, least }
}
