import type { Game } from '../game.ts'
import { bases } from './bases.ts'
import { open, readings } from './readings.ts'
import { sheet } from './sheet.ts'
import { blasts, sprayPresets, sprays } from './templates.ts'

export const hordes: Game = {
  id: 'hordes',
  bases,
  blasts,
  sprays,
  sprayPresets,
  readings,
  open,
  procedures: [{ id: 'ranged', aimed: true }],
  sheet,
  marks: ['knockedDown', 'stationary', 'stealth', 'incorporeal'],
  declaresFirst: true,
}
