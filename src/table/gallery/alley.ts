import { readyCards } from '../../games/mordheim/ready-cards.ts'
import { usualEffects } from '../terrain.ts'
import { blade, gunner, lancer, rider, squire } from './names.ts'
import type { Ready } from './ready.ts'

export const alley: Ready = {
  game: 'mordheim',
  title: { en: 'Whom may the gunner shoot?', ru: 'В кого можно стрелять?' },
  situation: {
    en: 'The outrider is nearest but stands behind the corner of a wall; blade and squire are farther, in the open; the lancer is half hidden behind the outrider.',
    ru: 'Ближе всех разведчик, но он за углом стены; клинок и оруженосец дальше, на открытом месте; пикинёр наполовину скрыт за разведчиком.',
  },
  look: {
    en: 'Whoever is easier to hit than the nearest may be chosen, the lancer may not. Take the wall away and only the outrider is left.',
    ru: 'Выбрать можно и тех, в кого попасть легче, чем в ближайшего, а пикинёра нельзя. Уберите стену, и останется один разведчик.',
  },
  cards: readyCards,
  scene: {
    models: [
      { id: 'gunner', name: gunner, side: 'a', mm: 25, x: 18, y: 24, facing: 0, card: 'marksman' },
      { id: 'rider', name: rider, side: 'b', mm: 25, x: 24, y: 24, facing: 180, card: 'guard' },
      { id: 'blade', name: blade, side: 'b', mm: 25, x: 26, y: 20.5, facing: 160, card: 'archer' },
      { id: 'squire', name: squire, side: 'b', mm: 25, x: 25.5, y: 29.2, facing: 220, card: 'archer' },
      { id: 'lancer', name: lancer, side: 'b', mm: 25, x: 31, y: 23, facing: 180, card: 'guard' },
    ],
    terrain: [
      {
        ...{ id: 'corner', kind: 'wall', locked: true, ...usualEffects.wall },
        name: { en: 'Corner', ru: 'Угол' },
        ground: { shape: 'rectangle', x: 22.5, y: 25.1, width: 0.5, depth: 2, turned: 0 },
      },
    ],
    lays: [
      {
        ...{ id: 'targets', pinned: false, kind: 'procedure', of: 'targets', actor: 'gunner' },
        ...{ target: null, answers: {}, rolls: {} },
      },
    ],
  },
}
