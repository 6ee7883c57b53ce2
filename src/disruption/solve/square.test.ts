import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subsets } from '../subsets.ts'
import { solveDefinite, solveSquare } from './square.ts'

const entry = fc.integer({ min: -100, max: 100 }).map((n) => n / 10)

describe('a system of equations', () => {
  it('is solved to what it came from, symmetric or not', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 7 })
          .chain((n) =>
            fc.tuple(
              fc.constant(n),
              fc.array(entry, { minLength: n * n, maxLength: n * n }),
              fc.array(entry, { minLength: n, maxLength: n }),
            ),
          ),
        ([n, a, x]) => {
          const times = (matrix: readonly number[]) =>
            Float64Array.from({ length: n }, (_, i) =>
              x.reduce((sum, value, j) => sum + (matrix[i * n + j] ?? 0) * value, 0),
            )
          const square = Float64Array.from(a)
          const right = times(a)
          if (solveSquare(square, right, n, 0.05))
            for (const [i, value] of x.entries()) expect(right[i]).toBeCloseTo(value, 5)
          const definite = Array.from({ length: n * n }, (_, k) => {
            const [i, j] = [Math.floor(k / n), k % n]
            let sum = i === j ? 1 : 0
            for (let m = 0; m < n; m++) sum += (a[i * n + m] ?? 0) * (a[j * n + m] ?? 0)
            return sum
          })
          const side = times(definite)
          expect(solveDefinite(Float64Array.from(definite), side, n)).toBe(true)
          for (const [i, value] of x.entries()) expect(side[i]).toBeCloseTo(value, 4)
        },
      ),
    )
  })

  it('is refused where it has no answer of its own', () => {
    expect(solveSquare(Float64Array.of(1, 2, 2, 4), Float64Array.of(1, 2), 2)).toBe(false)
    expect(solveDefinite(Float64Array.of(1, 0, 2, 4), Float64Array.of(1, 2), 2)).toBe(false)
  })
})

describe('subsets', () => {
  it('are each there once', () => {
    expect([...subsets(4, 2)]).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ])
    expect([...subsets(3, 0)]).toEqual([[]])
    expect([...subsets(2, 3)]).toEqual([])
    expect([...subsets(7, 3)]).toHaveLength(35)
  })
})
