import { lazy, Suspense } from 'react'
import { useSpace } from '../use-space.ts'
import { useChrome, useSettings, useStores, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { ContextCards } from './ContextCards.tsx'
import { Handle } from './Handle.tsx'
import { PanelTabs } from './PanelTabs.tsx'
import css from './SidePanel.module.css'

// It comes when it is asked for: a first look doesn't show it.
const ModelsList = lazy(async () => ({ default: (await import('./ModelsList.tsx')).ModelsList }))

// It comes when it is asked for: a first look doesn't show it.
const TapeCard = lazy(async () => ({ default: (await import('./tape/TapeCard.tsx')).TapeCard }))

/** The panel at the side, or the sheet under the rule: what is selected, what is laid, and the list of models. */
export function SidePanel() {
  const words = useWords()
  const { settings } = useStores()
  const { panel, wide, tools } = useSpace()
  const folded = useSettings((state) => state.panelFolded)
  const tab = useChrome((state) => state.tab)
  const sheet = useChrome((state) => state.sheet)
  const tape = useChrome((state) => state.tape)
  const isSheet = panel === 'sheet'

  if (isSheet && !sheet) {
    // A phone has no room for a handle: there the tool, tapped again, shows its sheet.
    if (tools === 'row') return null
    return (
      <aside className={css.pull} aria-label={words.t('panel.title')}>
        <Handle />
      </aside>
    )
  }
  if (!isSheet && folded) {
    return (
      <aside className={css.folded} aria-label={words.t('panel.title')}>
        <Key icon="unfold" label={words.t('panel.unfold')} onPress={() => settings.setState({ panelFolded: false })} />
      </aside>
    )
  }
  return (
    <aside className={isSheet ? css.sheet : css.panel} aria-label={words.t('panel.title')}>
      {isSheet && <Handle />}
      {tape ? (
        <Suspense>
          <TapeCard key={tape.model} id={tape.model} />
        </Suspense>
      ) : (
        <>
          {(wide || isSheet || tab === 'models') && <PanelTabs />}
          <Suspense>{tab === 'models' ? <ModelsList /> : <ContextCards />}</Suspense>
        </>
      )}
    </aside>
  )
}
