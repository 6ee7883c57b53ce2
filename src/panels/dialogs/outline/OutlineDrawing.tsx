import { useRef } from 'react'
import type { SprayProfile } from '../../../games/game.ts'
import { sprayOutline } from '../../../games/spray-outline.ts'
import { draw } from '../../../geometry/outline.ts'
import { useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from './OutlineDrawing.module.css'
import { svgPen } from './svg-pen.ts'

interface OutlineDrawingProps {
  readonly profile: SprayProfile
  /** CSS pixels an inch. */
  readonly scale: number
}

const MARGIN = 0.25

/**
 * The outline of a spray as it is computed with, its axis with a mark at each inch. At true scale it may be wider than the
 * screen: a finger shifts it, and two keys go to either end.
 */
export function OutlineDrawing({ profile, scale }: OutlineDrawingProps) {
  const words = useWords()
  const box = useRef<HTMLElement>(null)
  const pen = svgPen(scale)
  draw(sprayOutline(profile), pen)
  const half = Math.max(profile.mouth, profile.shoulder) + MARGIN
  const length = profile.tip + 2 * MARGIN
  const marks = Array.from({ length: Math.floor(profile.tip) }, (_, at) => `M${(at + 1) * scale} -5v10`).join('')
  const show = (left: number) => box.current?.scrollTo({ left })
  return (
    <div className={css.drawing}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section ref={box} className={css.table} tabIndex={0} aria-label={words.t('outline.drawing')}>
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
      </section>
      <div className={css.ends}>
        <Key framed label={words.t('outline.narrowEnd')} onPress={() => show(0)} />
        <Key framed label={words.t('outline.farEnd')} onPress={() => show(length * scale)} />
      </div>
    </div>
  )
}
