import type { Member } from '../target-unit.ts'
import type { Cover } from './cover.ts'
import type { UnderFire } from './under-fire.ts'

/** A unit before anything has befallen it in an attack. */
export function freshFire(
  members: readonly Member[],
  { covered, coverNeed }: Cover,
  rest: Pick<UnderFire, 'random' | 'about'>,
): UnderFire {
  const left = new Map(members.map(({ fighter, left: wounds }) => [fighter.id, wounds]))
  return { ...{ members, covered, coverNeed }, ...rest, left, nearest: [], told: 0, lost: 0 }
}
