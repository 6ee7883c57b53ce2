import * as v from 'valibot'
import type { GameId, Readings, SprayPreset } from '../../games/game.ts'
import { halfWidth, id, templateSize, text } from './numbers.ts'

export const gameIds = ['hordes', 'wh40k', 'fantasy', 'mordheim'] as const satisfies readonly GameId[]

export const gameId = v.picklist(gameIds)

/** The readings in which a table differs; each may be absent, none may be undefined. */
export const readings = v.strictObject({
  touch: v.exactOptional(v.picklist(['covered', 'clear'])),
  deviationCap: v.exactOptional(v.picklist(['edge', 'centre'])),
  rangeFrom: v.exactOptional(v.picklist(['edge', 'centre'])),
  directions: v.exactOptional(v.picklist(['clockwise', 'anticlockwise'])),
  backArc: v.exactOptional(v.picklist(['whole', 'centre'])),
  backStrikeWhen: v.exactOptional(v.picklist(['activation', 'attack'])),
  enterBy: v.exactOptional(v.picklist(['part', 'centre', 'wholly'])),
  sprayAim: v.exactOptional(v.picklist(['strict', 'loose'])),
  contacted: v.exactOptional(v.picklist(['before', 'after'])),
  sightModels: v.exactOptional(v.picklist(['targetSize', 'all', 'none'])),
  sightTangent: v.exactOptional(v.picklist(['free', 'blocked'])),
  sightArc: v.exactOptional(v.picklist(['front', 'around'])),
  sightElevated: v.exactOptional(v.picklist(['inch', 'level'])),
  strayShots: v.exactOptional(v.picklist(['another', 'lost'])),
  gunfighterReach: v.exactOptional(v.picklist(['melee', 'half'])),
  extremes: v.exactOptional(v.picklist(['decide', 'count'])),
  coverFrom: v.exactOptional(v.picklist(['centre', 'base', 'lines'])),
  coverStruck: v.exactOptional(v.picklist(['showsOne', 'missesByOne'])),
  shotOnes: v.exactOptional(v.picklist(['miss', 'count'])),
  easierTargets: v.exactOptional(v.picklist(['any', 'nearest'])),
  harmlessTargets: v.exactOptional(v.picklist(['free', 'easier'])),
  volley: v.exactOptional(v.picklist(['weapon', 'unit'])),
  woundSight: v.exactOptional(v.picklist(['unit', 'firing'])),
  shortMove: v.exactOptional(v.picklist(['nearest', 'refused'])),
  leaveClear: v.exactOptional(v.picklist(['unit', 'all'])),
}) satisfies v.GenericSchema<unknown, Partial<Readings>>

const profile = v.pipe(
  v.strictObject({
    mouth: halfWidth,
    shoulder: halfWidth,
    shoulderAt: templateSize,
    tip: templateSize,
    end: v.picklist(['point', 'arc', 'flat']),
  }),
  v.check(({ shoulderAt, tip }) => tip >= shoulderAt, 'tip ≥ shoulderAt'),
)

/** The size of a profile is its key: inches, above 0 and no larger than a template. */
const size = v.pipe(
  v.string(),
  v.check((key) => Number(key) > 0 && Number(key) <= 100 && String(Number(key)) === key, 'inches'),
)

export const outline = v.strictObject({
  id,
  name: v.exactOptional(text),
  profiles: v.pipe(
    v.record(size, profile),
    v.check((profiles) => Object.keys(profiles).length > 0, 'not empty'),
  ),
}) satisfies v.GenericSchema<unknown, SprayPreset>
