import { setHand } from '../../../desk/desk.ts'
import { gameOf } from '../../../games/catalogue.ts'
import type { Deviation } from '../../../table/lay.ts'
import { FARTHEST } from '../../../table/limits.ts'
import { inchesRead } from '../../../words/numbers.ts'
import { useAct, useDesk, useStores, useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'
import { Dice } from './Dice.tsx'
import { OddsList } from './OddsList.tsx'
import { withChosen } from './sizes.ts'
import { useDrift } from './use-drift.ts'

/** A shot that may miss: its range and its blast on top, then its dice, and whom it may catch. */
export function DeviationCard({ lay }: { readonly lay: Deviation | null }) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const game = useTable((state) => state.table.game)
  const hand = useDesk((state) => state.hand)
  const shot = useDrift(lay)
  const range = lay?.range ?? hand.deviationRange
  const diameter = lay?.diameter ?? hand.deviationDiameter
  const change = (changes: Partial<Pick<Deviation, 'range' | 'diameter'>>) => {
    setHand(desk, {
      ...(changes.range === undefined ? {} : { deviationRange: changes.range }),
      ...(changes.diameter === undefined ? {} : { deviationDiameter: changes.diameter }),
    })
    if (lay) act({ do: 'lay', lay: { ...lay, ...changes } })
  }
  return (
    <>
      <section className={css.section}>
        {!shot && (
          <>
            <h2>{words.t('title.deviation')}</h2>
            <p className={css.hint}>{words.t('deviation.how')}</p>
          </>
        )}
        <Stepper
          label={words.t('deviation.range')}
          value={range}
          step={1}
          min={0}
          max={FARTHEST}
          write={words.size}
          read={inchesRead}
          onChange={(next) => change({ range: next })}
        />
        <div className={css.labelled}>
          <span>{words.t('title.blast')}</span>
          <Choice
            label={words.t('blast.diameter')}
            value={diameter}
            options={withChosen(gameOf(game).blasts, diameter).map((value) => ({ value, label: words.size(value) }))}
            onChange={(next) => change({ diameter: next })}
          />
        </div>
      </section>
      {lay && shot && (
        <>
          <Dice lay={lay} drift={shot.drift} />
          <OddsList odds={shot.odds} />
        </>
      )}
    </>
  )
}
