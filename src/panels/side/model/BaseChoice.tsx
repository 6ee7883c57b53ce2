import { gameOf } from '../../../games/catalogue.ts'
import { type Base, isSameBase, rectangularBase, roundBase } from '../../../rules/base.ts'
import { LARGEST_BASE } from '../../../table/limits.ts'
import { baseLabelled } from '../../base-written.ts'
import { useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'

interface BaseChoiceProps {
  /** Null where several bases differ. */
  readonly base: Base | null
  /** Whether only round bases will do. */
  readonly round?: boolean
  readonly onChange: (base: Base) => void
}

/** A base: one of the game's, or one of any other size of the same shape. */
export function BaseChoice({ base, round = false, onChange }: BaseChoiceProps) {
  const words = useWords()
  const game = useTable((state) => state.table.game)
  const known = gameOf(game).bases.filter(({ shape }) => !round || shape === 'round')
  const bases = !base || known.some((other) => isSameBase(other, base)) ? known : [...known, base]
  const marked = new Set(bases.map(({ shape }) => shape)).size > 1
  const labels = bases.map((one) => baseLabelled(one, marked, words))
  const chosen = bases.findIndex((other) => base !== null && isSameBase(other, base))
  const size = (label: string, value: number, change: (mm: number) => void) => (
    <Stepper
      label={label}
      value={value}
      step={1}
      min={1}
      max={LARGEST_BASE}
      write={words.millimetres}
      onChange={change}
    />
  )
  return (
    <div className={css.stack}>
      <Choice
        wrapped
        label={words.t('model.base')}
        value={chosen < 0 ? null : (labels[chosen] ?? null)}
        options={labels.map((label) => ({ value: label, label }))}
        onChange={(label) => {
          const next = bases[labels.indexOf(label)]
          if (next) onChange(next)
        }}
      />
      {base?.shape === 'rectangle' ? (
        <>
          {size(words.t('base.width'), base.width, (width) => onChange(rectangularBase(width, base.depth)))}
          {size(words.t('base.depth'), base.depth, (depth) => onChange(rectangularBase(base.width, depth)))}
        </>
      ) : (
        size(words.t('model.base'), base?.mm ?? 30, (mm) => onChange(roundBase(mm)))
      )}
    </div>
  )
}
