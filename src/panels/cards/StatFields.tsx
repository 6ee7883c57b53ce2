import { fitted, nameOfStat, type Stat, statOf } from '../../games/card.ts'
import { wordOf } from '../procedure/worded.ts'
import { useWords } from '../use-stores.ts'
import { DashStepper } from '../widgets/DashStepper.tsx'
import css from './Cards.module.css'

type Stats = Readonly<Record<string, number | null>>

interface StatFieldsProps {
  readonly known: readonly Stat[]
  readonly stats: Stats
  readonly onChange: (stats: Stats) => void
}

/** The numbers of a profile, each within its bounds; those that may be a dash have a key for it. */
export function StatFields({ known, stats, onChange }: StatFieldsProps) {
  const words = useWords()
  return (
    <div className={css.stats}>
      {known.map((stat) => (
        <DashStepper
          key={stat.code}
          label={wordOf(words, `ask.${nameOfStat(stat)}`, stat.code)}
          value={statOf({ stats }, stat)}
          min={stat.least}
          max={stat.most}
          dash={stat.dash ?? false}
          onChange={(next) => onChange({ ...stats, [stat.code]: next === null ? null : fitted(next, stat) })}
        />
      ))}
    </div>
  )
}
