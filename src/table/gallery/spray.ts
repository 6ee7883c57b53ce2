import { lineCards } from '../../games/hordes/line-cards.ts'
import { gunner, lancer, lancers, shield, shields } from './names.ts'
import { members, type Ready } from './ready.ts'

export const spray: Ready = {
  title: { en: 'A spray over the shield line', ru: 'Распыление по строю щитов' },
  situation: {
    en: 'A gunner sprays 8″ at the middle of a shield line that is in melee with his own lancers.',
    ru: 'Стрелок бьёт распылением 8″ по середине строя щитов, который уже рубится с его пикинёрами.',
  },
  look: {
    en: 'Aimed at Shield 3 it covers four of the line and none of the lancers, some of them only by a hair.',
    ru: 'При цели «Щитник 3» накрыты четверо из строя и ни одного пикинёра, кое-где на волосок.',
  },
  cards: lineCards,
  scene: {
    models: [
      { id: 'gunner', name: gunner, side: 'a', mm: 40, x: 17.5, y: 25.5, facing: 351, card: 'gunner' },
      ...members({ id: 'shield', name: shield, unit: shields, side: 'b', mm: 30, facing: 200, card: 'shield' }, [
        [20.67, 23.83],
        [21.94, 24.19],
        [23.22, 24.59],
        [24.5, 25],
        [25.76, 25.31],
      ]),
      ...members({ id: 'lancer', name: lancer, unit: lancers, side: 'a', mm: 30, facing: 340, card: 'lancer' }, [
        [23.64, 25.84],
        [23.56, 23.25],
        [25.56, 22.76],
      ]),
    ],
    lays: [
      {
        id: 'spray',
        pinned: false,
        kind: 'spray',
        origin: 'gunner',
        aim: { kind: 'model', id: 'shield3' },
        size: 8,
        outline: 'nested',
      },
    ],
  },
}
