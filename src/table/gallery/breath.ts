import { readyCards } from '../../games/hordes/ready-cards.ts'
import { drake, hound, rider, riders } from './names.ts'
import { members, type Ready } from './ready.ts'

export const breath: Ready = {
  title: { en: 'The drake looks past them', ru: 'Дракон смотрит мимо' },
  situation: {
    en: 'Two outriders keep apart so that no spray at one reaches the other; a hound stands behind, in sight but out of range.',
    ru: 'Два разведчика разошлись так, что распыление по одному не заденет другого; позади, в поле зрения, но вне дальности, стоит гончая.',
  },
  look: {
    en: 'Aimed at the hound, which it can’t reach, the breath covers both outriders. Aim at either of them and it covers one.',
    ru: 'Если целиться в гончую, до которой не достать, распыление накрывает обоих разведчиков. Если в любого из них — только одного.',
  },
  cards: readyCards,
  scene: {
    models: [
      { id: 'drake', name: drake, card: 'drake', side: 'a', mm: 50, x: 18, y: 25, facing: 7 },
      ...members({ id: 'rider', name: rider, card: 'outrider', unit: riders, side: 'b', mm: 30, facing: 187 }, [
        [24.64, 24.91],
        [25.31, 26.88],
      ]),
      { id: 'hound', name: hound, side: 'b', mm: 40, x: 28.51, y: 26.29, facing: 180 },
    ],
    lays: [
      {
        id: 'breath',
        pinned: false,
        kind: 'spray',
        origin: 'drake',
        aim: { kind: 'model', id: 'hound' },
        size: 8,
        outline: 'nested',
      },
    ],
  },
}
