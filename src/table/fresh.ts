import type { GameId } from '../games/game.ts'
import type { Table } from './document.ts'
import { LONGEST_NAME } from './limits.ts'

/** An empty table for a game: a mat of 48″ by 48″, in set-up, everything else at the game's defaults. The seed is a whole number below 2³². */
export function freshTable(start: {
  readonly id: string
  readonly name: string
  readonly game: GameId
  readonly seed: number
}): Table {
  return {
    id: start.id,
    name: start.name.slice(0, LONGEST_NAME),
    game: start.game,
    mat: { width: 48, height: 48, look: 'felt', grid: true },
    stage: 'setup',
    readings: {},
    tooClose: 0.05,
    declareFirst: false,
    declared: null,
    models: [],
    terrain: [],
    heights: false,
    lays: [],
    activations: [],
    outlines: [],
    cards: [],
    log: [],
    dice: { seed: start.seed >>> 0, rolled: 0 },
  }
}
