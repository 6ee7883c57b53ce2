import type { ReadyCard } from '../ready-card.ts'

/** Ready unit cards: spearmen and their first, a captain on foot, one on wings, a lord in the best armour, a heavy one. */
export const readyCards: readonly ReadyCard[] = [
  {
    id: 'spear',
    name: { en: 'Ford spearman', ru: 'Копейщик с переправы' },
    stats: { move: 4, leadership: 7, wounds: 1, save: 6 },
    traits: ['shield'],
    weapons: [],
  },
  {
    id: 'champion',
    name: { en: 'First of the ford', ru: 'Первый у переправы' },
    stats: { move: 4, leadership: 7, wounds: 1, save: 6 },
    traits: ['frontRank', 'shield'],
    weapons: [],
  },
  {
    id: 'captain',
    name: { en: 'Bridge captain', ru: 'Капитан моста' },
    stats: { move: 4, leadership: 8, wounds: 2, save: 5 },
    traits: ['character', 'frontRank', 'shield'],
    weapons: [],
  },
  {
    id: 'winged',
    name: { en: 'Crane sister', ru: 'Сестра журавлей' },
    stats: { move: 8, leadership: 8, wounds: 2, save: 7 },
    traits: ['character', 'frontRank', 'flyer'],
    weapons: [],
  },
  {
    id: 'lord',
    name: { en: 'Ironwood lord', ru: 'Владыка железной рощи' },
    stats: { move: 3, leadership: 10, wounds: 3, save: 4 },
    traits: ['character', 'frontRank', 'shield'],
    weapons: [],
  },
  {
    id: 'ogre',
    name: { en: 'Quarry giant', ru: 'Великан с каменоломни' },
    stats: { move: 6, leadership: 7, wounds: 3, save: 6 },
    traits: [],
    weapons: [],
  },
]
