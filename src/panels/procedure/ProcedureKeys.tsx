import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { useAct, useStores, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { CardKeys } from './CardKeys.tsx'

/** The unit cards of those concerned, the way to let another act, and what was done so far. */
export function ProcedureKeys({ lay }: { readonly lay: Procedure | null }) {
  const words = useWords()
  const act = useAct()
  const { desk, chrome } = useStores()
  const another = ({ id }: Procedure) => {
    if (act({ do: 'lift', id })) desk.setState({ selection: [], pending: null })
  }
  return (
    <div className={side.acts}>
      <CardKeys lay={lay} />
      {lay && (
        <Key
          label={words.t('procedure.another')}
          name={words.t('procedure.anotherName')}
          framed
          onPress={() => another(lay)}
        />
      )}
      <Key label={words.t('procedure.log')} framed onPress={() => chrome.setState({ dialog: 'log' })} />
    </div>
  )
}
