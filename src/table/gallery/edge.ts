import { hunter, hunters, mortar } from './names.ts'
import { members, type Ready } from './ready.ts'

export const edge: Ready = {
  title: { en: 'Stopped by the edge', ru: 'Остановлено краем стола' },
  situation: {
    en: 'A mortar misses Hunter 1 near the edge of the mat: direction 6, distance 4, straight off the table.',
    ru: 'Мортира промахивается по цели «Охотник 1» у края стола: направление 6, расстояние 4 — прямо за стол.',
  },
  look: {
    en: 'The drift is shortened along its direction until the middle of the blast lies on the edge; from there it still covers two.',
    ru: 'Отклонение укорочено по своему направлению так, что середина взрыва легла на край; оттуда он всё ещё накрывает двоих.',
  },
  scene: {
    models: [
      { id: 'mortar', name: mortar, side: 'a', mm: 40, x: 18, y: 7.5, facing: 326 },
      ...members({ id: 'hunter', name: hunter, unit: hunters, side: 'b', mm: 30, facing: 146 }, [
        [26, 2.2],
        [24.3, 1],
        [28.4, 1.2],
        [25.2, 4.4],
      ]),
    ],
    lays: [
      {
        id: 'shot',
        pinned: false,
        kind: 'deviation',
        origin: 'mortar',
        target: 'hunter1',
        range: 12,
        diameter: 4,
        direction: 6,
        distance: 4,
        hit: false,
      },
    ],
  },
}
