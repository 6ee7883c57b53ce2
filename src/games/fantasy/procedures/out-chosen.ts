import { bearing, type Point } from '../../../geometry/point.ts'
import { movedTo } from '../../../geometry/shape/shape.ts'
import { shapeGap } from '../../../geometry/shape/shape-gap.ts'
import { inches, type Sentence } from '../../../rules/sentence.ts'
import type { Option } from '../../question.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import type { Leaver } from '../leaving.ts'
import { facingOf } from '../ranks.ts'
import { angleOf, directions, type WayOut, wayOut } from '../ways-out.ts'
import { areaOf } from './slot-words.ts'

/** Where a character ends outside its unit: how far it went, how far from the unit it then is, and where it faces (degrees). */
export interface End {
  readonly away: number
  readonly at: Point
  readonly clear: number
  readonly facing: number
}

/** A way out that is offered, and the words for it when it goes so far. */
interface Offered {
  readonly value: string
  readonly way: WayOut
  words(away: number): Sentence
}

/** The nearest places and the eight ways as it faces that are free, the shortest first. */
function offers(leaver: Leaver, needed: number, places: readonly Point[], most: number): readonly Offered[] {
  const { rectangle } = leaver
  const facing = rectangle.turn - Math.PI / 2
  const out = (value: string, angle: number, words: Offered['words']): readonly Offered[] => {
    const way = wayOut(leaver, angle, needed, most)
    return way ? [{ value, way, words }] : []
  }
  const nearest = places.flatMap((place, i) =>
    out(`nearest${i}`, bearing(rectangle.centre, place), (away) => say('fantasy.outNearest', { away: inches(away) })),
  )
  const ways = directions.flatMap((direction) =>
    out(direction, angleOf(direction, facing), (away) => say(`fantasy.out.${direction}`, { away: inches(away) })),
  )
  return [...nearest, ...ways].toSorted((a, b) => a.way.least - b.way.least)
}

/** As little as it needs, or as far as it can. */
const lengths = ['fantasy.least', 'fantasy.full'] as const

/** Where it goes and how far, as it is answered; null where others bar every straight way. */
export function endChosen(
  tell: Telling,
  leaver: Leaver,
  { needed, places }: { readonly needed: number; readonly places: readonly Point[] },
  most: number,
): End | null {
  const { rectangle, unit } = leaver
  const all = offers(leaver, needed, places, most)
  const howFar = lengths.map((value) => ({ value, name: null }))
  const isFull = tell.one('fantasy.howFar', howFar, lengths[0]) === lengths[1]
  const endOf = ({ way }: Offered) => (isFull ? way.farthest : way.nearest)
  const awayOf = ({ way }: Offered) => (isFull ? way.most : way.least)
  const options = all.map(
    (one): Option => ({
      ...{ value: one.value, name: null, sentence: one.words(awayOf(one)) },
      ghost: {
        area: areaOf(movedTo(rectangle, endOf(one))),
        at: endOf(one),
        label: say('fantasy.away', { away: inches(awayOf(one)) }),
      },
    }),
  )
  if (options.length === 0) return null
  const chosen = tell.one('fantasy.where', options, options[0]?.value ?? '')
  const taken = all.find(({ value }) => value === chosen)
  if (!taken) return null
  const at = endOf(taken)
  const there = movedTo(rectangle, at)
  const clear = Math.min(...unit.map((one) => shapeGap(there, one).signedGap))
  return { away: awayOf(taken), at, clear, facing: facingOf(rectangle) }
}
