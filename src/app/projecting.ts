import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AsideStore } from '../desk/aside.ts'
import type { DeskStore } from '../desk/desk.ts'
import { roomPlaces } from '../desk/room.ts'
import { heard, nothingUnderWay, type UnderWay } from '../live/message.ts'
import { publish } from '../live/publish.ts'
import { openWire } from '../live/wire.ts'
import type { PageEvents } from '../saves/autosave.ts'
import type { TableStore } from '../table/store.ts'
import { projectorHash } from './window-id.ts'

/** What the driving window tells the projector beside the table: numbers and switches by name. */
export type Shown = UnderWay['show']

/** After so many milliseconds without a word from it the projector has gone; it asks every four seconds. */
const PATIENCE = 10_000

export interface Projecting {
  /** Whether a projector follows this window: it asks every few seconds whether anybody is there. */
  readonly followed: StoreApi<{ readonly followed: boolean }>
  /** Tell the projector how to show the table. */
  show(changes: Shown): void
}

/**
 * Keeps a projector's window in step with this one: the table, what a finger is in the middle of, and who makes room. Nothing is sent, and
 * no frame of a drag pays for it, until a projector is heard on the channel. It is told when this window's `page` goes.
 */
export function startProjecting(
  table: TableStore,
  desk: DeskStore,
  aside: AsideStore,
  channel: string,
  page: PageEvents,
): Projecting {
  const underWay = createStore<UnderWay>()(() => nothingUnderWay)
  const followed = createStore(() => ({ followed: false }))
  let silence: ReturnType<typeof setTimeout> | undefined
  let publishes = false
  const wire = openWire(channel)
  wire.hear((data) => {
    const read = heard(data)
    if (!read.ok || (read.message.kind !== 'hello' && read.message.kind !== 'ping')) return
    clearTimeout(silence)
    silence = setTimeout(() => followed.setState({ followed: false }), PATIENCE)
    if (!followed.getState().followed) followed.setState({ followed: true })
    if (publishes) return
    publishes = true
    const tell = () => {
      const { draft } = desk.getState()
      underWay.setState({
        lay: draft?.kind === 'lay' ? draft.lay : null,
        places: draft?.kind === 'move' ? draft.places : [],
        room: roomPlaces(table.getState().table, aside.getState()),
      })
    }
    tell()
    publish(table, channel, underWay, wire, page)
    desk.subscribe(({ draft }, before) => {
      if (draft !== before.draft) tell()
    })
    aside.subscribe(tell)
  })
  return { followed, show: (changes) => underWay.setState(({ show }) => ({ show: { ...show, ...changes } })) }
}

/** Opens the projector of the window with this id; false where the browser doesn't let it. */
export function openProjector(id: string): boolean {
  const address = `${location.pathname}${location.search}${projectorHash(id)}`
  return window.open(address, `edgewise-projector-${id}`, 'popup,width=1280,height=720') !== null
}
