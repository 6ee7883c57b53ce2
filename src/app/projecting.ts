import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeskStore } from '../desk/desk.ts'
import { nothingUnderWay, type UnderWay } from '../live/message.ts'
import { publish } from '../live/publish.ts'
import { openWire } from '../live/wire.ts'
import type { TableStore } from '../table/store.ts'

/** What the driving window tells the projector beside the table: numbers and switches by name. */
export type Shown = UnderWay['show']

export interface Projecting {
  /** Whether a projector has been heard of. */
  readonly followed: StoreApi<{ readonly followed: boolean }>
  /** Tell the projector how to show the table. */
  show(changes: Shown): void
}

/**
 * Keeps a projector's window in step with this one: the table, and what a finger is in the middle of. Nothing is sent, and
 * no frame of a drag pays for it, until a projector is heard on the channel.
 */
export function startProjecting(table: TableStore, desk: DeskStore, channel: string): Projecting {
  const underWay = createStore<UnderWay>()(() => nothingUnderWay)
  const followed = createStore(() => ({ followed: false }))
  const ear = openWire(channel)
  const deaf = ear.hear(() => {
    deaf()
    ear.close()
    publish(table, channel, underWay)
    desk.subscribe(({ draft }, before) => {
      if (draft === before.draft) return
      underWay.setState({
        lay: draft?.kind === 'lay' ? draft.lay : null,
        places: draft?.kind === 'move' ? draft.places : [],
      })
    })
    followed.setState({ followed: true })
  })
  return { followed, show: (changes) => underWay.setState(({ show }) => ({ show: { ...show, ...changes } })) }
}
