import type { ReadingName, Readings } from '../game.ts'
import { usualReadings } from '../usual-readings.ts'

/** What the text leaves open, as it is taken unless a table says otherwise. */
export const readings: Readings = {
  ...usualReadings,
  // Even partly under the template is hit; what only touches its edge is not under it.
  touch: 'clear',
  enterBy: 'part',
  // The teardrop may be turned to cover as many as it can.
  sprayAim: 'loose',
  sightModels: 'none',
  sightTangent: 'free',
  sightArc: 'around',
  volley: 'weapon',
  woundSight: 'unit',
}

/** The readings its verdicts hang on, as they are shown. */
export const open: readonly ReadingName[] = [
  'touch',
  'enterBy',
  'sprayAim',
  'sightModels',
  'sightTangent',
  'sightArc',
  'volley',
  'woundSight',
]
