import { useCallback, useEffect, useState } from 'react'
import { useDesk, useStores, useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'
import { FoundPlaces } from './FoundPlaces.tsx'
import { TapeFields } from './TapeFields.tsx'
import { endAt, withEnd } from './tape-ends.ts'
import { stateAfter, stateAtFirst, type TapeState } from './tape-state.ts'
import { useTapePicking } from './use-tape-picking.ts'

/**
 * Puts a model, or a new one, where a tape on the real table says: two distances, or a distance and a bearing. The places
 * it may have are shown on the board while the tapes are entered.
 */
export function TapeCard({ id }: { readonly id: string | null }) {
  const words = useWords()
  const { chrome } = useStores()
  const table = useTable((state) => state.table)
  const tool = useDesk((state) => state.tool)
  const moved = table.models.find((model) => model.id === id) ?? null
  const [state, setState] = useState<TapeState>(() => stateAtFirst(table, moved))
  const close = useCallback(() => chrome.setState({ tape: null }), [chrome])
  const picked = useCallback(
    (which: 0 | 1, model: string) =>
      setState((last) => ({
        ...last,
        ends: withEnd(last.ends, which, endAt(model)),
      })),
    [],
  )
  const { picking, pick } = useTapePicking(id, picked)
  useEffect(() => {
    if (tool !== 'select' || (id !== null && !moved)) close()
  }, [tool, id, moved, close])

  const others = table.models.filter((model) => model.id !== id)
  const title = moved ? words.t('tape.title', { name: moved.name }) : words.t('tape.titleNew')
  return (
    <section aria-label={title}>
      <div className={css.head}>
        <div className={css.who}>
          <h2>{title}</h2>
        </div>
        <Key icon="close" label={words.t('tape.close')} onPress={close} />
      </div>
      <div className={css.twin}>
        <TapeFields
          state={state}
          except={id}
          picking={picking}
          onPick={pick}
          onChange={(changes) => setState(stateAfter(state, changes, others))}
        />
        <FoundPlaces state={state} moved={moved} onPut={close} />
      </div>
    </section>
  )
}
