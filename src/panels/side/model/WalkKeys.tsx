import { select } from '../../../desk/desk.ts'
import type { Activation } from '../../../table/document.ts'
import { useAct, useStores, useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

interface WalkKeysProps {
  /** The model's id. */
  readonly model: string
  /** Null while it did nothing yet. */
  readonly activation: Activation | null
  /** Whether it can't move at all. */
  readonly stopped: boolean
}

/** Starts a model's activation, which selects it, ends it, or forgets what it did. */
export function WalkKeys({ model, activation, stopped }: WalkKeysProps) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const plays = useTable(({ table }) => table.stage === 'play')
  const start = () => {
    if (act({ do: 'activate', model })) select(desk, [model])
  }
  return (
    <div className={css.acts}>
      {activation?.open && <Key label={words.t('walk.end')} framed onPress={() => act({ do: 'finish' })} />}
      {!activation?.open && plays && (
        <Key label={words.t(activation ? 'walk.again' : 'walk.start')} framed disabled={stopped} onPress={start} />
      )}
      {activation && <Key label={words.t('walk.forget')} framed onPress={() => act({ do: 'forget', model })} />}
    </div>
  )
}
