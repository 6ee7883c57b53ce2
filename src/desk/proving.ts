import type { Disruption } from '../disruption/disruption.ts'
import type { Landing } from '../disruption/landing.ts'
import { quickDisruption } from '../disruption/least-disruption.ts'
import type { Table } from '../table/document.ts'
import type { Shove } from '../table/lay.ts'
import { shoveOn } from '../table/on/shove-on.ts'
import type { TableStore } from '../table/store.ts'
import { type AsideStore, nothingAside } from './aside.ts'
import type { DeskStore } from './desk.ts'
import { shownTable } from './shown.ts'

/** Who works a proof out, elsewhere. A later question takes the place of an earlier one; null only ends it. */
export interface Prover {
  ask(id: number, landing: Landing | null): void
}

export interface Proving {
  /** What the prover knows by now of the question it was asked under an id; `done` when it will know no more. */
  told(id: number, known: Disruption, done: boolean): void
  /** The prover can't go on: what is known stays, unproven. */
  failed(): void
}

/** Milliseconds that the quick answer may take of a frame in which a finger moves. */
const QUICK = 4

const shoveIn = ({ lays }: Table) => lays.find((lay): lay is Shove => lay.kind === 'shove' && !lay.pinned) ?? null

/** Whether two tables ask the same of who makes room: who stands where, on what ground. */
const asksTheSame = (a: Table | null, b: Table) =>
  a !== null && a.models === b.models && a.terrain === b.terrain && a.mat === b.mat

/**
 * Keeps what is known of who makes room in step with the shove in hand: at once and roughly in each frame of a drag, and
 * proven by the prover once the finger rests, which is asked anew or told to stop as the table changes.
 */
export function keepProving(
  table: Pick<TableStore, 'getState' | 'subscribe'>,
  desk: DeskStore,
  aside: AsideStore,
  prover: Prover,
  now: () => number,
): Proving {
  let asked = 0
  /** Whether the prover was asked about what the aside now shows. */
  let rests = false

  const quick = (landing: Landing) => {
    const until = now() + QUICK
    return quickDisruption(landing, () => now() < until)
  }

  const forget = () => {
    if (aside.getState().shove === null) return
    asked += 1
    rests = false
    aside.setState(nothingAside)
    prover.ask(asked, null)
  }

  const look = () => {
    const { draft } = desk.getState()
    const shown = shownTable(table.getState().table, draft)
    const shove = shoveIn(shown)
    const on = shove && shoveOn(shown, shove)
    if (!shove || !on) return forget()
    const before = aside.getState()
    const isKnown = before.shove === shove && asksTheSame(before.table, shown)
    if (isKnown && (rests || draft !== null)) return
    if (!isKnown) {
      asked += 1
      rests = false
      aside.setState({ ...nothingAside, shove, table: shown, known: quick(on.landing), proving: true })
    }
    if (draft !== null) return prover.ask(asked, null)
    rests = true
    const { known } = aside.getState()
    if (known?.kind === 'found' && known.proven && known.counted) aside.setState({ proving: false })
    else prover.ask(asked, on.landing)
  }

  table.subscribe((state, before) => {
    if (state.table !== before.table) look()
  })
  desk.subscribe((state, before) => {
    if (state.draft !== before.draft) look()
  })
  look()

  return {
    told(id, known, done) {
      if (id === asked) aside.setState({ known, proving: !done })
    },
    failed() {
      aside.setState({ proving: false })
    },
  }
}
