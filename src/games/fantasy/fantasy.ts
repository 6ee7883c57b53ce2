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
  procedures: [
    { id: 'join', aimed: true },
    { id: 'leave', aimed: false },
    { id: 'together', aimed: true },
    { id: 'save', aimed: false },
    { id: 'combined', aimed: false },
    { id: 'phase', aimed: false },
    { id: 'turn', aimed: false },
  ],
  resolves: {},
  sheet,
  marks: ['engaged', 'fleeing', 'joined', 'locked', 'moved', 'marching', 'noMarch', 'ofCharacters'],
  hindrances: [{ mark: 'locked', told: 'movesNoMore', stops: true }],
  declaresFirst: false,
}
