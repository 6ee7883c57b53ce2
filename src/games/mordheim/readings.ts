import type { ReadingName, Readings } from '../game.ts'
import { usualReadings } from '../usual-readings.ts'

/** What the text leaves open, as it is taken unless a table says otherwise. */
export const readings: Readings = {
  ...usualReadings,
  // Some part of a base has to be under the template.
  touch: 'clear',
  enterBy: 'part',
  sightModels: 'none',
  sightTangent: 'free',
  sightArc: 'around',
  // Seen from the eyes of the model, which stand over the centre of its base.
  coverFrom: 'centre',
  // By its letter: the die shows a 1. The rules in English say that it misses by 1.
  coverStruck: 'showsOne',
  shotOnes: 'miss',
  easierTargets: 'any',
  // By its letter they may be shot at, without a word of who is nearer.
  harmlessTargets: 'free',
}

/** The readings its verdicts hang on, as they are shown. */
export const open: readonly ReadingName[] = [
  'coverFrom',
  'coverStruck',
  'shotOnes',
  'easierTargets',
  'harmlessTargets',
  'touch',
  'enterBy',
  'sightModels',
  'sightTangent',
  'sightArc',
]
