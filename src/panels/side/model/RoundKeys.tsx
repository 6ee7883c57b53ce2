import type { Model } from '../../../table/document.ts'
import { replacingOf } from '../../../table/lay.ts'
import { useAct, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { openTape } from '../tape/open-tape.ts'

/** What only a model on a round base can: be replaced by a larger one, and be placed by a tape. */
export function RoundKeys({ model }: { readonly model: Model }) {
  const words = useWords()
  const act = useAct()
  const stores = useStores()
  const replace = () => act({ do: 'lay', lay: replacingOf(model, stores.doors.identify()) })
  return (
    <>
      <Key icon="replace" label={words.t('replace.begin')} wordy framed onPress={replace} />
      <Key icon="tape" label={words.t('model.tape')} wordy framed onPress={() => openTape(stores, model.id)} />
    </>
  )
}
