import type { ReactNode } from 'react'
import { createAside } from '../desk/aside.ts'
import { createCourse } from '../desk/course.ts'
import { createDesk } from '../desk/desk.ts'
import { keepHandInGame } from '../desk/hand-for.ts'
import { createChrome } from '../panels/chrome.ts'
import type { Stores } from '../panels/stores.ts'
import { createSettings, languageOf } from '../saves/settings.ts'
import { learn } from '../words/learn.ts'
import { wordsIn } from '../words/words.ts'
import { App } from './App.tsx'
import { startCoursing } from './coursing.ts'
import { openDoors } from './doors.ts'
import { giveHandle } from './handle.ts'
import { openKept } from './kept.ts'
import { keepLocks } from './locks.ts'
import { createPractice } from './practice.ts'
import { startProving } from './proving.ts'
import { createShowing } from './showing.ts'

/** Opens the table, makes the stores and gives the program to draw. */
export async function openProgram(): Promise<ReactNode> {
  const settings = createSettings()
  const language = () => languageOf(settings.getState(), navigator.language)
  const learning = learn(language())
  const { table, library, cards, saveStatus, refused } = await openKept(settings, language())
  await learning
  const [desk, aside, course, chrome] = [createDesk(), createAside(), createCourse(), createChrome()]
  const locks = keepLocks(desk, settings)
  keepHandInGame(desk, table)
  if (refused) chrome.setState({ notice: { text: 'tables.unread' } })
  startProving(table, desk, aside)
  startCoursing(table, desk, course)

  const showing = createShowing(table, desk, locks, () => practice.table.getState().store)
  const letters = () => wordsIn(language()).t('practice.letters')
  const practice = createPractice({ shown: showing.showAll, letters })
  const doors = openDoors({ table, desk, aside, settings, chrome, practice, showing, saveStatus })
  const stores: Stores = { table, desk, aside, course, settings, chrome, library, cards, drill: practice, doors }
  settings.setState({ lastTable: table.getState().table.id })
  practice.follow(location.hash)
  window.addEventListener('hashchange', () => practice.follow(location.hash))
  giveHandle(stores)
  return <App stores={stores} practice={practice} />
}
