import type { Game } from '../game.ts'
import { bases } from './bases.ts'
import { open, readings } from './readings.ts'
import { blasts, sprayPresets, sprays } from './templates.ts'

export const hordes: Game = {
  id: 'hordes',
  bases,
  blasts,
  sprays,
  sprayPresets,
  readings,
  open,
  declaresFirst: true,
}
