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
  sightModels: 'none',
  sightTangent: 'free',
  sightArc: 'around',
  extremes: 'decide',
  strayShots: 'another',
  // Seen from the eyes of the model, which stand over the centre of its base.
  coverFrom: 'centre',
  // By its letter: the die shows a 1. The rules in English say that it misses by 1.
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
  'coverFrom',
  'coverStruck',
  'shotOnes',
  'easierTargets',
  'touch',
  'enterBy',
  'sightModels',
  'sightTangent',
  'sightArc',
]
