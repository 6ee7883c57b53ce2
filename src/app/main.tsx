import '@fontsource-variable/ibm-plex-sans/wdth.css'
import '../panels/tokens.css'
import '../panels/ground.css'
import { createRoot } from 'react-dom/client'
import { follow } from '../live/follow.ts'
import { createSettings, languageOf } from '../saves/settings.ts'
import { learn } from '../words/learn.ts'
import { wordsIn } from '../words/words.ts'
import { openProgram } from './program.tsx'
import { projectedWindow, projectorChannel } from './window-id.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root to draw in')

const projected = projectedWindow(location.hash)
if (projected !== null) {
  const language = languageOf(createSettings().getState(), navigator.language)
  await learn(language)
  const words = wordsIn(language, 'inches')
  document.title = words.t('projector.title')
  const { Projector } = await import('../projector/Projector.tsx')
  createRoot(root).render(<Projector follower={follow(projectorChannel(projected))} words={words} />)
} else {
  const drawn = await openProgram()
  createRoot(root).render(drawn)
  // The mark that the bench waits for: the board has been painted once.
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('edgewise:usable')))
}
