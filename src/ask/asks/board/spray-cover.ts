import * as v from 'valibot'
import { radians } from '../../../geometry/angle.ts'
import { spray, sprayFrom } from '../../../rules/template/spray.ts'
import { base, bodyOf, discOf, models, number, touch } from '../../input.ts'
import { outline } from '../../outline-input.ts'
import { ask } from '../../question.ts'

const input = v.object(
  { origin: base, outline, thetaDeg: number, models, touch },
  'an object with origin, outline, thetaDeg and models',
)

export const sprayCover = ask(input, (given) => {
  const lying = sprayFrom(discOf(given.origin), given.outline, radians(given.thetaDeg))
  return {
    models: spray(lying, given.models.map(bodyOf), given.touch).map(({ id, covered, touchOnly, wholly, margin }) => ({
      id,
      covered,
      touchOnly,
      wholly,
      margin,
    })),
  }
})
