import { hunter, hunters, lancer, mortar } from './names.ts'
import { members, type Ready } from './ready.ts'

export const outOfRange: Ready = {
  title: { en: 'Out of range', ru: 'Вне дальности' },
  situation: {
    en: 'A mortar of range 8 fires at Hunter 1, who stands almost an inch too far: an automatic miss. Direction 4, distance 3.',
    ru: 'Мортира с дальностью 8 стреляет по цели «Охотник 1», а до неё почти на дюйм дальше: автоматический промах. Направление 4, расстояние 3.',
  },
  look: {
    en: 'The drift starts on the line at the range, not at the target, and falls short: on Hunter 3, and on one’s own lancer.',
    ru: 'Отклонение начинается на линии там, где кончается дальность, а не у цели, и уходит назад: на цель «Охотник 3» и на своего пикинёра.',
  },
  scene: {
    models: [
      { id: 'mortar', name: mortar, side: 'a', mm: 40, x: 15.5, y: 26, facing: 337 },
      { id: 'lancer', name: lancer, side: 'a', mm: 30, x: 20.2, y: 24.9, facing: 337 },
      ...members({ id: 'hunter', name: hunter, unit: hunters, side: 'b', mm: 30, facing: 157 }, [
        [25, 22],
        [26.1, 23.4],
        [22.4, 22.9],
      ]),
    ],
    lays: [
      {
        id: 'shot',
        pinned: false,
        kind: 'deviation',
        origin: 'mortar',
        target: 'hunter1',
        range: 8,
        diameter: 3,
        direction: 4,
        distance: 3,
        hit: false,
      },
    ],
  },
}
