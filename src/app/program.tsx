import type { ReactNode } from 'react'
import { createAside } from '../desk/aside.ts'
import { createCourse } from '../desk/course.ts'
import { createDesk, takeTool } from '../desk/desk.ts'
import { keepHandInGame } from '../desk/hand-for.ts'
import { lookAtAll } from '../desk/look.ts'
import { watchPresence } from '../live/presence.ts'
import { openWire } from '../live/wire.ts'
import { createChrome } from '../panels/chrome.ts'
import type { Stores } from '../panels/stores.ts'
import { autosave } from '../saves/autosave.ts'
import { createCardShelf } from '../saves/card-shelf.ts'
import { identifier } from '../saves/identifier.ts'
import { createLastBreath } from '../saves/last-breath.ts'
import { createLibrary } from '../saves/library.ts'
import { parseTable } from '../saves/parse.ts'
import { createSettings, languageOf } from '../saves/settings.ts'
import { localStorageOf, openShelf } from '../saves/shelf.ts'
import type { History } from '../table/past/history.ts'
import { createTableStore } from '../table/store.ts'
import { learn } from '../words/learn.ts'
import { wordsIn } from '../words/words.ts'
import { App } from './App.tsx'
import { startCoursing } from './coursing.ts'
import { keepLocks } from './locks.ts'
import { openingTable } from './opening.ts'
import { savePicture } from './picture.ts'
import { createPractice } from './practice.ts'
import { startProjecting } from './projecting.ts'
import { startProving } from './proving.ts'
import { projectorChannel, projectorHash, windowId } from './window-id.ts'

/** A handle for the browser's console and for bug reports: read the stores, or open a table file's text. */
declare global {
  interface Window {
    edgewise?: { readonly stores: Stores; open(text: string): boolean }
  }
}

/** Opens the table, makes the stores and gives the program to draw. */
export async function openProgram(): Promise<ReactNode> {
  const settings = createSettings()
  const language = languageOf(settings.getState(), navigator.language)
  const learning = learn(language)
  const shelf = await openShelf()
  const library = createLibrary(shelf, Date.now)
  const breath = createLastBreath(localStorageOf())
  const recovery = await breath.recover(library)
  const opening = await openingTable(library, settings, language, recovery.unsaved)
  const table = createTableStore(opening.history)
  await learning
  const desk = createDesk()
  const aside = createAside()
  const course = createCourse()
  const locks = keepLocks(desk, settings)
  keepHandInGame(desk, table)
  const chrome = createChrome()
  if (recovery.refused || opening.refused) chrome.setState({ notice: { text: 'tables.unread' } })
  const saving = autosave(table, library, { page: window, breath })
  const me = windowId()
  const presence = watchPresence(me, table.getState().table.id, openWire('presence'), window)
  startProving(table, desk, aside)
  startCoursing(table, desk, course)
  const projecting = startProjecting(table, desk, aside, projectorChannel(me), window)

  const seeAll = () => lookAtAll(desk, (practice.table.getState().store ?? table).getState().table)
  const showAll = () => {
    takeTool(desk, 'select')
    desk.setState({ selection: [] })
    // A practice question is seen whole, whatever the view is locked at.
    if (practice.table.getState().store) locks.takeOff()
    else locks.putBack()
    seeAll()
  }
  const speak = () => wordsIn(languageOf(settings.getState(), navigator.language))
  const practice = createPractice({ shown: showAll, letters: () => speak().t('practice.letters') })

  const open = (history: History) => {
    if (practice.table.getState().store) practice.leave()
    table.load(history)
    const { id } = table.getState().table
    settings.setState({ lastTable: id })
    presence.opened(id)
    showAll()
  }
  const stores: Stores = {
    table,
    desk,
    aside,
    course,
    settings,
    chrome,
    library,
    cards: createCardShelf(shelf),
    drill: practice,
    doors: {
      identify: identifier,
      exportPicture: () => savePicture(table.getState().table.name),
      practise: practice.begin,
      open,
      fit: seeAll,
      openProjector() {
        const address = `${location.pathname}${location.search}${projectorHash(me)}`
        const opened = window.open(address, `edgewise-projector-${me}`, 'popup,width=1280,height=720')
        if (!opened) chrome.setState({ notice: { text: 'projector.blocked' } })
      },
      project: projecting.show,
      projecting: projecting.followed,
      saveStatus: saving.status,
      presence: presence.store,
    },
  }
  settings.setState({ lastTable: table.getState().table.id })
  practice.follow(location.hash)
  window.addEventListener('hashchange', () => practice.follow(location.hash))
  window.edgewise = {
    stores,
    open(text) {
      const parsed = parseTable(text)
      if (parsed.ok) open(parsed.history)
      return parsed.ok
    },
  }
  return <App stores={stores} practice={practice} />
}
