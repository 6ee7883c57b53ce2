import type { Readings } from './game.ts'

/**
 * How readings stand in games whose text asks nothing of them: they change none of its verdicts. What every game's verdicts
 * hang on is not among them.
 */
export const usualReadings: Omit<Readings, 'touch' | 'enterBy' | 'sightModels' | 'sightTangent' | 'sightArc'> = {
  deviationCap: 'edge',
  rangeFrom: 'edge',
  directions: 'clockwise',
  backArc: 'whole',
  backStrikeWhen: 'attack',
  sprayAim: 'strict',
  contacted: 'before',
  sightElevated: 'level',
  extremes: 'decide',
  strayShots: 'another',
  gunfighterReach: 'melee',
  coverFrom: 'centre',
  coverStruck: 'showsOne',
  shotOnes: 'miss',
  easierTargets: 'any',
  harmlessTargets: 'free',
  volley: 'weapon',
  woundSight: 'unit',
  shortMove: 'nearest',
  leaveClear: 'unit',
}
