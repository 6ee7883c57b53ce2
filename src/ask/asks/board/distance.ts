import * as v from 'valibot'
import { range } from '../../../rules/range.ts'
import { base, discOf, number } from '../../input.ts'
import { ask } from '../../question.ts'

export const distance = ask(v.object({ a: base, b: base, n: number }, 'an object with a, b and n'), ({ a, b, n }) => {
  const { signedGap, gap, farthest, within, wholly } = range(discOf(a), discOf(b), n)
  return { signedGap, gap, farthest, within, wholly }
})
