import type { Effect } from '../../effect.ts'
import { type Fighter, has } from '../../fighter.ts'
import { marchMarks, type Paced } from './march.ts'
import type { End } from './out-chosen.ts'
import { marksOff, passing } from './phase.ts'

/**
 * What leaving changes: the walk, the unit, the marks of both. Whether it marched stays with the leaver, so that what it has
 * left this turn is known; and characters left among themselves stay known as such.
 */
export function departure(
  actor: Fighter,
  others: readonly Fighter[],
  { at, facing }: End,
  paced: Paced,
): readonly Effect[] {
  const mark = (model: string, what: 'marching' | 'ofCharacters'): Effect => ({
    do: 'mark',
    model,
    mark: what,
    on: true,
  })
  return [
    { do: 'walk', model: actor.id, ...at, facing },
    { do: 'unit', model: actor.id, unit: '' },
    ...marchMarks(paced, [actor, ...others]),
    ...marksOff(actor, [...passing, 'ofCharacters', ...(paced.marches ? [] : (['marching'] as const))]),
    ...(paced.marches ? [mark(actor.id, 'marching')] : []),
    ...(others.every((one) => has(one, 'character')) ? others.map(({ id }) => mark(id, 'ofCharacters')) : []),
  ]
}
