import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cone, coneAt, coneValue, settle } from './cone.ts'

const anyForce = fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 628 })).map(([size, angle]) => ({
  wx: (size / 1000) * Math.cos(angle / 100),
  wy: (size / 1000) * Math.sin(angle / 100),
}))

function settled(floor: number, wx: number, wy: number, t: number): Cone {
  const cone = { ...coneAt(floor), wx, wy }
  settle(cone, t)
  return cone
}

describe('the barrier of one base', () => {
  it('is the greatest over all ν that are at least the force and at most 1', () => {
    fc.assert(
      fc.property(
        anyForce,
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 0, max: 6 }),
        ({ wx, wy }, floor, power) => {
          const t = 10 ** power
          const rho = Math.hypot(wx, wy)
          const value = coneValue(floor / 1000, wx, wy, t)
          for (let k = 1; k < 200; k++) {
            const nu = rho + ((1 - rho) * k) / 200
            const other = ((t * floor) / 1000) * (1 - nu) + Math.log(nu * nu - rho * rho) + Math.log(1 - nu)
            expect(value).toBeGreaterThanOrEqual(other - 1e-9 * Math.max(1, Math.abs(other)))
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  it('has the slopes that small steps show, with a floor and without', () => {
    fc.assert(
      fc.property(anyForce, fc.constantFrom(0, 0.3, 2), ({ wx, wy }, floor) => {
        if (Math.hypot(wx, wy) > 0.98) return
        const t = 30
        const h = 1e-6
        const cone = settled(floor, wx, wy, t)
        const dx = (coneValue(floor, wx + h, wy, t) - coneValue(floor, wx - h, wy, t)) / (2 * h)
        const dy = (coneValue(floor, wx, wy + h, t) - coneValue(floor, wx, wy - h, t)) / (2 * h)
        const scale = 1 + Math.abs(dx) + Math.abs(dy)
        expect(Math.abs(cone.gx + dx)).toBeLessThan(1e-4 * scale)
        expect(Math.abs(cone.gy + dy)).toBeLessThan(1e-4 * scale)
        // The second derivative times its inverse changes the gradient as a step does.
        const step = 1e-5
        const next = settled(floor, wx + step, wy, t)
        const gx = (next.gx - cone.gx) / step
        const gy = (next.gy - cone.gy) / step
        expect(cone.ixx * gx + cone.ixy * gy).toBeCloseTo(1, 2)
        expect(cone.ixy * gx + cone.iyy * gy).toBeCloseTo(0, 2)
      }),
      { numRuns: 150 },
    )
  })

  it('is nothing beyond a force of 1', () => {
    expect(coneValue(0, 1, 0, 5)).toBe(Number.NEGATIVE_INFINITY)
    expect(coneValue(2, 0.8, 0.7, 5)).toBe(Number.NEGATIVE_INFINITY)
  })
})
