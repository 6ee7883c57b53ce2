import type { Disruption } from './disruption.ts'
import type { Landing } from './landing.ts'
import { searched } from './searched.ts'

/** A question to the worker; a later one takes the place of an earlier one. Null asks it to stop. */
export interface Asked {
  readonly id: number
  readonly landing: Landing | null
}

/** What is known by now; `done` when no more will be. */
export interface Told {
  readonly id: number
  readonly known: Disruption
  readonly done: boolean
}

/** Milliseconds of search between two looks for a newer question. */
const SLICE = 24
/** Milliseconds between two reports of the same kind: the reader needs no more. */
const PACE = 120
/** The search gives up proving after this long, in milliseconds, and says what gap is left. */
const PATIENCE = 30_000

let current = 0

function run(id: number, landing: Landing): void {
  const search = searched(landing)
  const start = performance.now()
  let told = 0
  const step = () => {
    if (id !== current) return
    const until = performance.now() + SLICE
    let next = search.next()
    while (!next.done && performance.now() < until) next = search.next()
    const now = performance.now()
    const done = next.done === true || now - start > PATIENCE
    if (done || now - told > PACE) {
      told = now
      postMessage({ id, known: next.value, done } satisfies Told)
    }
    // A turn of the event loop lets a newer question in.
    if (!done) setTimeout(step)
  }
  step()
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  current = data.id
  if (data.landing) run(data.id, data.landing)
})
