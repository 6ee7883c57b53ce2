import * as v from 'valibot'
import { isGround } from '../../table/act/terrain.ts'
import { MOST_CORNERS, MOST_TERRAIN } from '../../table/limits.ts'
import type { Ground, Terrain } from '../../table/terrain.ts'
import { angle, coordinate, height, id, length, matSize, text } from './numbers.ts'

const ground = v.pipe(
  v.variant('shape', [
    v.strictObject({
      shape: v.literal('polygon'),
      points: v.pipe(
        v.array(v.strictObject({ x: coordinate, y: coordinate })),
        v.minLength(3),
        v.maxLength(MOST_CORNERS),
      ),
    }),
    v.strictObject({ shape: v.literal('disc'), x: coordinate, y: coordinate, radius: matSize }),
    v.strictObject({
      shape: v.literal('rectangle'),
      x: coordinate,
      y: coordinate,
      width: matSize,
      depth: matSize,
      turned: angle,
    }),
  ]),
  v.check((read) => isGround(read), 'area, edges apart'),
) satisfies v.GenericSchema<unknown, Ground>

const piece = v.strictObject({
  id,
  name: text,
  kind: v.picklist(['wall', 'building', 'wood', 'hill', 'water', 'free']),
  ground,
  blocks: v.union([v.picklist(['always', 'never']), v.strictObject({ depth: length })]),
  cover: v.boolean(),
  impassable: v.boolean(),
  rough: v.boolean(),
  height,
  stand: height,
  locked: v.boolean(),
}) satisfies v.GenericSchema<unknown, Terrain>

export const pieces = v.pipe(v.array(piece), v.maxLength(MOST_TERRAIN))
