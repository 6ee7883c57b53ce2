import { isRound } from '../geometry/shape/rectangle.ts'
import type { Placement } from '../table/action.ts'
import { shapeOfModel } from '../table/bodies.ts'
import type { Model } from '../table/document.ts'
import { contactPlace } from '../table/place/contact.ts'
import { contactOfShapes } from '../table/place/contact-shapes.ts'
import type { Hands } from './hands.ts'

/** How near a dragged base must come to another to snap into contact with it, in inches edge to edge. */
const SNAPS_WITHIN = 0.35

/** The places of a drag with the grabbed base in contact where snapping is on and another is near; the rest go along. */
export function snapped(hands: Hands, grabbed: Model, places: readonly Placement[]): readonly Placement[] {
  if (!hands.desk.getState().hand.snap) return places
  const held = places.find((place) => place.id === grabbed.id)
  if (!held) return places
  const along = new Set(places.map((place) => place.id))
  const others = hands
    .table()
    .models.filter(({ id }) => !along.has(id))
    .map(shapeOfModel)
  const moving = shapeOfModel({ ...grabbed, x: held.x, y: held.y, facing: held.facing })
  const at =
    isRound(moving) && others.every(isRound)
      ? contactPlace(moving, others, SNAPS_WITHIN)?.at
      : contactOfShapes(moving, others, SNAPS_WITHIN)
  return at ? places.map((place) => ({ ...place, x: place.x + at.x - held.x, y: place.y + at.y - held.y })) : places
}
