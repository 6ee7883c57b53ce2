import * as v from 'valibot'
import { radiusOf } from '../../../rules/base.ts'
import { entering } from '../../../rules/enter.ts'
import { number, path, size } from '../../input.ts'
import { ask } from '../../question.ts'

const input = v.object(
  {
    zone: v.object({ x: number, y: number, r: size }, 'a zone with x, y and r'),
    moverD: size,
    path,
    rule: v.picklist(['part', 'centre', 'center', 'wholly'], '"part", "centre" or "wholly"'),
  },
  'an object with zone, moverD, path and rule',
)

export const enterZone = ask(input, ({ zone, moverD, path, rule }) => {
  const share = rule === 'center' ? 'centre' : rule
  const { x, y, r } = zone
  const { startsInside, enters, firstEntry, times } = entering(
    { centre: { x, y }, radius: r },
    radiusOf(moverD),
    path,
    share,
  )
  return { startsInside, enters, firstEntry, times }
})
