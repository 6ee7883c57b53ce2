/** Which question a link leads to: the seed of its round, and its number from 0. */
export interface DrillAddress {
  readonly seed: number
  readonly index: number
}

const MOST_SEED = 2 ** 32 - 1
const MOST_INDEX = 9999

/** The part of an address after the `#` (with it) that leads to a question. */
export function drillLink(seed: number, index = 0): string {
  const start = `#drill=${(seed >>> 0).toString(36)}`
  return index > 0 ? `${start}.${Math.floor(index) + 1}` : start
}

/** The question a hash leads to; null when it leads to none. The number in it counts from 1, as people do. */
export function parseDrillLink(hash: string): DrillAddress | null {
  const [, seedText, numberText] = /^#?drill=([0-9a-z]{1,7})(?:\.([1-9][0-9]{0,3}))?$/.exec(hash) ?? []
  if (seedText === undefined) return null
  const seed = Number.parseInt(seedText, 36)
  const index = numberText === undefined ? 0 : Number(numberText) - 1
  return seed <= MOST_SEED && index <= MOST_INDEX ? { seed, index } : null
}
