import type { ReadyCard } from '../ready-card.ts'

/** The ready unit cards of the first table that is shown: a gunner with a spray, and the fighters of two lines. */
export const lineCards: readonly ReadyCard[] = [
  {
    id: 'gunner',
    name: { en: 'Gunner', ru: 'Стрелок' },
    stats: { str: 7, mat: 5, rat: 5, def: 12, arm: 15, boxes: 8 },
    traits: [],
    weapons: [
      {
        id: 'scatter',
        name: { en: 'Scattergun', ru: 'Дробовик' },
        kind: 'spray',
        stats: { spraySize: 8, pow: 12 },
        traits: [],
      },
      { id: 'butt', name: { en: 'Gun butt', ru: 'Приклад' }, kind: 'melee', stats: { reach: 0.5, pow: 2 }, traits: [] },
    ],
  },
  {
    id: 'shield',
    name: { en: 'Shield bearer', ru: 'Щитник' },
    stats: { str: 6, mat: 6, rat: 4, def: 12, arm: 16, boxes: 1 },
    traits: ['combinedMelee'],
    weapons: [
      { id: 'sword', name: { en: 'Sword', ru: 'Меч' }, kind: 'melee', stats: { reach: 0.5, pow: 4 }, traits: [] },
    ],
  },
  {
    id: 'lancer',
    name: { en: 'Lancer', ru: 'Пикинёр' },
    stats: { str: 6, mat: 7, rat: 4, def: 13, arm: 14, boxes: 5 },
    traits: ['combinedMelee'],
    weapons: [{ id: 'pike', name: { en: 'Pike', ru: 'Пика' }, kind: 'melee', stats: { reach: 2, pow: 5 }, traits: [] }],
  },
]
