import { takeProcedure } from '../../../desk/desk.ts'
import { resolving } from '../../../desk/resolving.ts'
import type { Lay } from '../../../table/lay.ts'
import { useAct, useStores, useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

/** Takes a spray or a shot that was laid to the procedure of the game that resolves it, where there is one. */
export function ResolveKey({ lay }: { readonly lay: Lay }) {
  const words = useWords()
  const act = useAct()
  const { desk, doors } = useStores()
  const game = useTable(({ table }) => table.game)
  if (!resolving(game, lay, '')) return null
  const resolve = () => {
    const begun = resolving(game, lay, doors.identify())
    if (begun && act({ do: 'lay', lay: begun })) takeProcedure(desk, begun.of)
  }
  return (
    <div className={css.acts}>
      <Key icon="procedure" label={words.t('procedure.resolve')} wordy framed onPress={resolve} />
    </div>
  )
}
