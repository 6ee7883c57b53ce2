import type { Game } from '../game.ts'
import { bases } from './bases.ts'
import { open, readings } from './readings.ts'
import { sheet } from './sheet.ts'
import { blasts, sprayPresets, sprays } from './templates.ts'

export const wh40k: Game = {
  id: 'wh40k',
  bases,
  blasts,
  sprays,
  sprayPresets,
  readings,
  open,
  procedures: [
    { id: 'shooting', aimed: true },
    { id: 'blast', aimed: true, arrow: { degrees: 'wh40k.direction', along: { 'wh40k.arrow': 'byHand' } } },
    { id: 'template', aimed: true },
    { id: 'hazard', aimed: false },
    { id: 'turn', aimed: false },
  ],
  resolves: { spray: { of: 'template' }, deviation: { of: 'blast' } },
  sheet,
  marks: ['fleeing'],
  hindrances: [],
  declaresFirst: false,
}
