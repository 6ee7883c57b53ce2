import { blade, squire, warden } from './names.ts'
import type { Ready } from './ready.ts'

export const backStrike: Ready = {
  title: { en: 'The back strike that was not', ru: 'Удар сзади, которого не было' },
  situation: {
    en: 'A blade walks round a squire to strike the warden from behind, and ends well behind him.',
    ru: 'Клинок обходит оруженосца, чтобы ударить стража сзади, и в конце стоит у того за спиной.',
  },
  look: {
    en: 'On the second leg a part of its base crosses the line of the front arc, so the bonus is lost. Drag that corner back and it is won again.',
    ru: 'На втором отрезке часть подставки заходит за линию переднего сектора, и бонус потерян. Отведите этот угол назад — и он снова есть.',
  },
  scene: {
    models: [
      { id: 'warden', name: warden, side: 'b', mm: 40, x: 24, y: 24, facing: 0 },
      { id: 'squire', name: squire, side: 'b', mm: 30, x: 21.6, y: 26, facing: 180 },
      { id: 'blade', name: blade, side: 'a', mm: 30, x: 23, y: 25.3, facing: 307 },
    ],
    lays: [{ id: 'arcs', pinned: false, kind: 'arc', target: 'warden', attacker: 'blade' }],
    changes: {
      stage: 'play',
      activations: [
        {
          model: 'blade',
          path: [
            { x: 19.5, y: 27.5 },
            { x: 21.4, y: 27.9 },
            { x: 23.8, y: 27 },
            { x: 23, y: 25.3 },
          ],
          open: true,
        },
      ],
    },
  },
}
