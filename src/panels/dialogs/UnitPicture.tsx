import { radiusOf } from '../../rules/base.ts'
import type { Model } from '../../table/document.ts'
import { useDesk, useWords } from '../use-stores.ts'
import css from './UnitPicture.module.css'

interface UnitPictureProps {
  readonly models: readonly Pick<Model, 'x' | 'y' | 'base'>[]
  /** Degrees, as the whole unit faces. */
  readonly facing: number
}

/** How a unit will stand, seen as the board is seen, with an arrow the way it faces. */
export function UnitPicture({ models, facing }: UnitPictureProps) {
  const words = useWords()
  const isFlipped = useDesk((state) => state.view.flipped)
  const xs = models.flatMap(({ x, base }) => [x - radiusOf(base.mm), x + radiusOf(base.mm)])
  const ys = models.flatMap(({ y, base }) => [y - radiusOf(base.mm), y + radiusOf(base.mm)])
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const reach = Math.max(...xs.map((x) => Math.abs(x - middle.x)), ...ys.map((y) => Math.abs(y - middle.y)), 0.5)
  // The arrow takes a third of the picture beyond the unit.
  const half = reach * 1.5
  return (
    <svg
      className={css.picture}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      role="img"
      aria-label={words.t('add.picture')}
    >
      <g transform={isFlipped ? 'rotate(180)' : undefined}>
        {models.map(({ x, y, base }, at) => {
          const key = `${at} ${base.mm}`
          return <circle key={key} cx={x - middle.x} cy={y - middle.y} r={radiusOf(base.mm)} className={css.base} />
        })}
        <g transform={`rotate(${facing}) scale(${half})`} className={css.arrow}>
          <path d="M0 0H.8" />
          <path d="M.98 0L.76 -.1V.1Z" className={css.head} />
        </g>
      </g>
    </svg>
  )
}
