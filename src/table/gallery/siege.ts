import { readyCards } from '../../games/hordes/ready-cards.ts'
import { radiusOf } from '../../rules/base.ts'
import { bombard, hunter, hunters } from './names.ts'
import { members, type Ready } from './ready.ts'

const from = { x: 17, y: 25 }
/** The one who is aimed at stands exactly ten inches away, edge to edge. */
const aim = { x: from.x + radiusOf(50) + 10 + radiusOf(30), y: from.y }

export const siege: Ready = {
  title: { en: 'The siege shot drifts', ru: 'Осадный выстрел отклонился' },
  situation: {
    en: 'A bombard fires at Hunter 1, ten inches away, and misses: direction 5, distance 3.',
    ru: 'Бомбарда стреляет по цели «Охотник 1» с десяти дюймов и промахивается: направление 5, расстояние 3.',
  },
  look: {
    en: 'A hit would have caught four under the template; drifted, it still catches one.',
    ru: 'При попадании под шаблоном оказались бы четверо; после отклонения он накрывает одного.',
  },
  cards: readyCards,
  scene: {
    models: [
      { id: 'bombard', name: bombard, side: 'a', mm: 50, ...from, facing: 0, card: 'bombard' },
      ...members({ id: 'hunter', name: hunter, unit: hunters, side: 'b', mm: 30, facing: 180, card: 'hunter' }, [
        [aim.x, aim.y],
        [aim.x + 0.4, aim.y + 1.7],
        [aim.x + 1.9, aim.y - 0.9],
        [aim.x - 1.3, aim.y - 1.2],
        [aim.x + 1.6, aim.y + 3.1],
        [aim.x - 2.6, aim.y + 2.2],
      ]),
    ],
    lays: [
      {
        id: 'shot',
        pinned: false,
        kind: 'deviation',
        origin: 'bombard',
        target: 'hunter1',
        range: 14,
        diameter: 4,
        direction: 5,
        distance: 3,
        hit: false,
      },
    ],
  },
}
