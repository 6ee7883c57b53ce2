import * as v from 'valibot'
import { isLay } from '../../table/act/lays.ts'
import type { Anchor, Lay } from '../../table/lay.ts'
import { LONGEST_NAME, MOST_ANSWERS } from '../../table/limits.ts'
import { angle, baseSize, coordinate, face, faces, id, length, templateSize } from './numbers.ts'

const onModel = v.strictObject({ kind: v.literal('model'), id })
const onPlace = v.strictObject({ kind: v.literal('place'), x: coordinate, y: coordinate })
const onEdge = v.strictObject({ kind: v.literal('edge'), edge: v.picklist(['left', 'right', 'top', 'bottom']) })

const anchor = v.variant('kind', [onModel, onPlace, onEdge]) satisfies v.GenericSchema<unknown, Anchor>

const answer = v.union([
  v.boolean(),
  v.null(),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  v.pipe(v.array(id), v.maxLength(MOST_ANSWERS)),
])

const laid = { id, pinned: v.boolean() }

export const lay = v.pipe(
  v.variant('kind', [
    v.strictObject({ ...laid, kind: v.literal('measure'), from: anchor, to: anchor, limit: v.nullable(length) }),
    v.strictObject({
      ...laid,
      kind: v.literal('blast'),
      at: v.variant('kind', [onModel, onPlace]),
      diameter: templateSize,
    }),
    v.strictObject({
      ...laid,
      kind: v.literal('spray'),
      origin: id,
      aim: v.variant('kind', [onModel, v.strictObject({ kind: v.literal('bearing'), degrees: angle })]),
      size: templateSize,
      outline: id,
    }),
    v.strictObject({
      ...laid,
      kind: v.literal('deviation'),
      origin: id,
      target: id,
      range: length,
      diameter: templateSize,
      direction: face,
      distance: face,
      hit: v.boolean(),
    }),
    v.strictObject({
      ...laid,
      kind: v.literal('replace'),
      model: id,
      mm: baseSize,
      x: coordinate,
      y: coordinate,
    }),
    v.strictObject({
      ...laid,
      kind: v.literal('shove'),
      mover: id,
      manner: v.picklist(['place', 'push', 'slam', 'throw']),
      x: coordinate,
      y: coordinate,
    }),
    v.strictObject({
      ...laid,
      kind: v.literal('procedure'),
      of: id,
      actor: id,
      target: v.nullable(id),
      answers: v.pipe(v.record(id, answer), v.maxEntries(MOST_ANSWERS)),
      rolls: v.pipe(v.record(id, faces), v.maxEntries(MOST_ANSWERS)),
    }),
    v.strictObject({ ...laid, kind: v.literal('sight'), from: id, to: id }),
    v.strictObject({ ...laid, kind: v.literal('arc'), target: id, attacker: v.nullable(id) }),
  ]),
  v.check((read) => isLay(read), 'two different models'),
) satisfies v.GenericSchema<unknown, Lay>
