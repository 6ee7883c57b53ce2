import * as v from 'valibot'
import { radiusOf } from '../../../rules/base.ts'
import { mayReplaceAt, mostShift, nearestLegal, type Replacement } from '../../../rules/forced/replace.ts'
import { base, discOf, place, size, table } from '../../input.ts'
import { ask } from '../../question.ts'

const input = v.object(
  {
    old: base,
    newD: size,
    obstacles: v.optional(v.array(base, 'a list of bases'), []),
    table,
    desired: v.optional(v.nullable(place)),
    probes: v.optional(v.array(place, 'a list of places'), []),
  },
  'an object with old, newD and obstacles',
)

export const replace = ask(input, (given) => {
  const old = discOf(given.old)
  const replacement: Replacement = {
    old,
    radius: radiusOf(given.newD),
    others: given.obstacles.map(discOf),
    table: given.table ? { width: given.table.w, height: given.table.h } : null,
    obstacles: [],
  }
  const nearest = nearestLegal(replacement, given.desired ?? old.centre)
  const at = nearest?.at
  return {
    maxShift: mostShift(replacement),
    feasible: nearest !== null,
    nearestDistance: nearest?.distance ?? null,
    nearest: at ? { x: at.x, y: at.y } : null,
    unique: nearest ? nearest.at !== null : null,
    probes: given.probes.map((probe) => mayReplaceAt(replacement, probe)),
  }
})
