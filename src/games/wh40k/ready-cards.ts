import type { ReadyCard } from '../ready-card.ts'

/**
 * Ready unit cards: riflemen and a launcher for a squad, a mob with its drover and urchins, one of rare skill, a mortar, a
 * flamethrower and one of many wounds.
 */
export const readyCards: readonly ReadyCard[] = [
  {
    id: 'trooper',
    name: { en: 'Trooper', ru: 'Пехотинец' },
    stats: { bs: 4, toughness: 4, wounds: 1, save: 3 },
    traits: [],
    weapons: [
      {
        id: 'rifle',
        name: { en: 'Rifle', ru: 'Винтовка' },
        kind: 'gun',
        stats: { range: 24, strength: 4, ap: 5, shots: 1 },
        traits: [],
      },
    ],
  },
  {
    id: 'rocketeer',
    name: { en: 'Rocketeer', ru: 'Ракетчик' },
    stats: { bs: 4, toughness: 4, wounds: 1, save: 3 },
    traits: [],
    weapons: [
      {
        id: 'piercing',
        name: { en: 'Rocket, piercing', ru: 'Ракета, бронебойная' },
        kind: 'gun',
        stats: { range: 48, strength: 8, ap: 3, shots: 1 },
        traits: ['heavy'],
      },
      {
        id: 'bursting',
        name: { en: 'Rocket, bursting', ru: 'Ракета, осколочная' },
        kind: 'gun',
        stats: { range: 48, strength: 4, ap: 6, blast: 3 },
        traits: ['heavy', 'blast'],
      },
    ],
  },
  {
    id: 'brawler',
    name: { en: 'Brawler', ru: 'Громила' },
    stats: { bs: 2, toughness: 4, wounds: 1, save: 6 },
    traits: [],
    weapons: [
      {
        id: 'pistol',
        name: { en: 'Pistol', ru: 'Пистолет' },
        kind: 'gun',
        stats: { range: 12, strength: 4, ap: 6, shots: 1 },
        traits: [],
      },
    ],
  },
  {
    id: 'urchin',
    name: { en: 'Urchin', ru: 'Оборвыш' },
    stats: { bs: 3, toughness: 3, wounds: 1, save: 7 },
    traits: [],
    weapons: [],
  },
  {
    id: 'drover',
    name: { en: 'Drover', ru: 'Погонщик' },
    stats: { bs: 2, toughness: 4, wounds: 1, save: 6 },
    traits: [],
    weapons: [],
  },
  {
    id: 'marksman',
    name: { en: 'Marksman', ru: 'Снайпер' },
    stats: { bs: 7, toughness: 3, wounds: 2, save: 5, invulnerable: 5 },
    traits: [],
    weapons: [
      {
        id: 'heirloom',
        name: { en: 'Heirloom rifle', ru: 'Наградная винтовка' },
        kind: 'gun',
        stats: { range: 36, strength: 5, ap: 4, shots: 1 },
        traits: ['masterCrafted'],
      },
    ],
  },
  {
    id: 'bombardier',
    name: { en: 'Bombardier', ru: 'Миномётчик' },
    stats: { bs: 3, toughness: 3, wounds: 1, save: 5 },
    traits: [],
    weapons: [
      {
        id: 'mortar',
        name: { en: 'Mortar', ru: 'Миномёт' },
        kind: 'gun',
        stats: { range: 48, strength: 5, ap: 4, blast: 5 },
        traits: ['ordnance', 'blast'],
      },
    ],
  },
  {
    id: 'burner',
    name: { en: 'Burner', ru: 'Огнемётчик' },
    stats: { bs: 4, toughness: 4, wounds: 1, save: 3 },
    traits: [],
    weapons: [
      {
        id: 'flamethrower',
        name: { en: 'Flamethrower', ru: 'Огнемёт' },
        kind: 'gun',
        stats: { strength: 4, ap: 5 },
        traits: ['template', 'ignoresCover'],
      },
    ],
  },
  {
    id: 'hulk',
    name: { en: 'Hulk', ru: 'Исполин' },
    stats: { bs: 3, toughness: 6, wounds: 4, save: 4, invulnerable: 6 },
    traits: [],
    weapons: [],
  },
]
