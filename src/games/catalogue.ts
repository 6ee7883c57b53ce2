import { fantasy } from './fantasy/fantasy.ts'
import type { Game, GameId, ReadingName, Readings } from './game.ts'
import { hordes } from './hordes/hordes.ts'
import { mordheim } from './mordheim/mordheim.ts'
import { wh40k } from './wh40k/wh40k.ts'

/** The games there are, in the order in which they are offered. */
export const games: { readonly [Id in GameId]: Game } = { hordes, wh40k, fantasy, mordheim }

/** What a game brings to the table. */
export function gameOf(id: GameId): Game {
  return games[id]
}

/** A game's readings with those put in that a table has of its own. */
export function readingsOf(game: Game, overrides: Partial<Readings>): Readings {
  return { ...game.readings, ...overrides }
}

/** The choices each reading has; a switch between two is on at the first. */
export const choices = {
  touch: ['covered', 'clear'],
  deviationCap: ['edge', 'centre'],
  rangeFrom: ['edge', 'centre'],
  directions: ['clockwise', 'anticlockwise'],
  backArc: ['whole', 'centre'],
  backStrikeWhen: ['activation', 'attack'],
  enterBy: ['part', 'centre', 'wholly'],
  sprayAim: ['strict', 'loose'],
  contacted: ['before', 'after'],
  sightModels: ['targetSize', 'all', 'none'],
  sightTangent: ['free', 'blocked'],
  sightArc: ['front', 'around'],
  sightElevated: ['inch', 'level'],
  extremes: ['decide', 'count'],
  strayShots: ['another', 'lost'],
  gunfighterReach: ['melee', 'half'],
  coverFrom: ['centre', 'base', 'lines'],
  coverStruck: ['showsOne', 'missesByOne'],
  shotOnes: ['miss', 'count'],
  easierTargets: ['any', 'nearest'],
  harmlessTargets: ['free', 'easier'],
  volley: ['weapon', 'unit'],
  woundSight: ['unit', 'firing'],
  shortMove: ['nearest', 'refused'],
  leaveClear: ['unit', 'all'],
} as const satisfies { readonly [Name in ReadingName]: readonly Readings[Name][] }
