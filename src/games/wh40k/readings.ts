import type { ReadingName, Readings } from '../game.ts'

/** What the text leaves open, as it is taken unless a table says otherwise. */
export const readings: Readings = {
  // Even partly under the template is hit; what only touches its edge is not under it.
  touch: 'clear',
  deviationCap: 'edge',
  rangeFrom: 'edge',
  directions: 'clockwise',
  backArc: 'whole',
  backStrikeWhen: 'attack',
  enterBy: 'part',
  // The teardrop may be turned to cover as many as it can.
  sprayAim: 'loose',
  contacted: 'before',
  sightModels: 'none',
  sightTangent: 'free',
  sightArc: 'around',
  extremes: 'decide',
  strayShots: 'another',
  coverFrom: 'centre',
  coverStruck: 'showsOne',
  shotOnes: 'miss',
  easierTargets: 'any',
  volley: 'weapon',
  woundSight: 'unit',
  shortMove: 'nearest',
  leaveClear: 'unit',
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
