import * as v from 'valibot'
import { blast as underBlast } from '../../../rules/template/blast.ts'
import { bodyOf, models, number, size, touch } from '../../input.ts'
import { ask } from '../../question.ts'

const template = v.object({ x: number, y: number, diameterIn: size }, 'a template with x, y and diameterIn')

export const blast = ask(v.object({ template, models, touch }, 'an object with template and models'), (given) => {
  const { x, y, diameterIn } = given.template
  const findings = underBlast({ centre: { x, y }, radius: diameterIn / 2 }, given.models.map(bodyOf), given.touch)
  return {
    models: findings.map(({ id, covered, touchOnly, wholly, margin }) => ({ id, covered, touchOnly, wholly, margin })),
  }
})
