import { lazy, Suspense } from 'react'
import type { Model } from '../../table/document.ts'
import { useSpace } from '../use-space.ts'
import { useCalmShown, useChrome, useDesk, useSettings, useStores, useTable, useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import { Key } from '../widgets/Key.tsx'
import { FoldKey } from './FoldKey.tsx'
import { HandCard } from './HandCard.tsx'
import { Handle } from './Handle.tsx'
import { LaysList } from './LaysList.tsx'
import { ModelCard } from './model/ModelCard.tsx'
import css from './SidePanel.module.css'
import { StageCard } from './StageCard.tsx'
import { TableHead } from './TableHead.tsx'
import { ToolCard } from './tools/ToolCard.tsx'

// What a first look doesn't show comes when it is asked for.
const ModelDetails = lazy(async () => ({ default: (await import('./model/ModelDetails.tsx')).ModelDetails }))
const ModelsList = lazy(async () => ({ default: (await import('./ModelsList.tsx')).ModelsList }))
const SeveralCard = lazy(async () => ({ default: (await import('./model/SeveralCard.tsx')).SeveralCard }))
const DeclaredCard = lazy(async () => ({ default: (await import('./DeclaredCard.tsx')).DeclaredCard }))
const TapeCard = lazy(async () => ({ default: (await import('./tape/TapeCard.tsx')).TapeCard }))

/** Who is selected, where a card says so: not while a tool whose own card has all that is asked then is in hand. */
function useSelected(models: readonly Model[]): readonly Model[] {
  const selection = useDesk((state) => state.selection)
  const tool = useDesk((state) => state.tool)
  const isShoved = useTable(({ table }) => table.lays.some(({ kind, pinned }) => kind === 'shove' && !pinned))
  // Several are moved by one effect with the tool that shoves; and where one is, its way is what matters.
  const hasOwnCard = tool === 'add' || tool === 'procedure' || (tool === 'shove' && (isShoved || selection.length > 1))
  return hasOwnCard ? [] : models.filter((model) => selection.includes(model.id))
}

/** Who is selected and where he stands, following a drag; or the table. */
function Selected() {
  const { wide } = useSpace()
  const models = useSelected(useCalmShown().models)
  const [first] = models
  if (!first) return <TableHead />
  return models.length === 1 ? <ModelCard key={first.id} model={first} /> : <SeveralCard models={models} open={wide} />
}

/** What is seldom changed of the only model that is selected; a drag is none of its business. */
function Details() {
  const { wide } = useSpace()
  const models = useSelected(useTable(({ table }) => table.models))
  const only = models.length === 1 ? models[0] : undefined
  return only ? <ModelDetails key={only.id} model={only} open={wide} /> : null
}

/** The cards of what is at hand: what is selected and laid first, then the stage, then how the hand works. */
function Cards() {
  const words = useWords()
  const { chrome } = useStores()
  const { panel, wide } = useSpace()
  const tool = useDesk((state) => state.tool)
  const declares = useTable(({ table }) => table.declareFirst)
  const count = useTable(({ table }) => table.models.length)
  return (
    <div className={css.cards}>
      <div>
        <Suspense>
          <Selected />
        </Suspense>
      </div>
      <div>
        <Suspense>{declares && <DeclaredCard />}</Suspense>
        <ToolCard />
        <LaysList />
        <Suspense>
          <Details />
        </Suspense>
        {tool === 'select' && <StageCard />}
        {tool === 'select' && <HandCard />}
        {!wide && panel !== 'sheet' && (
          <div className={css.more}>
            <Key
              label={words.t('panel.modelsCount', { count })}
              framed
              onPress={() => chrome.setState({ tab: 'models' })}
            />
          </div>
        )}
      </div>
    </div>
  )
}

function Tabs() {
  const words = useWords()
  const { chrome } = useStores()
  const tab = useChrome((state) => state.tab)
  const tool = useDesk((state) => state.tool)
  const count = useTable(({ table }) => table.models.length)
  return (
    <div className={css.tabs}>
      <Choice
        label={words.t('panel.title')}
        value={tab}
        options={[
          { value: 'context', label: words.t(`title.${tool}`) },
          { value: 'models', label: words.t('panel.modelsCount', { count }) },
        ]}
        onChange={(next) => chrome.setState({ tab: next })}
      />
      <FoldKey tabs />
    </div>
  )
}

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
          {(wide || isSheet || tab === 'models') && <Tabs />}
          <Suspense>{tab === 'models' ? <ModelsList /> : <Cards />}</Suspense>
        </>
      )}
    </aside>
  )
}
