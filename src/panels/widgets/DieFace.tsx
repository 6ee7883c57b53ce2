import css from './DieFace.module.css'

/** The pips of each face, by their places on a grid of three by three. */
const dots: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** The faces of a die. */
export const faces = [1, 2, 3, 4, 5, 6] as const

/** A face of a die, as its pips lie. */
export function DieFace({ face }: { readonly face: number }) {
  return (
    <svg viewBox="0 0 36 36" className={css.pips} aria-hidden="true">
      {dots[face]?.map((at) => (
        <circle key={at} cx={8 + (at % 3) * 10} cy={8 + Math.floor(at / 3) * 10} r="3.2" />
      ))}
    </svg>
  )
}
