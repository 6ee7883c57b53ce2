import type { Game } from '../game.ts'
import { bases } from './bases.ts'
import { open, readings } from './readings.ts'
import { sheet } from './sheet.ts'
import { blasts, sprayPresets, sprays } from './templates.ts'

export const fantasy: Game = {
  id: 'fantasy',
  bases,
  blasts,
  sprays,
  sprayPresets,
  readings,
  open,
  procedures: [],
  resolves: {},
  sheet,
  marks: ['engaged', 'fleeing'],
  declaresFirst: false,
}
