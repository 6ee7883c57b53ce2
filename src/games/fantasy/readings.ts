import type { ReadingName, Readings } from '../game.ts'
import { usualReadings } from '../usual-readings.ts'

/** What the text leaves open, as it is taken unless a table says otherwise. */
export const readings: Readings = {
  ...usualReadings,
  // Some part of a base has to be under the template.
  touch: 'clear',
  enterBy: 'part',
  sightModels: 'all',
  sightTangent: 'free',
  sightArc: 'front',
  // By its letter. Later editions let it join no more.
  shortMove: 'nearest',
  // The text names its own unit alone.
  leaveClear: 'unit',
}

/** The readings its verdicts hang on, as they are shown. */
export const open: readonly ReadingName[] = [
  'shortMove',
  'leaveClear',
  'touch',
  'enterBy',
  'sightModels',
  'sightTangent',
  'sightArc',
]
