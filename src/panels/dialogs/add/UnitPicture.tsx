import { isRound } from '../../../geometry/shape/rectangle.ts'
import { reachAlong } from '../../../geometry/shape/shape.ts'
import { shapeOfModel } from '../../../table/bodies.ts'
import type { Model } from '../../../table/document.ts'
import { useDesk, useWords } from '../../use-stores.ts'
import css from './UnitPicture.module.css'

interface UnitPictureProps {
  readonly models: readonly Pick<Model, 'x' | 'y' | 'facing' | 'base'>[]
  /** Degrees, as the whole unit faces. */
  readonly facing: number
}

/** How a unit will stand, seen as the board is seen, with an arrow the way it faces. */
export function UnitPicture({ models, facing }: UnitPictureProps) {
  const words = useWords()
  const isFlipped = useDesk((state) => state.view.flipped)
  const shapes = models.map(shapeOfModel)
  const span = (place: number, reach: number) => [place - reach, place + reach]
  const xs = shapes.flatMap((shape) => span(shape.centre.x, reachAlong(shape, 0)))
  const ys = shapes.flatMap((shape) => span(shape.centre.y, reachAlong(shape, Math.PI / 2)))
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
        {shapes.map((shape) => {
          const [x, y] = [shape.centre.x - middle.x, shape.centre.y - middle.y]
          const key = `${x} ${y}`
          if (isRound(shape)) return <circle key={key} cx={x} cy={y} r={shape.radius} className={css.base} />
          const { width, depth, turn } = shape
          const placed = `translate(${x} ${y}) rotate(${(turn * 180) / Math.PI})`
          const size = { x: -width / 2, y: -depth / 2, width, height: depth }
          return <rect key={key} {...size} transform={placed} className={css.base} />
        })}
        <g transform={`rotate(${facing}) scale(${half})`} className={css.arrow}>
          <path d="M0 0H.8" />
          <path d="M.98 0L.76 -.1V.1Z" className={css.head} />
        </g>
      </g>
    </svg>
  )
}
