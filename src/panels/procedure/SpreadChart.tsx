import type { Distribution } from '../../chance/distribution.ts'
import { approximately } from '../../chance/fraction.ts'
import { useWords } from '../use-stores.ts'
import css from './Procedure.module.css'

interface SpreadChartProps {
  readonly title: string
  readonly distribution: Distribution
  /** From this number on, a model falls: those bars are set off. */
  readonly mark: number | null
}

const HEIGHT = 56
const GAP = 0.18

/** Which numbers stand under their bars: all where there is room, else every second or fifth. */
const labelled = (value: number, count: number) => count <= 14 || value % (count <= 28 ? 2 : 5) === 0

/** The chance of each number as a bar, with its number below; the same as text for a screen reader. */
export function SpreadChart({ title, distribution, mark }: SpreadChartProps) {
  const words = useWords()
  const rows = [...distribution].map(([value, chance]) => ({ value, share: approximately(chance) }))
  const first = rows[0]?.value ?? 0
  const count = (rows.at(-1)?.value ?? 0) - first + 1
  const highest = Math.max(...rows.map(({ share }) => share))
  const list = rows.map(({ value, share }) => `${value}: ${words.percent(share, 1)}`).join(', ')
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${Math.max(count, 8) * 12} ${HEIGHT + 14}`}
      role="img"
      aria-label={words.t('course.chart', { what: title, list })}
    >
      {rows.map(({ value, share }) => {
        const height = (share / highest) * HEIGHT
        return (
          <rect
            key={value}
            className={mark !== null && value >= mark ? css.fatal : css.bar}
            x={(value - first + GAP / 2) * 12}
            y={HEIGHT - height}
            width={12 * (1 - GAP)}
            height={height}
          />
        )
      })}
      {rows
        .filter(({ value }) => labelled(value, count))
        .map(({ value }) => (
          <text key={value} x={(value - first + 0.5) * 12} y={HEIGHT + 11} textAnchor="middle">
            {value}
          </text>
        ))}
    </svg>
  )
}
