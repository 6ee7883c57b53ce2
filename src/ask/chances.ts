import { type Distribution, mean } from '../chance/distribution.ts'
import { written } from '../chance/fraction.ts'

/** A distribution as an answer gives it: each number with its chance as a fraction. */
export function writtenChances(distribution: Distribution): Readonly<Record<string, string>> {
  return Object.fromEntries([...distribution].map(([value, chance]) => [value, written(chance)]))
}

/** The same with the number to expect. */
export function withMean(distribution: Distribution) {
  return { dist: writtenChances(distribution), expected: written(mean(distribution)) }
}
