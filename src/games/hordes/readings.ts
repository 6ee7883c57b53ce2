import type { ReadingName, Readings } from '../game.ts'
import { usualReadings } from '../usual-readings.ts'

/** What the text leaves open, as it is taken unless a table says otherwise. */
export const readings: Readings = {
  ...usualReadings,
  // Some part of a base has to be under the template; a shared point of two edges is no part.
  touch: 'clear',
  // Distances are measured from edge to edge, so half a distance is half of that.
  deviationCap: 'edge',
  rangeFrom: 'edge',
  directions: 'clockwise',
  // Never in the front arc: so no part of the base may be.
  backArc: 'whole',
  backStrikeWhen: 'activation',
  enterBy: 'part',
  sprayAim: 'strict',
  contacted: 'before',
  sightModels: 'targetSize',
  sightTangent: 'free',
  sightArc: 'front',
  // Its text is silent about heights, and the table is flat; those who play the full rules turn it on.
  sightElevated: 'level',
  extremes: 'decide',
  strayShots: 'another',
  // It shoots at whom it has in its melee range, and of several weapons the longest makes that.
  gunfighterReach: 'melee',
}

/** The readings its verdicts hang on, as they are shown. */
export const open: readonly ReadingName[] = [
  'touch',
  'deviationCap',
  'rangeFrom',
  'directions',
  'backArc',
  'backStrikeWhen',
  'enterBy',
  'sprayAim',
  'contacted',
  'sightModels',
  'sightTangent',
  'sightArc',
  'sightElevated',
  'extremes',
  'strayShots',
  'gunfighterReach',
]
