import { describe, expect, it } from 'vitest'
import { stream } from '../chance/stream.ts'
import { leastDisruption } from './least-disruption.ts'
import { drawn } from './lots.ts'
import { disc, piece, SMALL } from './testing/scenes.ts'

const among = (...others: ReturnType<typeof piece>[]) =>
  leastDisruption({ mover: disc(0, 0, SMALL), others, table: null, obstacles: [] })

describe('drawing lots', () => {
  it('takes either of two equal ways about as often, and the same for the same seed', () => {
    const tie = among(piece('a', 0.5, 0, SMALL), piece('b', 1.7, 0, SMALL))
    const random = stream(3)
    let up = 0
    for (let k = 0; k < 400; k++) if ((drawn(tie, random)?.moves[0]?.to.y ?? 0) > 0) up++
    expect(Math.abs(up - 200)).toBeLessThan(50)
    expect(drawn(tie, stream(8))).toEqual(drawn(tie, stream(8)))
  })

  it('on a circle takes any place of what is free, all round alike', () => {
    const circle = among(piece('a', 0, 0, SMALL), piece('b', 2.2, 0, 0.9), piece('c', -2.2, 0, 0.9))
    const random = stream(4)
    const quarters = [0, 0, 0, 0]
    for (let k = 0; k < 800; k++) {
      const move = drawn(circle, random)?.moves[0]
      const { x, y } = move?.to ?? { x: 9, y: 9 }
      expect(Math.hypot(x, y)).toBeCloseTo(2 * SMALL, 9)
      expect(Math.hypot(Math.abs(x) - 2.2, y)).toBeGreaterThanOrEqual(SMALL + 0.9 - 1e-9)
      const quarter = Math.floor(((Math.atan2(y, -x) + Math.PI) / (2 * Math.PI)) * 4) % 4
      quarters[quarter] = (quarters[quarter] ?? 0) + 1
    }
    expect(Math.min(...quarters)).toBeGreaterThan(150)
  })

  it('has nothing to draw where there is no way', () => {
    expect(drawn({ kind: 'unknown' }, stream(1))).toBeNull()
    expect(drawn({ kind: 'none', without: ['a'] }, stream(1))).toBeNull()
  })
})
