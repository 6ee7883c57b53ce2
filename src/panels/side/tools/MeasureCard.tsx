import type { Measure } from '../../../table/lay.ts'
import { FARTHEST } from '../../../table/limits.ts'
import { inchesRead } from '../../../words/numbers.ts'
import { useAct, useCalmShown, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { Toggle } from '../../widgets/Toggle.tsx'
import { anchorName } from '../anchor-name.ts'
import css from '../Side.module.css'

/** The tape in hand: what it runs between, and the distance it is held against. */
export function MeasureCard({ lay }: { readonly lay: Measure | null }) {
  const words = useWords()
  const act = useAct()
  const table = useCalmShown()
  if (!lay) {
    return (
      <section className={css.section}>
        <h2>{words.t('title.measure')}</h2>
        <p className={css.hint}>{words.t('measure.how')}</p>
      </section>
    )
  }
  const change = (changes: Partial<Measure>) => act({ do: 'lay', lay: { ...lay, ...changes } })
  return (
    <section className={css.section}>
      <h2>
        <span>{words.t('title.measure')}</span>
        <em>
          {anchorName(table, words, lay.from)} → {anchorName(table, words, lay.to)}
        </em>
      </h2>
      <Toggle
        label={words.t('measure.held')}
        on={lay.limit !== null}
        onChange={(on) => change({ limit: on ? 8 : null })}
      />
      {lay.limit !== null && (
        <Stepper
          label={words.t('measure.limit')}
          value={lay.limit}
          step={0.5}
          min={0}
          max={FARTHEST}
          write={words.size}
          read={inchesRead}
          onChange={(limit) => change({ limit })}
        />
      )}
      <div className={css.acts}>
        <Key label={words.t('measure.swap')} framed onPress={() => change({ from: lay.to, to: lay.from })} />
      </div>
    </section>
  )
}
