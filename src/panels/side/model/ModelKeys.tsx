import { select } from '../../../desk/desk.ts'
import { copiesBeside } from '../../../table/place/together.ts'
import { useAct, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

/** The cards of those selected, a copy beside them, which is selected then, and their end. */
export function ModelKeys({ ids }: { readonly ids: readonly string[] }) {
  const words = useWords()
  const act = useAct()
  const { table, desk, doors, chrome } = useStores()
  const duplicate = () => {
    const models = copiesBeside(table.getState().table, ids, doors.identify)
    if (!act({ do: 'add', models })) return
    select(
      desk,
      models.map((copy) => copy.id),
    )
  }
  return (
    <div className={css.acts}>
      <Key
        icon="card"
        label={words.t('card.title')}
        wordy
        framed
        onPress={() => chrome.setState({ dialog: 'cards' })}
      />
      <Key icon="copy" label={words.t('model.duplicate')} wordy framed onPress={duplicate} />
      <Key icon="bin" label={words.t('model.delete')} wordy framed onPress={() => act({ do: 'remove', ids })} />
    </div>
  )
}
