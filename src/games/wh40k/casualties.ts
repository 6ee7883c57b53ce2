import type { Distribution } from '../../chance/distribution.ts'
import { type Fraction, fraction, plus, times } from '../../chance/fraction.ts'
import type { NeededRoll } from '../../chance/needed-roll.ts'

/** How many wounds each model of a unit has left, in the unit's order, and how likely it comes to that. */
export interface Fate {
  readonly left: readonly number[]
  readonly chance: Fraction
}

/** Wounds alike that fall to a unit: how many, and to whom. */
export interface Fall {
  readonly wounds: Distribution
  /** Models by their place in the unit, in the order in which they are given wounds, each with the save it takes. */
  readonly queue: readonly { readonly at: number; readonly save: NeededRoll }[]
}

interface Weighed {
  readonly left: readonly number[]
  readonly weight: bigint
}

type Weights = ReadonlyMap<string, Weighed>

function add(weights: Map<string, Weighed>, left: readonly number[], weight: bigint): void {
  if (weight === 0n) return
  const key = left.join()
  weights.set(key, { left, weight: weight + (weights.get(key)?.weight ?? 0n) })
}

/** Of the six faces of a die, how many don't save. */
const failing = (save: NeededRoll) => (save === null || save > 6 ? 6n : BigInt(Math.max(2, save) - 1))

/** What one more wound makes of it, in sixths: the first in the queue who is left saves or loses one. */
function afterOne(weights: Weights, queue: Fall['queue']): Weights {
  const next = new Map<string, Weighed>()
  for (const { left, weight } of weights.values()) {
    const struck = queue.find(({ at }) => (left[at] ?? 0) > 0)
    if (!struck) {
      add(next, left, 6n * weight)
      continue
    }
    const fails = failing(struck.save)
    add(next, left, (6n - fails) * weight)
    add(
      next,
      left.map((wounds, at) => (at === struck.at ? wounds - 1 : wounds)),
      fails * weight,
    )
  }
  return next
}

/** What a fall of wounds makes of one fate, exactly: each wound to the nearest that is left. */
function afterFall({ left, chance }: Fate, { wounds, queue }: Fall): Fate[] {
  const most = Math.max(0, ...wounds.keys())
  const common = [...wounds.values()].reduce((all, share) => all * fraction(all, share.denominator).denominator, 1n)
  const sums = new Map<string, Weighed>()
  let weights: Weights = new Map([[left.join(), { left, weight: 1n }]])
  for (let count = 0; count <= most; count++) {
    const share = wounds.get(count)
    if (share) {
      const scale = share.numerator * (common / share.denominator) * 6n ** BigInt(most - count)
      for (const weighed of weights.values()) add(sums, weighed.left, weighed.weight * scale)
    }
    weights = afterOne(weights, queue)
  }
  const all = common * 6n ** BigInt(most)
  return [...sums.values()].map((sum) => ({ left: sum.left, chance: times(chance, fraction(sum.weight, all)) }))
}

/** What may become of a unit when wounds fall to it that may hang on who is left: every fate, with its exact chance. */
export function afterWounds(fates: readonly Fate[], fallOn: (left: readonly number[]) => Fall): readonly Fate[] {
  const sums = new Map<string, Fate>()
  for (const fate of fates)
    for (const after of afterFall(fate, fallOn(fate.left))) {
      const key = after.left.join()
      const before = sums.get(key)
      sums.set(key, before ? { left: before.left, chance: plus(before.chance, after.chance) } : after)
    }
  return [...sums.values()]
}

/** How likely each number of something is that can be counted of a fate: wounds lost, models fallen. */
export function counted(fates: readonly Fate[], count: (left: readonly number[]) => number): Distribution {
  const sums = new Map<number, Fraction>()
  for (const { left, chance } of fates) {
    const before = sums.get(count(left))
    sums.set(count(left), before ? plus(before, chance) : chance)
  }
  return new Map([...sums].sort(([a], [b]) => a - b))
}
