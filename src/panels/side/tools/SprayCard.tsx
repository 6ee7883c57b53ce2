import { setHand } from '../../../desk/desk.ts'
import { gameOf } from '../../../games/catalogue.ts'
import type { Spray } from '../../../table/lay.ts'
import { useAct, useDesk, useStores, useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import css from '../Side.module.css'
import { BestAim } from './BestAim.tsx'
import { OutlineChoice } from './OutlineChoice.tsx'
import { SprayAim } from './SprayAim.tsx'

/** The spray in hand or about to be laid: its size, its outline, where it points. */
export function SprayCard({ lay }: { readonly lay: Spray | null }) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const { sprays } = gameOf(useTable(({ table }) => table.game))
  const hand = useDesk((state) => state.hand)
  const change = (changes: Partial<Pick<Spray, 'size' | 'outline' | 'aim'>>) => {
    setHand(desk, {
      ...(changes.size === undefined ? {} : { spraySize: changes.size }),
      ...(changes.outline === undefined ? {} : { sprayOutline: changes.outline }),
    })
    if (lay) act({ do: 'lay', lay: { ...lay, ...changes } })
  }
  return (
    <section className={css.section}>
      <h2>{words.t('title.spray')}</h2>
      {!lay && sprays.length > 0 && <p className={css.hint}>{words.t('spray.how')}</p>}
      {sprays.length === 0 ? (
        <p className={css.hint}>{words.t('spray.none')}</p>
      ) : (
        <Choice
          label={words.t('spray.size')}
          value={lay?.size ?? hand.spraySize}
          options={sprays.map((value) => ({ value, label: words.size(value) }))}
          onChange={(size) => change({ size })}
        />
      )}
      {lay && <BestAim lay={lay} />}
      {lay && <SprayAim lay={lay} onChange={(aim) => change({ aim })} />}
      <OutlineChoice outline={lay?.outline ?? hand.sprayOutline} onChange={(outline) => change({ outline })} />
    </section>
  )
}
