import { inchesRead } from '../../../words/numbers.ts'
import { useChrome, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Dialogs.module.css'

interface BarSectionProps {
  /** Null once the bar is shown. */
  readonly onShow: (() => void) | null
  readonly onMeasure: (inches: number) => void
}

/** The bar on the mat: the key that shows it, and what a rule says of its length. */
export function BarSection({ onShow, onMeasure }: BarSectionProps) {
  const words = useWords()
  const measured = useChrome((state) => state.bar)
  return (
    <section className={css.section}>
      <p className={css.note}>{words.t('projector.how')}</p>
      {onShow && (
        <div className={css.acts}>
          <Key framed label={words.t('projector.showBar')} onPress={onShow} />
        </div>
      )}
      <Stepper
        label={words.t('projector.bar')}
        value={measured}
        step={0.1}
        min={2}
        max={400}
        write={(value) => `${words.number(value)}″`}
        read={inchesRead}
        onChange={onMeasure}
      />
    </section>
  )
}
