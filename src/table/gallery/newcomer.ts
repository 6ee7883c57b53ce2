import { readyCards } from '../../games/fantasy/ready-cards.ts'
import { inchesOf } from '../../rules/base.ts'
import { captain, first, lancer, lancers, spearman, spearmen } from './names.ts'
import { members, type Ready } from './ready.ts'

const SIDE = inchesOf(20)
const LARGE = inchesOf(25)

/** The place of a slot in two ranks of five that face up the board. */
const slot = (rank: number, file: number) => [20 + (file + 0.5) * SIDE, 22 + (rank + 0.5) * SIDE] as const

const files = [0, 1, 2, 3, 4]
/** All slots but the middle one of the front, which is the champion's. */
const places = [0, 1].flatMap((rank) =>
  files.filter((file) => rank !== 0 || file !== 2).map((file) => slot(rank, file)),
)

const [x, y] = slot(0, 2)
const up = { square: true, side: 'a', facing: 270 } as const

/** A rank of others close behind the right of the spearmen: no third rank of theirs has room there. */
const behind = [0, 1, 2].map((file) => [20 + 2 * SIDE + (file + 0.5) * LARGE, 22 + 2 * SIDE + 0.8] as const)

export const newcomer: Ready = {
  game: 'fantasy',
  title: { en: 'Where does the captain stand?', ru: 'Куда встанет капитан?' },
  situation: {
    en: 'The captain, 1.6″ before two ranks of spearmen, joins them. Their first holds the middle of the front; lancers stand close behind.',
    ru: 'Капитан в 1,6″ перед двумя рядами копейщиков присоединяется к ним. В середине первого ряда их старший; сразу за строем стоят пикинёры.',
  },
  look: {
    en: 'Tap a place of the front rank: it is measured, and who makes room goes where the lancers leave any. Then let the captain leave.',
    ru: 'Коснитесь места в первом ряду: путь измерен, а кто освобождает место, уходит туда, где пикинёры не мешают. Потом выведите капитана.',
  },
  cards: readyCards,
  scene: {
    models: [
      ...members({ ...up, id: 'spear', name: spearman, unit: spearmen, mm: 20, card: 'spear' }, places),
      { ...up, id: 'first', name: first, unit: spearmen, mm: 20, x, y, card: 'champion' },
      { ...up, id: 'captain', name: captain, mm: 20, x, y: y - SIDE - 1.6, card: 'captain' },
      ...members({ ...up, id: 'lancer', name: lancer, unit: lancers, mm: 25 }, behind),
    ],
    lays: [
      {
        ...{ id: 'join', pinned: false, kind: 'procedure', of: 'join', actor: 'captain' },
        ...{ target: 'first', answers: {}, rolls: {} },
      },
    ],
  },
}
