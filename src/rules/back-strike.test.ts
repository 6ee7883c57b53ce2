import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radians } from '../geometry/angle.ts'
import { pathLength } from '../geometry/path.ts'
import { distance, type Point } from '../geometry/point.ts'
import { ahead } from './arc.ts'
import { backStrike } from './back-strike.ts'
import { anyBody, anyMotion, anyPath, base, moved, movedBody } from './testing/scene.ts'

const target = base('t', 20, 20)
const walk = (...pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => ({ x, y }))

/** Points close together along a walk, each with its length along it. */
function steps(path: readonly Point[]): { at: number; place: Point }[] {
  const [start] = path
  if (!start) return []
  let at = 0
  const all = [{ at, place: start }]
  for (const [i, to] of path.entries()) {
    const from = path[i - 1]
    if (!from) continue
    const leg = distance(from, to)
    for (let k = 1; k <= 400; k++) {
      const part = k / 400
      all.push({
        at: at + part * leg,
        place: { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) },
      })
    }
    at += leg
  }
  return all
}

describe('a back strike', () => {
  it('is kept by a walk that stays behind', () => {
    expect(backStrike(target, 0.5, walk([10, 20], [18.8, 20]), 'whole')).toMatchObject({
      eligible: true,
      firstEntry: null,
    })
  })

  it('is lost where the base first comes over the line, though it goes back', () => {
    const lost = backStrike(target, 0.5, walk([15, 24], [22, 24], [15, 20]), 'whole')
    expect(lost).toMatchObject({ eligible: false, firstEntry: 4.5, entryPoint: { x: 19.5, y: 24 }, deepest: 2.5 })
  })

  it('is judged up to the attack and no farther', () => {
    const path = walk([15, 24], [22, 24], [15, 20])
    expect(backStrike(target, 0.5, path, 'whole', 3).eligible).toBe(true)
    expect(backStrike(target, 0.5, path, 'whole', 4.5).eligible).toBe(true)
    expect(backStrike(target, 0.5, path, 'whole', 4.6).eligible).toBe(false)
    expect(backStrike(target, 0.5, path, 'whole', 99).eligible).toBe(false)
    expect(backStrike(target, 0.5, path, 'whole', 0).eligible).toBe(true)
  })

  it('is kept by a base that runs along the line touching it', () => {
    expect(backStrike(target, 0.5, walk([19.5, 10], [19.5, 18]), 'whole')).toMatchObject({ eligible: true, deepest: 0 })
    expect(backStrike(target, 0.5, walk([19.5, 10], [19.501, 18]), 'whole').eligible).toBe(false)
  })

  it('is lost by a corner of the walk that pokes over between two ends that lie behind', () => {
    const poke = backStrike(target, 0.5, walk([15, 24], [19.51, 22], [15, 20]), 'whole')
    expect(poke.firstEntry).toBeCloseTo(4.9226295114, 9)
    expect(backStrike(target, 0.5, walk([15, 24], [19.51, 22], [15, 20]), 'centre').eligible).toBe(true)
  })

  it('is lost from the start by one that stands across the line, even without a step', () => {
    const stays = backStrike(target, 0.79, walk([19.5, 23]), 'whole')
    expect(stays).toMatchObject({ eligible: false, firstEntry: 0, entryPoint: { x: 19.5, y: 23 } })
  })

  it('is kept by a point on the line, and by a walk of no points', () => {
    expect(backStrike(target, 0, walk([20, 3]), 'whole').eligible).toBe(true)
    expect(backStrike(target, 0.5, [], 'whole').eligible).toBe(true)
  })

  it('minds a turned facing', () => {
    const turned = base('t', 20, 20, 30, radians(135))
    expect(backStrike(turned, 0.5, walk([24, 16], [21, 19]), 'whole').eligible).toBe(true)
    expect(backStrike(turned, 0.5, walk([24, 16], [16, 24]), 'whole').eligible).toBe(false)
  })

  it('agrees with looking at every step of the walk', () => {
    fc.assert(
      fc.property(anyBody, fc.integer({ min: 0, max: 1000 }), anyPath, fc.boolean(), (body, size, path, whole) => {
        const radius = size / 1000
        const over = (place: Point) => ahead(body, place) + (whole ? radius : 0)
        const all = steps(path)
        const slow = all.find(({ place }) => over(place) > 1e-9)
        const exact = backStrike(body, radius, path, whole ? 'whole' : 'centre')
        expect(exact.eligible).toBe(slow === undefined)
        expect(exact.deepest).toBeCloseTo(Math.max(...all.map(({ place }) => over(place))), 9)
        if (slow && exact.firstEntry !== null) {
          expect(exact.firstEntry).toBeLessThanOrEqual(slow.at + 1e-9)
          expect(slow.at - exact.firstEntry).toBeLessThan(pathLength(path) / 300 + 1e-9)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('follows the scene wherever it is turned, slid or mirrored', () => {
    fc.assert(
      fc.property(anyBody, anyPath, anyMotion, (body, path, motion) => {
        const before = backStrike(body, 0.5, path, 'whole')
        const after = backStrike(
          movedBody(motion, body),
          0.5,
          path.map((p) => moved(motion, p)),
          'whole',
        )
        expect(after.deepest).toBeCloseTo(before.deepest, 8)
      }),
    )
  })
})
