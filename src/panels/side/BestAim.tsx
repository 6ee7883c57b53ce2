import type { Spray } from '../../table/lay.ts'
import { bestAimed } from '../../table/spray-best-on.ts'
import { useAct, useCalmShown, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import css from './Side.module.css'

/** Aims a spray where it covers most enemies less friends; nothing where it has no enemy. */
export function BestAim({ lay }: { readonly lay: Spray }) {
  const words = useWords()
  const act = useAct()
  const best = bestAimed(useCalmShown(), lay)
  if (!best) return null
  return (
    <div className={css.acts}>
      <Key label={words.t('spray.best')} framed onPress={() => act({ do: 'lay', lay: best })} />
    </div>
  )
}
