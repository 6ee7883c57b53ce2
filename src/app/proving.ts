import type { AsideStore } from '../desk/aside.ts'
import type { DeskStore } from '../desk/desk.ts'
import type { Asked, Told } from '../disruption/worker.ts'
import type { TableStore } from '../table/store.ts'

type KeepProving = typeof import('../desk/proving.ts').keepProving

/** Proves who makes room in a worker, which is started with the first question. */
function start(keepProving: KeepProving, table: TableStore, desk: DeskStore, aside: AsideStore): void {
  let worker: Worker | null = null
  const started = () => {
    const fresh = new Worker(new URL('../disruption/worker.ts', import.meta.url), { type: 'module' })
    fresh.addEventListener('message', ({ data }: MessageEvent<Told>) => proving.told(data.id, data.known, data.done))
    for (const fault of ['error', 'messageerror'] as const) fresh.addEventListener(fault, () => proving.failed())
    return fresh
  }
  const prover = {
    ask(id: number, landing: Asked['landing']) {
      if (!worker && landing === null) return
      try {
        worker ??= started()
        worker.postMessage({ id, landing } satisfies Asked)
      } catch {
        // A page that may start no worker keeps the quick answer.
        proving.failed()
      }
    },
  }
  const proving = keepProving(table, desk, aside, prover, () => performance.now())
}

/** Starts proving who makes room when the tool for it is first taken up, or such a thing lies on the table: not before. */
export function startProving(table: TableStore, desk: DeskStore, aside: AsideStore): void {
  let begun = false
  const look = () => {
    const isAsked = desk.getState().tool === 'shove' || table.getState().table.lays.some((lay) => lay.kind === 'shove')
    if (begun || !isAsked) return
    begun = true
    for (const stop of stops) stop()
    void import('../desk/proving.ts').then(({ keepProving }) => start(keepProving, table, desk, aside))
  }
  const stops = [
    desk.subscribe((now, before) => now.tool !== before.tool && look()),
    table.subscribe((now, before) => now.table.lays !== before.table.lays && look()),
  ]
  look()
}
