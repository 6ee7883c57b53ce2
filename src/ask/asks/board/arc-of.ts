import * as v from 'valibot'
import { arcOf as findingOf } from '../../../rules/arc.ts'
import { bodyOf, discOf, models, number, size } from '../../input.ts'
import { ask } from '../../question.ts'

/** A base that faces somewhere, in degrees. */
export const facingBase = v.object(
  { x: number, y: number, d: size, facingDeg: number },
  'a base with x, y, d and facingDeg',
)

const input = v.object({ target: facingBase, models }, 'an object with target and models')

export const arcOf = ask(input, (given) => {
  const target = bodyOf(given.target)
  return {
    models: given.models.map((model) => {
      const { arc, centreArc, behindBy, aheadBy } = findingOf(target, model.id, discOf(model))
      return {
        id: model.id,
        arc,
        centreArc,
        inBackWhole: arc === 'back',
        inBackCentre: centreArc === 'back',
        behindBy,
        aheadBy,
      }
    }),
  }
})
