import type { AsideStore } from '../desk/aside.ts'
import { nothingAside } from '../desk/aside.ts'
import type { DeskStore } from '../desk/desk.ts'
import { shownTable } from '../desk/shown.ts'
import { quickDisruption } from '../disruption/least-disruption.ts'
import type { Asked, Told } from '../disruption/worker.ts'
import type { Table } from '../table/document.ts'
import type { Shove } from '../table/lay.ts'
import { shoveOn } from '../table/shove-on.ts'
import type { TableStore } from '../table/store.ts'

const shoveIn = ({ lays }: Table) => lays.find((lay): lay is Shove => lay.kind === 'shove' && !lay.pinned) ?? null

/**
 * Keeps what is known of who makes room in step with the shove in hand: at once and roughly in each frame of a drag, then
 * proven in a worker, which is asked anew or told to stop as the table changes.
 */
export function keepProving(table: TableStore, desk: DeskStore, aside: AsideStore): void {
  let asked = 0
  let worker: Worker | null = null

  const ask = (question: Asked) => {
    if (!worker) {
      worker = new Worker(new URL('../disruption/worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        if (data.id === asked) aside.setState({ known: data.known, proving: !data.done })
      })
    }
    worker.postMessage(question)
  }

  const look = () => {
    const { draft } = desk.getState()
    const shown = shownTable(table.getState().table, draft)
    const shove = shoveIn(shown)
    const before = aside.getState()
    if (!shove) {
      if (before.shove === null) return
      asked += 1
      aside.setState(nothingAside)
      worker?.postMessage({ id: asked, landing: null } satisfies Asked)
      return
    }
    if (before.shove === shove && before.table === shown && (draft !== null || before.proving)) return
    const on = shoveOn(shown, shove)
    if (!on) return
    asked += 1
    aside.setState({ ...nothingAside, shove, table: shown, known: quickDisruption(on.landing), proving: true })
    // While the finger moves, the quick answer follows it; the proof begins when it rests.
    if (draft === null) ask({ id: asked, landing: on.landing })
    else worker?.postMessage({ id: asked, landing: null } satisfies Asked)
  }

  table.subscribe((now, past) => {
    if (now.table !== past.table) look()
  })
  desk.subscribe((now, past) => {
    if (now.draft !== past.draft) look()
  })
  look()
}
