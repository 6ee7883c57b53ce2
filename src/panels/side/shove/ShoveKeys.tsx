import { useStore } from 'zustand'
import { afterDropped, afterShove } from '../../../desk/aftermath.ts'
import { restPlaces } from '../../../desk/rest.ts'
import { stepsTo } from '../../../desk/steps.ts'
import type { Shove } from '../../../table/lay.ts'
import type { ShoveOn } from '../../../table/on/shove-on.ts'
import { useFollow } from '../../use-follow.ts'
import { useAct, useCalmShown, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

interface ShoveKeysProps {
  readonly lay: Shove
  readonly on: ShoveOn
  /** From how high it falls, in inches. */
  readonly height: number
}

/** The word that a shove takes place as it is shown, or not at all; what follows it then follows. */
export function ShoveKeys({ lay, on, height }: ShoveKeysProps) {
  const words = useWords()
  const act = useAct()
  const follow = useFollow()
  const { desk, aside, doors, table: store } = useStores()
  const table = useCalmShown()
  const places = restPlaces(table, lay, useStore(aside))
  const now = () => store.getState().table
  const moveSo = () => {
    if (!places || !act({ do: 'rest', id: lay.id, places })) return
    desk.setState({ steps: stepsTo(table, places) })
    follow(afterShove(now(), desk.getState(), on, height, doors.identify))
  }
  const drop = () => {
    if (act({ do: 'lift', id: lay.id })) follow(afterDropped(now(), desk.getState(), lay.mover))
  }
  return (
    <div className={css.acts}>
      <Key strong label={words.t('shove.so')} disabled={!places} onPress={moveSo} />
      <Key label={words.t('shove.drop')} framed onPress={drop} />
    </div>
  )
}
