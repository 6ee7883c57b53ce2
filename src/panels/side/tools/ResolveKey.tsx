import { takeProcedure } from '../../../desk/desk.ts'
import { gameOf } from '../../../games/catalogue.ts'
import type { Lay } from '../../../table/lay.ts'
import { useAct, useStores, useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

/** By what a laid thing is resolved: who acts through it and whom it is aimed at; null where it is aimed at nobody. */
function aimOf(lay: Lay): { readonly actor: string; readonly target: string } | null {
  if (lay.kind === 'deviation') return { actor: lay.origin, target: lay.target }
  return lay.kind === 'spray' && lay.aim.kind === 'model' ? { actor: lay.origin, target: lay.aim.id } : null
}

/** Takes a spray or a shot that was laid to the procedure of the game that resolves it, where there is one. */
export function ResolveKey({ lay }: { readonly lay: Lay }) {
  const words = useWords()
  const act = useAct()
  const { desk, doors } = useStores()
  const game = useTable(({ table }) => table.game)
  const { resolves } = gameOf(game)
  const of = lay.kind === 'spray' || lay.kind === 'deviation' ? resolves[lay.kind] : undefined
  const aim = aimOf(lay)
  if (of === undefined || !aim) return null
  const resolve = () => {
    // It keeps the outline it was laid with.
    const answers = lay.kind === 'spray' && resolves.outline ? { [resolves.outline]: lay.outline } : {}
    const begun = { kind: 'procedure', id: doors.identify(), pinned: false, of, answers, rolls: {} } as const
    if (act({ do: 'lay', lay: { ...begun, ...aim } })) takeProcedure(desk, of)
  }
  return (
    <div className={css.acts}>
      <Key icon="procedure" label={words.t('procedure.resolve')} wordy framed onPress={resolve} />
    </div>
  )
}
