import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A seed's dice, as far as they were asked for. */
interface Series {
  readonly seed: number
  readonly generator: ReturnType<typeof xoroshiro128plus>
  readonly faces: number[]
}

const begun = (seed: number): Series => ({ seed, generator: xoroshiro128plus(seed), faces: [] })

/** Of the seed asked for last: a table asks for dice of its own seed again and again. */
let last: Series = begun(0)

/**
 * The roll of a six-sided die, 1 to 6, that falls as number `index` (from 0) of the series a seed has. The same seed and
 * index always fall the same.
 */
export function rolledDie(seed: number, index: number): number {
  if (last.seed !== seed) last = begun(seed)
  const { generator, faces } = last
  while (faces.length <= index) faces.push(uniformInt(generator, 1, 6))
  return faces[index] ?? 1
}
