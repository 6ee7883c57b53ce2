import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/**
 * The roll of a six-sided die, 1 to 6, that falls as number `index` (from 0) of the series a seed has. The same seed and
 * index always fall the same. Takes time in proportion to the index.
 */
export function rolledDie(seed: number, index: number): number {
  const generator = xoroshiro128plus(seed)
  for (let i = 0; i < index; i++) uniformInt(generator, 1, 6)
  return uniformInt(generator, 1, 6)
}
