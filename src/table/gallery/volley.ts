import { readyCards } from '../../games/wh40k/ready-cards.ts'
import { brawler, mob, rocketeer, squad, trooper } from './names.ts'
import { members, type Ready } from './ready.ts'

const shared = { unit: squad, side: 'a', mm: 28.5, facing: 0 } as const

export const volley: Ready = {
  title: { en: 'A squad fires at a mob', ru: 'Отделение стреляет по ватаге' },
  situation: {
    en: 'Two of one squad shoot at a mob of five: first the rocket, then the rifle.',
    ru: 'Двое из одного отделения стреляют по ватаге из пяти: сначала ракета, потом винтовка.',
  },
  look: {
    en: 'The numbers show in which order the mob is given wounds: whoever is nearest to either of the two comes first.',
    ru: 'Числа показывают, в каком порядке ватага получает ранения: первым тот, кто ближе к любому из двоих.',
  },
  game: 'wh40k',
  cards: readyCards,
  scene: {
    models: [
      { ...shared, id: 'rocketeer', name: rocketeer, x: 17, y: 22.4, card: 'rocketeer' },
      { ...shared, id: 'trooper', name: trooper, x: 17.6, y: 25.6, card: 'trooper' },
      ...members({ id: 'brawler', name: brawler, unit: mob, side: 'b', mm: 28.5, facing: 180, card: 'brawler' }, [
        [26, 23.2],
        [26.7, 25.1],
        [27.4, 21.7],
        [28.2, 23.6],
        [28.7, 26],
      ]),
    ],
    lays: [
      {
        ...{ id: 'shooting', pinned: false, kind: 'procedure', of: 'shooting' },
        ...{ actor: 'rocketeer', target: 'brawler1', answers: {}, rolls: {} },
      },
    ],
  },
}
