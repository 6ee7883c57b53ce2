import { lazy, Suspense } from 'react'
import { useSpace } from '../use-space.ts'
import { useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { HandCard } from './HandCard.tsx'
import { LaysList } from './LaysList.tsx'
import { SelectedCard } from './SelectedCard.tsx'
import { SelectedDetails } from './SelectedDetails.tsx'
import css from './SidePanel.module.css'
import { StageCard } from './StageCard.tsx'
import { ToolCard } from './tools/ToolCard.tsx'

// It comes when it is asked for: a first look doesn't show it.
const DeclaredCard = lazy(async () => ({ default: (await import('./DeclaredCard.tsx')).DeclaredCard }))

/** The cards of what is at hand: what is selected and laid first, then the stage, then how the hand works. */
export function ContextCards() {
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
          <SelectedCard />
        </Suspense>
      </div>
      <div>
        <Suspense>{declares && <DeclaredCard />}</Suspense>
        <ToolCard />
        <LaysList />
        <Suspense>
          <SelectedDetails />
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
