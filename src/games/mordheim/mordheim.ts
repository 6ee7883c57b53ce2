import type { Game } from '../game.ts'
import { bases } from './bases.ts'
import { open, readings } from './readings.ts'
import { sheet } from './sheet.ts'
import { blasts, sprayPresets, sprays } from './templates.ts'

export const mordheim: Game = {
  id: 'mordheim',
  bases,
  blasts,
  sprays,
  sprayPresets,
  readings,
  open,
  procedures: [
    { id: 'targets', aimed: false },
    { id: 'shooting', aimed: true },
    { id: 'recovery', aimed: false },
    { id: 'phase', aimed: false },
    { id: 'turn', aimed: false },
  ],
  resolves: {},
  sheet,
  marks: ['knockedDown', 'stunned', 'fleeing', 'engaged', 'large'],
  hindrances: [
    { mark: 'knockedDown', told: 'mayCrawl', stops: false },
    { mark: 'stunned', told: 'doesNothing', stops: true },
  ],
  declaresFirst: true,
}
