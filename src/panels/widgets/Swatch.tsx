import type { Side } from '../../table/document.ts'
import css from './Swatch.module.css'

interface SwatchProps {
  readonly side: Side
  readonly size?: number
  readonly label?: string
  /** Degrees clockwise on the screen, for the notch; none where it isn't wanted. */
  readonly facing?: number
}

/** A base in little: the rim of its side, told apart by pattern as well as by colour. */
export function Swatch({ side, size = 26, label, facing }: SwatchProps) {
  const radius = size / 2 - 1
  const band = size > 30 ? 3.5 : 3
  const middle = radius - 1.5 - band / 2
  const teeth = Math.round((2 * Math.PI * middle) / 5.5)
  const tooth = (2 * Math.PI * middle) / teeth
  return (
    <svg className={`${css.swatch} ${css[side]}`} width={size} height={size} aria-hidden="true">
      <circle className={css.fill} cx={size / 2} cy={size / 2} r={radius} />
      <circle cx={size / 2} cy={size / 2} r={radius} strokeWidth="1.2" />
      {side === 'c' ? (
        <circle cx={size / 2} cy={size / 2} r={middle} strokeWidth="1.2" />
      ) : (
        <circle
          cx={size / 2}
          cy={size / 2}
          r={middle}
          strokeWidth={band}
          strokeDasharray={side === 'b' ? `${tooth * 0.55} ${tooth * 0.45}` : undefined}
        />
      )}
      {facing !== undefined && (
        <path
          className={css.notch}
          transform={`rotate(${facing} ${size / 2} ${size / 2})`}
          d={`M${size - 1} ${size / 2}l-8 -3.6v7.2z`}
        />
      )}
      {label && (
        <text className={css.label} x={size / 2} y={size / 2 + 4}>
          {label}
        </text>
      )}
    </svg>
  )
}
