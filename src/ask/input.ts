import * as v from 'valibot'
import { radians } from '../geometry/angle.ts'
import type { Disc } from '../geometry/disc.ts'
import { radiusOf } from '../rules/base.ts'
import type { RoundBody } from '../rules/body.ts'

// Each message says what was expected; the door puts the field's name before it and what came after it.

/** Any number but an infinite one; inches unless its name says otherwise. */
export const number = v.pipe(v.number('a number'), v.finite('a finite number'))

/** A length or a size: a number of 0 or more. */
export const size = v.pipe(number, v.minValue(0, 'a number of 0 or more'))

/** A size that can't be nothing. */
export const extent = v.pipe(number, v.gtValue(0, 'a number above 0'))

const text = v.pipe(v.string('a text'), v.nonEmpty('a text of at least one character'))

/** A place in inches. */
export const place = v.object({ x: number, y: number }, 'an object with x and y')

/** A walk: the places of the base's centre, one at least. */
export const path = v.pipe(v.array(place, 'a list of places'), v.minLength(1, 'a path of at least one point'))

/** A round base: place in inches, diameter in millimetres. */
export const base = v.object({ x: number, y: number, d: size }, 'a base with x, y and d')

/** A list of bases, each with an id of its own, and with the entries the ask adds. */
export function listOf<Entries extends v.ObjectEntries>(entries: Entries) {
  const model = v.object({ id: text, x: number, y: number, d: size, ...entries }, 'a model with id, x, y and d')
  return v.pipe(
    v.array(model, 'a list of models'),
    v.checkItems(
      (item, index, list) => list.findIndex(({ id }) => id === item.id) === index,
      'an id no other model has',
    ),
  )
}

export const models = listOf({})

/** Ids of models. */
export const ids = v.array(text, 'a list of ids')

/** What a bare touch counts as; covered where it isn't said. */
export const touch = v.optional(v.picklist(['covered', 'clear'], '"covered" or "clear"'), 'covered')

/** From an edge or from a centre; from the edge where it isn't said. */
export const edgeOrCentre = v.optional(
  v.pipe(
    v.picklist(['edge', 'center', 'centre'], '"edge" or "center"'),
    v.transform((from) => (from === 'edge' ? 'edge' : 'centre')),
  ),
  'edge',
)

/** A table's size in inches, where there is a table. */
export const table = v.optional(v.nullable(v.object({ w: extent, h: extent }, 'a table with w and h')))

/** The disc of a round base. */
export function discOf({ x, y, d }: { readonly x: number; readonly y: number; readonly d: number }): Disc {
  return { centre: { x, y }, radius: radiusOf(d) }
}

/** A base as the rules know it; it faces along +x where its facing (degrees) isn't given. */
export function bodyOf(given: {
  readonly id?: string
  readonly x: number
  readonly y: number
  readonly d: number
  readonly facingDeg?: number
}): RoundBody {
  return { id: given.id ?? '', disc: discOf(given), facing: radians(given.facingDeg ?? 0) }
}
