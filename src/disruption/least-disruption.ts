import type { Disruption } from './disruption.ts'
import type { Landing } from './landing.ts'
import { searched } from './searched.ts'

/**
 * The least disruption, as far as it gets: after each step of the search the caller is shown what is known by then and says
 * whether to go on. What is given back says itself whether it is proven, and how far off it may be if not.
 */
export function leastDisruption(landing: Landing, mayGoOn: (known: Disruption) => boolean = () => true): Disruption {
  const search = searched(landing)
  for (;;) {
    const { value, done } = search.next()
    if (done || !mayGoOn(value)) return value
  }
}

/**
 * A way to make room at once, for the frame in which a base is dragged: good, and proven only where that comes for nothing.
 * Where more bases must move than are overlapped it may take longer: `mayGoOn` says when that is too long.
 */
export function quickDisruption(landing: Landing, mayGoOn: () => boolean = () => true): Disruption {
  return leastDisruption(landing, ({ kind }) => kind === 'unknown' && mayGoOn())
}
