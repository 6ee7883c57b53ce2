import { useSpace } from '../use-space.ts'
import { useStores, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'

/**
 * Folds the panel away; on an upright screen it lets the sheet down. It stands beside the tabs where the panel has them
 * (`tabs`), else beside the title.
 */
export function FoldKey({ tabs = false }: { readonly tabs?: boolean }) {
  const words = useWords()
  const { settings, chrome } = useStores()
  const { panel, wide } = useSpace()
  const tab = chrome.getState().tab
  const hasTabs = wide || panel === 'sheet' || tab === 'models'
  if (tabs !== hasTabs) return null
  if (panel === 'sheet') {
    return <Key icon="down" label={words.t('panel.fold')} onPress={() => chrome.setState({ sheet: false })} />
  }
  return <Key icon="fold" label={words.t('panel.fold')} onPress={() => settings.setState({ panelFolded: true })} />
}
