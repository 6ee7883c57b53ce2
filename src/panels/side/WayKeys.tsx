import { ToggleButton } from 'react-aria-components'
import { screenDirection } from '../../view/view.ts'
import { useDesk } from '../use-stores.ts'
import { classes } from '../widgets/classes.ts'
import { faces } from '../widgets/DieFace.tsx'
import css from './tools/Dice.module.css'

interface WayKeysProps {
  /** Where each face leads on the table, in radians. */
  readonly bearings: readonly number[]
  readonly fell: number | null
  /** What a key is called, by its face. */
  readonly name: (face: number) => string
  readonly onChange: (face: number | null) => void
}

/** The six ways of a die of direction, each with an arrow as it runs on the screen; the one that fell is taken back by a tap. */
export function WayKeys({ bearings, fell, name, onChange }: WayKeysProps) {
  const view = useDesk((state) => state.view)
  return (
    <div className={css.six}>
      {faces.map((face) => {
        const direction = screenDirection(view, bearings[face - 1] ?? 0)
        return (
          <ToggleButton
            key={face}
            className={classes(css.die, css.way)}
            aria-label={name(face)}
            isSelected={fell === face}
            onChange={(on) => onChange(on ? face : null)}
          >
            <span>{face}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <g transform={`rotate(${(direction * 180) / Math.PI} 12 12)`}>
                <path className={css.shaft} d="M4 12H16" />
                <path className={css.point} d="M21 12l-6.5 -4v8z" />
              </g>
            </svg>
          </ToggleButton>
        )
      })}
    </div>
  )
}
