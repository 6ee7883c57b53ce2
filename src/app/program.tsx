import type { ReactNode } from 'react'
import { createAside } from '../desk/aside.ts'
import { createCourse } from '../desk/course.ts'
import { createDesk } from '../desk/desk.ts'
import { keepHandInGame } from '../desk/hand-for.ts'
import { watchPresence } from '../live/presence.ts'
import { openWire } from '../live/wire.ts'
import { createChrome } from '../panels/chrome.ts'
import type { Stores } from '../panels/stores.ts'
import { autosave } from '../saves/autosave.ts'
import { createCardShelf } from '../saves/card-shelf.ts'
import { identifier } from '../saves/identifier.ts'
import { createLastBreath } from '../saves/last-breath.ts'
import { createLibrary } from '../saves/library.ts'
import { createSettings, languageOf } from '../saves/settings.ts'
import { localStorageOf, openShelf } from '../saves/shelf.ts'
import type { History } from '../table/past/history.ts'
import { createTableStore } from '../table/store.ts'
import { learn } from '../words/learn.ts'
import { wordsIn } from '../words/words.ts'
import { App } from './App.tsx'
import { startCoursing } from './coursing.ts'
import { giveHandle } from './handle.ts'
import { keepLocks } from './locks.ts'
import { openingTable } from './opening.ts'
import { savePicture } from './picture.ts'
import { createPractice } from './practice.ts'
import { openProjector, startProjecting } from './projecting.ts'
import { startProving } from './proving.ts'
import { createShowing } from './showing.ts'
import { projectorChannel, windowId } from './window-id.ts'

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

  const speak = () => wordsIn(languageOf(settings.getState(), navigator.language))
  const { seeAll, showAll } = createShowing(table, desk, locks, () => practice.table.getState().store)
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
        if (!openProjector(me)) chrome.setState({ notice: { text: 'projector.blocked' } })
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
  giveHandle(stores)
  return <App stores={stores} practice={practice} />
}
