import { watchPresence } from '../live/presence.ts'
import { openWire } from '../live/wire.ts'
import type { Doors, Stores } from '../panels/stores.ts'
import { identifier } from '../saves/identifier.ts'
import { savePicture } from './picture.ts'
import type { Practice } from './practice.ts'
import { openProjector, startProjecting } from './projecting.ts'
import type { Showing } from './showing.ts'
import { projectorChannel, windowId } from './window-id.ts'

/** What the doors of a window lead to. */
interface Behind extends Pick<Stores, 'table' | 'desk' | 'aside' | 'settings' | 'chrome'> {
  readonly practice: Practice
  readonly showing: Showing
  readonly saveStatus: Doors['saveStatus']
}

/** The doors of this window; from now on other windows can tell that it has its table open, and a projector can follow it. */
export function openDoors({ table, desk, aside, settings, chrome, practice, showing, saveStatus }: Behind): Doors {
  const me = windowId()
  const presence = watchPresence(me, table.getState().table.id, openWire('presence'), window)
  const projecting = startProjecting(table, desk, aside, projectorChannel(me), window)
  return {
    identify: identifier,
    exportPicture: () => savePicture(table.getState().table.name),
    practise: practice.begin,
    open(history) {
      if (practice.table.getState().store) practice.leave()
      table.load(history)
      const { id } = table.getState().table
      settings.setState({ lastTable: id })
      presence.opened(id)
      showing.showAll()
    },
    fit: showing.seeAll,
    openProjector() {
      if (!openProjector(me)) chrome.setState({ notice: { text: 'projector.blocked' } })
    },
    project: projecting.show,
    projecting: projecting.followed,
    saveStatus,
    presence: presence.store,
  }
}
