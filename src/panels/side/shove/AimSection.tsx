import { setHand } from '../../../desk/desk.ts'
import { bearing, distance, towards } from '../../../geometry/point.ts'
import type { Manner, Shove } from '../../../table/lay.ts'
import { shoveOn } from '../../../table/on/shove-on.ts'
import { useAct, useCalmShown, useDesk, useStores, useWords } from '../../use-stores.ts'
import css from '../Side.module.css'
import { AwayDice } from './AwayDice.tsx'
import { MannerFields } from './MannerFields.tsx'
import { MassShoveTurn } from './MassShoveTurn.tsx'
import { MissedDice } from './MissedDice.tsx'

const manners: readonly Manner[] = ['throw', 'slam', 'push', 'place']

/** How and how far a model is moved, by hand or by dice. */
export function AimSection({ lay }: { readonly lay: Shove | null }) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const table = useCalmShown()
  const manner = useDesk((state) => lay?.manner ?? state.hand.manner)
  const on = lay && shoveOn(table, lay)
  const setManner = (next: Manner) => {
    setHand(desk, { manner: next })
    if (lay) act({ do: 'lay', lay: { ...lay, manner: next } })
  }
  const setDistance = (inches: number) => {
    if (!lay || !on) return
    const to = towards(on.mover, bearing(on.mover, on.aim), inches)
    act({ do: 'lay', lay: { ...lay, x: to.x, y: to.y } })
  }
  return (
    <section className={css.section}>
      <h2>{words.t('title.shove')}</h2>
      {lay && <MassShoveTurn mover={lay.mover} />}
      <MannerFields
        manners={manners}
        manner={manner}
        inches={on && distance(on.mover, on.aim)}
        onManner={setManner}
        onInches={setDistance}
      />
      {!on && <p className={css.hint}>{words.t('shove.how')}</p>}
      {lay && (manner === 'push' || manner === 'slam') && <AwayDice key={lay.id} lay={lay} />}
      {lay && manner === 'throw' && <MissedDice key={lay.id} lay={lay} />}
    </section>
  )
}
