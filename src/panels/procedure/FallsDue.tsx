import { fallsDue } from '../../desk/fall.ts'
import type { Procedure } from '../../table/lay.ts'
import side from '../side/Side.module.css'
import { useAct, useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'

/** Whose falls are still to be rolled for after the procedure in hand; with none in hand, a key for each and one to let them be. */
export function FallsDue({ lay }: { readonly lay: Procedure | null }) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const table = useTable((state) => state.table)
  const falls = useDesk((state) => state.falls)
  const due = fallsDue(table, falls).filter(({ id }) => id !== lay?.id)
  if (due.length === 0) return null
  const nameOf = ({ actor }: Procedure) => table.models.find(({ id }) => id === actor)?.name ?? ''
  return (
    <section className={side.section}>
      <p className={side.hint}>
        {words.t('fall.due')}: <b>{due.map(nameOf).join(', ')}</b>
      </p>
      {!lay && (
        <div className={side.acts}>
          {due.map((fall) => (
            <Key
              key={fall.id}
              framed
              label={words.t('fall.roll', { name: nameOf(fall) })}
              onPress={() => act({ do: 'lay', lay: fall })}
            />
          ))}
          <Key framed label={words.t('shove.drop')} onPress={() => desk.setState({ falls: [] })} />
        </div>
      )}
    </section>
  )
}
