import { select } from '../../desk/desk.ts'
import type { Procedure } from '../../table/lay.ts'
import { useStores, useTable, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'

/** The unit cards: of who acts and of the target, so that either is given one; before anybody acts, all of them. */
export function CardKeys({ lay }: { readonly lay: Procedure | null }) {
  const words = useWords()
  const { desk, chrome } = useStores()
  const models = useTable(({ table }) => table.models)
  const open = (ids: readonly string[]) => {
    if (ids.length > 0) select(desk, ids)
    chrome.setState({ dialog: 'cards' })
  }
  const about = [lay?.actor, lay?.target].flatMap((id) => models.find((model) => model.id === id) ?? [])
  if (about.length === 0) return <Key icon="card" label={words.t('card.title')} wordy framed onPress={() => open([])} />
  return about.map(({ id, name }) => (
    <Key
      key={id}
      icon="card"
      label={name}
      name={`${words.t('card.title')}: ${name}`}
      wordy
      framed
      onPress={() => open([id])}
    />
  ))
}
