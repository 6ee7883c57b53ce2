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
  procedures: [
    { id: 'ranged', aimed: true },
    { id: 'melee', aimed: true },
    { id: 'magic', aimed: true },
    { id: 'spray', aimed: true },
    { id: 'combinedMelee', aimed: true },
    { id: 'combinedRanged', aimed: true },
    { id: 'fall', aimed: false },
    { id: 'stand', aimed: false },
    { id: 'forfeit', aimed: false },
    { id: 'extraAttack', aimed: false },
    { id: 'turn', aimed: false },
  ],
  resolves: {
    spray: { of: 'spray', outline: 'hordes.outline', size: 'spraySize' },
    deviation: { of: 'ranged' },
    fall: { of: 'fall', height: 'hordes.height', contacted: 'hordes.landedOn' },
  },
  sheet,
  marks: ['knockedDown', 'stationary', 'stealth', 'incorporeal'],
  hindrances: [
    { mark: 'knockedDown', told: 'mustStand', stops: false },
    { mark: 'stationary', told: 'notActivated', stops: true },
  ],
  declaresFirst: true,
}
