import { describe, expect, it } from 'vitest'
import type { Box } from './plate.ts'
import { type Ground, platePlace, type Round } from './plate-places.ts'

const round = (left: number, top: number, radius = 30): Round => ({ at: { left, top }, radius })
const reaches = (box: Box, { at, radius }: Round) => {
  const dx = at.left - Math.min(box.left + box.width, Math.max(box.left, at.left))
  const dy = at.top - Math.min(box.top + box.height, Math.max(box.top, at.top))
  return Math.hypot(dx, dy) < radius
}

const ground = (rounds: readonly Round[], changes: Partial<Ground> = {}): Ground => ({
  ...{ plates: [], rounds, rims: [], width: 2000, height: 2000 },
  ...changes,
})

describe('where a plate goes', () => {
  it('stands in the preferred direction, clear of its own base, where nothing is in the way', () => {
    const base = round(200, 200)
    const box = platePlace(base, 0, 90, 26, ground([base]))
    expect(box.left).toBeGreaterThanOrEqual(230)
    expect(box.top + 13).toBe(200)
  })

  it.each([0, 0.7, 1.57, 2.5, 3.14, -1])('never hides its own base, whatever the direction (%f)', (direction) => {
    const base = round(200, 200)
    expect(reaches(platePlace(base, direction, 90, 26, ground([base])), base)).toBe(false)
  })

  it('turns aside from a base that stands where it would go', () => {
    const base = round(200, 200)
    const other = round(290, 200)
    const box = platePlace(base, 0, 90, 26, ground([base, other]))
    expect(reaches(box, other)).toBe(false)
  })

  it('never lies on another plate while there is room', () => {
    const base = round(200, 200)
    const first = platePlace(base, 0, 90, 26, ground([base]))
    const second = platePlace(base, 0, 90, 26, ground([base], { plates: [first] }))
    const apart =
      second.left >= first.left + first.width ||
      second.left + second.width <= first.left ||
      second.top >= first.top + first.height ||
      second.top + second.height <= first.top
    expect(apart).toBe(true)
  })

  it('stays on the board while it can', () => {
    const base = round(40, 200)
    const box = platePlace(base, Math.PI, 90, 26, ground([base]))
    expect(box.left).toBeGreaterThanOrEqual(7)
  })

  it('does not hide the edge of a template where there is room beside it', () => {
    const base = round(200, 200)
    const rims = Array.from({ length: 20 }, (_, step) => ({ left: 260, top: 150 + step * 5 }))
    const box = platePlace(base, 0, 90, 26, ground([base], { rims }))
    const hides = rims.some(
      ({ left, top }) => left > box.left && left < box.left + box.width && top > box.top && top < box.top + box.height,
    )
    expect(hides).toBe(false)
  })
})
