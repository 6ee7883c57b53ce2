import { setHand } from '../../../desk/desk.ts'
import { gameOf } from '../../../games/catalogue.ts'
import type { Blast } from '../../../table/lay.ts'
import { LARGEST_TEMPLATE } from '../../../table/limits.ts'
import { inchesRead } from '../../../words/numbers.ts'
import { useAct, useDesk, useStores, useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'
import { withChosen } from './sizes.ts'

/** The blast in hand or about to be laid: how far it is across. */
export function BlastCard({ lay }: { readonly lay: Blast | null }) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const game = useTable((state) => state.table.game)
  const hand = useDesk((state) => state.hand)
  const diameter = lay?.diameter ?? hand.blastDiameter
  const change = (next: number) => {
    setHand(desk, { blastDiameter: next })
    if (lay) act({ do: 'lay', lay: { ...lay, diameter: next } })
  }
  return (
    <section className={css.section}>
      <h2>
        <span>{words.t('title.blast')}</span>
        <em>{words.t('blast.across')}</em>
      </h2>
      {!lay && <p className={css.hint}>{words.t('blast.how')}</p>}
      <Choice
        label={words.t('blast.diameter')}
        value={diameter}
        options={withChosen(gameOf(game).blasts, diameter).map((value) => ({ value, label: words.size(value) }))}
        onChange={change}
      />
      <Stepper
        label={words.t('blast.other')}
        value={diameter}
        step={0.5}
        min={0.1}
        max={LARGEST_TEMPLATE}
        write={words.size}
        read={inchesRead}
        onChange={change}
      />
    </section>
  )
}
