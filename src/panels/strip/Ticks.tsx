import { memo } from 'react'
import { useDesk } from '../use-stores.ts'
import css from './Ticks.module.css'
import { ticksAlong } from './ticks.ts'

interface TicksProps {
  /** Width of the rule and how far left of the board it begins, in pixels. */
  readonly width: number
  readonly offset: number
  readonly turned: boolean
}

/** The engraved edge of the rule; it follows the board's zoom and pan. */
export const Ticks = memo(function Ticks({ width, offset, turned }: TicksProps) {
  const view = useDesk((desk) => desk.view)
  const { fine, whole, numbers } = ticksAlong(view, width, offset, turned)
  return (
    <svg className={css.ticks} width={width} height={20} aria-hidden="true">
      <path className={css.fine} d={fine} />
      <path className={css.whole} d={whole} />
      {numbers.map(({ left, inch }) => (
        <text key={inch} className={css.number} x={left} y={16}>
          {inch}
        </text>
      ))}
    </svg>
  )
})
