import { useChrome, useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import { FoldKey } from './FoldKey.tsx'
import css from './SidePanel.module.css'

/** What the panel shows: the cards of what is at hand, or the list of models. */
export function PanelTabs() {
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
