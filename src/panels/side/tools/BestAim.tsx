import { notRound } from '../../../table/bodies.ts'
import { distancesHidden } from '../../../table/declared.ts'
import type { Spray } from '../../../table/lay.ts'
import { bestAimed } from '../../../table/on/spray-best-on.ts'
import { useAct, useCalmShown, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

/** Aims a spray where it covers most enemies less friends. Where distances wait for a declared target, so does this. */
export function BestAim({ lay }: { readonly lay: Spray }) {
  const words = useWords()
  const act = useAct()
  const table = useCalmShown()
  if (distancesHidden(table)) return null
  if (notRound(table).length > 0) return <p className={css.hint}>{words.t('spray.bestRound')}</p>
  const aim = () => {
    const best = bestAimed(table, lay)
    if (best) act({ do: 'lay', lay: best })
  }
  return (
    <div className={css.acts}>
      <Key label={words.t('spray.best')} framed onPress={aim} />
    </div>
  )
}
