import type { ReadyCard } from '../ready-card.ts'

type ReadyWeapon = ReadyCard['weapons'][number]

const crossbow: ReadyWeapon = {
  id: 'crossbow',
  name: { en: 'Heavy crossbow', ru: 'Тяжёлый арбалет' },
  kind: 'missile',
  stats: { range: 30, strength: 4, pierce: 0 },
  traits: [],
}

const bow: ReadyWeapon = {
  id: 'bow',
  name: { en: 'Hunting bow', ru: 'Охотничий лук' },
  kind: 'missile',
  stats: { range: 24, strength: 3, pierce: 0 },
  traits: [],
}

const knives: ReadyWeapon = {
  id: 'knives',
  name: { en: 'Throwing knives', ru: 'Метательные ножи' },
  kind: 'thrown',
  stats: { range: 6, strength: 3, pierce: 0 },
  traits: ['noMovePenalty', 'noLongPenalty'],
}

const pistol: ReadyWeapon = {
  id: 'pistol',
  name: { en: 'Old pistol', ru: 'Старый пистоль' },
  kind: 'pistol',
  stats: { range: 6, strength: 4, pierce: 1 },
  traits: [],
}

/** Ready unit cards: a marksman, an archer, one in heavy armour with a shield, a large one without a gun. */
export const readyCards: readonly ReadyCard[] = [
  {
    id: 'marksman',
    name: { en: 'Fen marksman', ru: 'Болотный стрелок' },
    stats: { move: 4, bs: 4, toughness: 3, wounds: 1, save: 6 },
    traits: [],
    weapons: [crossbow, knives],
  },
  {
    id: 'archer',
    name: { en: 'Alley archer', ru: 'Лучник трущоб' },
    stats: { move: 4, bs: 3, toughness: 3, wounds: 1, save: 7 },
    traits: [],
    weapons: [bow],
  },
  {
    id: 'guard',
    name: { en: 'Gate guard', ru: 'Привратник' },
    stats: { move: 4, bs: 3, toughness: 3, wounds: 1, save: 5 },
    traits: ['shield'],
    weapons: [pistol],
  },
  {
    id: 'brute',
    name: { en: 'Quarry brute', ru: 'Каменоломный громила' },
    stats: { move: 6, bs: 2, toughness: 4, wounds: 3, save: 6 },
    traits: ['large'],
    weapons: [],
  },
]
