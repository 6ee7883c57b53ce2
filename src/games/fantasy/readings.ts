import type { ReadingName, Readings } from '../game.ts'

/** What the text leaves open, as it is taken unless a table says otherwise. */
export const readings: Readings = {
  // Some part of a base has to be under the template.
  touch: 'clear',
  deviationCap: 'edge',
  rangeFrom: 'edge',
  directions: 'clockwise',
  backArc: 'whole',
  backStrikeWhen: 'attack',
  enterBy: 'part',
  sprayAim: 'strict',
  contacted: 'before',
  sightModels: 'all',
  sightTangent: 'free',
  sightArc: 'front',
  extremes: 'decide',
  strayShots: 'another',
  coverFrom: 'centre',
  coverStruck: 'showsOne',
  shotOnes: 'miss',
  easierTargets: 'any',
  volley: 'weapon',
  woundSight: 'unit',
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
