import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf, type Distribution } from '../../chance/distribution.ts'
import { fraction, NONE, plus, times, written } from '../../chance/fraction.ts'
import { meetsNeed } from '../../chance/needed-roll.ts'
import { successes } from '../../chance/trials.ts'
import { afterWounds, counted, type Fall } from './casualties.ts'

const whole = [{ left: [2, 1, 1], chance: fraction(1) }]
const fallen = (left: readonly number[]) => left.filter((wounds) => wounds === 0).length

/** The same by letting every save of every number of wounds fall: slow and plain. */
function byEveryFall(start: readonly number[], { wounds, queue }: Fall): Map<string, string> {
  const sums = new Map<string, ReturnType<typeof fraction>>()
  for (const [count, share] of wounds) {
    const falls = 6 ** count
    for (let fall = 0; fall < falls; fall++) {
      const left = [...start]
      for (let wound = 0; wound < count; wound++) {
        const struck = queue.find(({ at }) => (left[at] ?? 0) > 0)
        const face = (Math.floor(fall / 6 ** wound) % 6) + 1
        if (struck && !meetsNeed(face, struck.save)) left[struck.at] = (left[struck.at] ?? 0) - 1
      }
      const key = left.join()
      sums.set(key, plus(sums.get(key) ?? NONE, times(share, fraction(1, falls))))
    }
  }
  return new Map([...sums].map(([key, chance]) => [key, written(chance)]))
}

describe('what wounds make of a unit', () => {
  it('is what letting every save fall says, whoever may be struck and whatever they save with', () => {
    const save = fc.constantFrom(null, 2, 3, 5, 6, 7)
    const wounds = fc.constantFrom<Distribution>(
      successes(3, fraction(1, 3)),
      successes(4, fraction(5, 12)),
      new Map([[2, fraction(1)]]),
      new Map([[0, fraction(1)]]),
    )
    const queue = fc
      .tuple(save, save, save)
      .chain((saves) =>
        fc.shuffledSubarray([0, 1, 2]).map((order) => order.map((at) => ({ at, save: saves[at] ?? null }))),
      )
    fc.assert(
      fc.property(wounds, queue, (likely, order) => {
        const fall = { wounds: likely, queue: order }
        const fates = afterWounds(whole, () => fall)
        expect(new Map(fates.map(({ left, chance }) => [left.join(), written(chance)]))).toEqual(
          byEveryFall([2, 1, 1], fall),
        )
      }),
    )
  })

  it('leaves whom the queue leaves out as they are, and loses what is left over', () => {
    const fates = afterWounds(whole, () => ({ wounds: new Map([[5, fraction(1)]]), queue: [{ at: 1, save: null }] }))
    expect(fates).toEqual([{ left: [2, 0, 1], chance: fraction(1) }])
  })

  it('may hang on who is left: a second fall is of each fate of the first', () => {
    const sure: Fall = { wounds: new Map([[1, fraction(1)]]), queue: [{ at: 2, save: 4 }] }
    const first = afterWounds(whole, () => sure)
    const second = afterWounds(first, (left) => (left[2] === 0 ? { ...sure, queue: [{ at: 1, save: null }] } : sure))
    expect(written(chanceOf(counted(second, fallen), 2))).toBe('1/2')
    expect(written(chanceOf(counted(second, fallen), 1))).toBe('1/4')
    expect(written(chanceOf(counted(second, fallen), 0))).toBe('1/4')
  })
})
