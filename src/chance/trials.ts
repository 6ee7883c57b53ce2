import type { Distribution } from './distribution.ts'
import { type Fraction, fraction } from './fraction.ts'

/** How many of a number of independent trials succeed, where each does with the same chance. */
export function successes(trials: number, { numerator, denominator }: Fraction): Distribution {
  const all = denominator ** BigInt(trials)
  const fails = denominator - numerator
  const chances: [number, Fraction][] = []
  let ways = 1n
  for (let hits = 0; hits <= trials; hits++) {
    const count = ways * numerator ** BigInt(hits) * fails ** BigInt(trials - hits)
    if (count > 0n) chances.push([hits, fraction(count, all)])
    ways = (ways * BigInt(trials - hits)) / BigInt(hits + 1)
  }
  return new Map(chances)
}
