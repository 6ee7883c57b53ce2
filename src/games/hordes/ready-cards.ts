import type { ReadyCard } from '../ready-card.ts'
import { lineCards } from './line-cards.ts'

/** Ready unit cards: a spray, fighters of a line, one who shoots in melee, a blast, a breathing beast and a caster. */
export const readyCards: readonly ReadyCard[] = [
  ...lineCards,
  {
    id: 'hunter',
    name: { en: 'Hunter', ru: 'Охотник' },
    stats: { str: 5, mat: 6, rat: 6, def: 13, arm: 13, boxes: 1 },
    traits: ['combinedMelee', 'combinedRanged'],
    weapons: [
      {
        id: 'bow',
        name: { en: 'Long bow', ru: 'Длинный лук' },
        kind: 'ranged',
        stats: { range: 12, pow: 10 },
        traits: [],
      },
      { id: 'spear', name: { en: 'Spear', ru: 'Копьё' }, kind: 'melee', stats: { reach: 2, pow: 4 }, traits: [] },
    ],
  },
  {
    id: 'outrider',
    name: { en: 'Outrider', ru: 'Разведчик' },
    stats: { str: 5, mat: 6, rat: 7, def: 14, arm: 12, boxes: 5 },
    traits: ['gunfighter'],
    weapons: [
      {
        id: 'pistol',
        name: { en: 'Pistol', ru: 'Пистолет' },
        kind: 'ranged',
        stats: { range: 8, pow: 12 },
        traits: [],
      },
    ],
  },
  {
    id: 'bombard',
    name: { en: 'Bombard', ru: 'Бомбарда' },
    stats: { str: 10, mat: 5, rat: 5, def: 9, arm: 17, boxes: 12 },
    traits: [],
    weapons: [
      {
        id: 'siege',
        name: { en: 'Siege gun', ru: 'Осадное орудие' },
        kind: 'ranged',
        stats: { range: 14, pow: 15, aoe: 4, blastPow: 8 },
        traits: [],
      },
    ],
  },
  {
    id: 'drake',
    name: { en: 'Drake', ru: 'Дракон' },
    stats: {
      ...{ str: 12, mat: 6, rat: 5, def: 10, arm: 18 },
      ...{ branch1: 5, branch2: 5, branch3: 4, branch4: 4, branch5: 6, branch6: 6 },
    },
    traits: ['channeler'],
    weapons: [
      {
        id: 'breath',
        name: { en: 'Breath', ru: 'Дыхание' },
        kind: 'spray',
        stats: { spraySize: 8, pow: 14 },
        traits: [],
      },
      { id: 'jaws', name: { en: 'Jaws', ru: 'Пасть' }, kind: 'melee', stats: { reach: 0.5, pow: 5 }, traits: [] },
    ],
  },
  {
    id: 'seer',
    name: { en: 'Seer', ru: 'Провидица' },
    stats: { str: 5, mat: 5, rat: 5, fury: 7, def: 15, arm: 14, boxes: 16 },
    traits: [],
    weapons: [
      {
        id: 'bolt',
        name: { en: 'Frost bolt', ru: 'Ледяная стрела' },
        kind: 'magic',
        stats: { range: 10, pow: 12 },
        traits: [],
      },
      {
        id: 'storm',
        name: { en: 'Storm', ru: 'Буря' },
        kind: 'magic',
        stats: { range: 8, pow: 13, aoe: 3 },
        traits: [],
      },
    ],
  },
]
