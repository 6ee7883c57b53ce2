import * as v from 'valibot'
import { backStrike as judge } from '../../../rules/back-strike.ts'
import { radiusOf } from '../../../rules/base.ts'
import { bodyOf, path, size } from '../../input.ts'
import { ask } from '../../question.ts'
import { facingBase } from './arc-of.ts'

const input = v.object(
  {
    target: facingBase,
    moverD: size,
    path,
    mode: v.picklist(['whole', 'centre', 'center'], '"whole" or "centre"'),
    attackAt: v.optional(v.nullable(size)),
  },
  'an object with target, moverD, path and mode',
)

export const backStrike = ask(input, ({ target, moverD, path, mode, attackAt }) => {
  const extent = mode === 'whole' ? 'whole' : 'centre'
  const { eligible, firstEntry, entryPoint, deepest } = judge(
    bodyOf(target),
    radiusOf(moverD),
    path,
    extent,
    attackAt ?? undefined,
  )
  return { eligible, firstEntry, entryPoint, deepest }
})
