import * as v from 'valibot'
import { radians } from '../../../geometry/angle.ts'
import type { Shape } from '../../../geometry/shape/rectangle.ts'
import { farthestOfShape, shapeGap as gapOf } from '../../../geometry/shape/shape-gap.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { base, discOf, number, size } from '../../input.ts'
import { ask } from '../../question.ts'

const round = v.pipe(
  base,
  v.transform((given): Shape => discOf(given)),
)

const rectangle = v.pipe(
  v.object(
    { x: number, y: number, w: size, h: size, deg: number },
    'a rectangle with x, y, w, h and deg, or a base with x, y and d',
  ),
  v.transform(({ x, y, w, h, deg }): Shape => ({ centre: { x, y }, width: w, depth: h, turn: radians(deg) })),
)

/** A rectangle (inches, degrees), or a round base (its diameter in millimetres), told apart by `d`. */
const shape = v.lazy((given) => (typeof given === 'object' && given !== null && 'd' in given ? round : rectangle))

const input = v.object({ a: shape, b: shape, n: size }, 'an object with a, b and n')

export const shapeGap = ask(input, ({ a, b, n }) => {
  const { signedGap } = gapOf(a, b)
  const farthest = farthestOfShape(a, b)
  return {
    signedGap,
    gap: Math.max(0, signedGap),
    farthest,
    within: atMost(signedGap, n),
    wholly: atMost(farthest, n),
  }
})
