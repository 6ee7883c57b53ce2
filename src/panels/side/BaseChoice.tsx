import { gameOf } from '../../games/catalogue.ts'
import { LARGEST_BASE } from '../../table/limits.ts'
import { useTable, useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import { Stepper } from '../widgets/Stepper.tsx'
import css from './Side.module.css'
import { withChosen } from './sizes.ts'

interface BaseChoiceProps {
  /** Millimetres, or null where several bases differ. */
  readonly mm: number | null
  readonly onChange: (mm: number) => void
}

/** A round base: one of the game's sizes, or any other. */
export function BaseChoice({ mm, onChange }: BaseChoiceProps) {
  const words = useWords()
  const game = useTable((state) => state.table.game)
  return (
    <div className={css.stack}>
      <Choice
        wrapped
        label={words.t('model.base')}
        value={mm}
        options={withChosen(gameOf(game).bases, mm).map((value) => ({ value, label: words.plain(value) }))}
        onChange={onChange}
      />
      <Stepper
        label={words.t('model.base')}
        value={mm ?? 30}
        step={1}
        min={1}
        max={LARGEST_BASE}
        write={words.millimetres}
        onChange={onChange}
      />
    </div>
  )
}
