import { fitted, type Stat, statOf } from '../../games/card.ts'
import { wordOf } from '../procedure/worded.ts'
import { useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { Stepper } from '../widgets/Stepper.tsx'
import css from './Cards.module.css'

type Stats = Readonly<Record<string, number | null>>

interface StatFieldsProps {
  readonly known: readonly Stat[]
  readonly stats: Stats
  readonly onChange: (stats: Stats) => void
}

/** A number that was typed; null when it is none. */
export function numberRead(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** The numbers of a profile, each within its bounds; those that may be a dash have a key for it. */
export function StatFields({ known, stats, onChange }: StatFieldsProps) {
  const words = useWords()
  return (
    <div className={css.stats}>
      {known.map((stat) => {
        const value = statOf({ stats }, stat)
        const label = wordOf(words, `ask.${stat.code}`, stat.code)
        const set = (next: number | null) =>
          onChange({ ...stats, [stat.code]: next === null ? null : fitted(next, stat) })
        return (
          <div key={stat.code} className={css.stat}>
            <Stepper
              label={label}
              value={value ?? stat.least}
              step={1}
              min={stat.least}
              max={stat.most}
              write={(number) => (value === null ? '–' : words.plain(number))}
              read={numberRead}
              onChange={set}
            />
            {stat.dash && (
              <Key
                label="–"
                name={`${label}: ${words.t('course.dash')}`}
                framed
                disabled={value === null}
                onPress={() => set(null)}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
