import { CERTAIN, type Fraction, fraction, NONE, opposite, plus, times } from './fraction.ts'

/** The chance of each number that may come about, smallest first; each chance is above 0 and all together are 1. */
export type Distribution = ReadonlyMap<number, Fraction>

/** A distribution from chances of numbers in any order; chances of the same number are added, those of 0 left out. */
function gathered(chances: Iterable<readonly [number, Fraction]>): Distribution {
  const sums = new Map<number, Fraction>()
  for (const [value, chance] of chances) {
    const before = sums.get(value)
    sums.set(value, before ? plus(before, chance) : chance)
  }
  return new Map([...sums].filter(([, { numerator }]) => numerator > 0n).sort(([a], [b]) => a - b))
}

/** The distribution of a number that is sure. */
export function sure(value: number): Distribution {
  return new Map([[value, CERTAIN]])
}

/** What comes about where one thing has a given chance and otherwise another comes about. */
export function either(chance: Fraction, then: Distribution, otherwise: Distribution): Distribution {
  const rest = opposite(chance)
  return gathered([
    ...[...then].map(([value, part]) => [value, times(chance, part)] as const),
    ...[...otherwise].map(([value, part]) => [value, times(rest, part)] as const),
  ])
}

/** Each number turned into another. */
export function mapped(distribution: Distribution, change: (value: number) => number): Distribution {
  return gathered([...distribution].map(([value, chance]) => [change(value), chance] as const))
}

/**
 * What comes about when each number leads to a distribution of its own, as a second roll does that hangs on a first. Numbers
 * that lead to the very same one are taken together.
 */
export function followed(distribution: Distribution, next: (value: number) => Distribution): Distribution {
  const ways = new Map<Distribution, Fraction>()
  for (const [value, chance] of distribution) {
    const way = next(value)
    ways.set(way, plus(ways.get(way) ?? NONE, chance))
  }
  return gathered(
    [...ways].flatMap(([way, chance]) => [...way].map(([result, part]) => [result, times(chance, part)] as const)),
  )
}

/** Two independent numbers made one, such as their sum or the higher of them. */
export function joined(a: Distribution, b: Distribution, join: (one: number, other: number) => number): Distribution {
  return followed(a, (one) => mapped(b, (other) => join(one, other)))
}

/** The highest of several independent numbers with the same distribution; `count` is 1 or more. */
export function highestOf(distribution: Distribution, count: number): Distribution {
  let highest = distribution
  for (let i = 1; i < count; i++) highest = joined(highest, distribution, Math.max)
  return highest
}

/** The chance of a number; none where it can't come about. */
export function chanceOf(distribution: Distribution, value: number): Fraction {
  return distribution.get(value) ?? NONE
}

/** The chance of a number or any higher one. */
export function atLeast(distribution: Distribution, least: number): Fraction {
  return [...distribution].reduce((sum, [value, chance]) => (value >= least ? plus(sum, chance) : sum), NONE)
}

/** The number to expect: the mean of all, each by its chance. The numbers must be whole. */
export function mean(distribution: Distribution): Fraction {
  return [...distribution].reduce((sum, [value, chance]) => plus(sum, times(fraction(value), chance)), NONE)
}
