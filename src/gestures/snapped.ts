import type { Placement } from '../table/action.ts'
import { bodiesOf, bodyOf } from '../table/bodies.ts'
import type { Model } from '../table/document.ts'
import { contactPlace } from '../table/place/contact.ts'
import type { Hands } from './hands.ts'

/** How near a dragged base must come to another to snap into contact with it, in inches edge to edge. */
const SNAPS_WITHIN = 0.35

/** The places of a drag with the grabbed base in contact where snapping is on and another is near; the rest go along. */
export function snapped(hands: Hands, grabbed: Model, places: readonly Placement[]): readonly Placement[] {
  if (!hands.desk.getState().hand.snap) return places
  const held = places.find((place) => place.id === grabbed.id)
  if (!held) return places
  const along = new Set(places.map((place) => place.id))
  const others = bodiesOf(hands.table())
    .filter((body) => !along.has(body.id))
    .map((body) => body.disc)
  const { disc } = bodyOf({ ...grabbed, x: held.x, y: held.y })
  const contact = contactPlace(disc, others, SNAPS_WITHIN)
  if (!contact) return places
  const { x, y } = contact.at
  return places.map((place) => ({ ...place, x: place.x + x - held.x, y: place.y + y - held.y }))
}
