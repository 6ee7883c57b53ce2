import type { Distribution } from './distribution.ts'
import { fraction } from './fraction.ts'

/** In how many ways a number of dice fall on each sum, from `dice` to six times as many. */
function ways(dice: number): readonly bigint[] {
  let counts: readonly bigint[] = [1n]
  for (let rolled = 0; rolled < dice; rolled++) {
    const next = new Array<bigint>(counts.length + 5).fill(0n)
    for (const [i, count] of counts.entries())
      for (let face = 0; face < 6; face++) next[i + face] = (next[i + face] ?? 0n) + count
    counts = next
  }
  return counts
}

/** The sum of a number of six-sided dice; of no dice it is surely 0. */
export function diceSum(dice: number): Distribution {
  const all = 6n ** BigInt(dice)
  return new Map(ways(dice).map((count, i) => [dice + i, fraction(count, all)]))
}

/** The roll of one six-sided die. */
export const oneDie: Distribution = diceSum(1)
