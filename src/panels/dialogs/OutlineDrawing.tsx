import type { SprayProfile } from '../../games/game.ts'
import { sprayOutline } from '../../games/spray-outline.ts'
import { draw } from '../../geometry/outline.ts'
import { useWords } from '../use-stores.ts'
import css from './OutlineDrawing.module.css'
import { svgPen } from './svg-pen.ts'

interface OutlineDrawingProps {
  readonly profile: SprayProfile
  /** CSS pixels an inch. */
  readonly scale: number
}

const MARGIN = 0.25

/** The outline of a spray as it is computed with, its axis with a mark at each inch. */
export function OutlineDrawing({ profile, scale }: OutlineDrawingProps) {
  const words = useWords()
  const pen = svgPen(scale)
  draw(sprayOutline(profile), pen)
  const half = Math.max(profile.mouth, profile.shoulder) + MARGIN
  const length = profile.tip + 2 * MARGIN
  const marks = Array.from({ length: Math.floor(profile.tip) }, (_, at) => `M${(at + 1) * scale} -5v10`).join('')
  return (
    <div className={css.table}>
      <svg
        width={length * scale}
        height={2 * half * scale}
        viewBox={`${-MARGIN * scale} ${-half * scale} ${length * scale} ${2 * half * scale}`}
        role="img"
        aria-label={words.t('outline.drawing')}
      >
        <path className={css.outline} d={pen.path()} />
        <path className={css.axis} d={`M0 0H${profile.tip * scale}${marks}`} />
      </svg>
    </div>
  )
}
