import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { around } from './around.ts'
import { shownWhole } from './shown-whole.ts'
import {
  fitted,
  flipped,
  kept,
  onScreen,
  onTable,
  panned,
  pinched,
  resized,
  scaled,
  uncovered,
  type View,
} from './view.ts'

const coordinate = fc.double({ min: -60, max: 60, noNaN: true })
const pixel = fc.double({ min: -2000, max: 2000, noNaN: true })
const views: fc.Arbitrary<View> = fc.record({
  centre: fc.record({ x: coordinate, y: coordinate }),
  scale: fc.double({ min: 4, max: 600, noNaN: true }),
  flipped: fc.boolean(),
  width: fc.integer({ min: 100, max: 3000 }),
  height: fc.integer({ min: 100, max: 3000 }),
})
const spots = fc.record({ left: pixel, top: pixel })

describe('the view', () => {
  it('there and back again: a place of the screen lies over the place that appears there', () => {
    fc.assert(
      fc.property(views, spots, (view, spot) => {
        const { left, top } = onScreen(view, onTable(view, spot))
        expect(left).toBeCloseTo(spot.left, 6)
        expect(top).toBeCloseTo(spot.top, 6)
      }),
    )
  })

  it('an inch is as long in both directions', () => {
    fc.assert(
      fc.property(views, coordinate, coordinate, (view, x, y) => {
        const here = onScreen(view, { x, y })
        const right = onScreen(view, { x: x + 1, y })
        const down = onScreen(view, { x, y: y + 1 })
        expect(Math.abs(right.left - here.left)).toBeCloseTo(view.scale, 6)
        expect(Math.abs(down.top - here.top)).toBeCloseTo(view.scale, 6)
      }),
    )
  })

  it('what lay under the fingers of a pinch lies under them afterwards, also when the scale is at its end', () => {
    fc.assert(
      fc.property(views, spots, spots, fc.double({ min: 0.01, max: 100, noNaN: true }), (view, from, to, factor) => {
        const held = onTable(view, from)
        const { left, top } = onScreen(pinched(view, from, to, factor), held)
        expect(left).toBeCloseTo(to.left, 5)
        expect(top).toBeCloseTo(to.top, 5)
      }),
    )
  })

  it('what lay under a finger that pans lies under it afterwards', () => {
    fc.assert(
      fc.property(views, spots, pixel, pixel, (view, spot, right, down) => {
        const after = onTable(panned(view, right, down), { left: spot.left + right, top: spot.top + down })
        const before = onTable(view, spot)
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
      }),
    )
  })

  it('a flip turns the screen about its middle, and two flips are none', () => {
    fc.assert(
      fc.property(views, coordinate, coordinate, (view, x, y) => {
        const before = onScreen(view, { x, y })
        const after = onScreen(flipped(view), { x, y })
        expect(after.left).toBeCloseTo(view.width - before.left, 6)
        expect(after.top).toBeCloseTo(view.height - before.top, 6)
        expect(flipped(flipped(view))).toEqual(view)
      }),
    )
  })

  it('another window size keeps the middle and the scale', () => {
    const view: View = { centre: { x: 5, y: 6 }, scale: 30, flipped: false, width: 800, height: 600 }
    expect(onScreen(resized(view, 400, 300), { x: 5, y: 6 })).toEqual({ left: 200, top: 150 })
    expect(resized(view, 400, 300).scale).toBe(30)
  })

  it('a window that is cut at its right and foot leaves every place where it was on the screen', () => {
    fc.assert(
      fc.property(views, coordinate, coordinate, fc.integer({ min: 50, max: 3000 }), (view, x, y, size) => {
        const before = onScreen(view, { x, y })
        const after = onScreen(uncovered(view, size, size / 2), { x, y })
        expect(after.left).toBeCloseTo(before.left, 6)
        expect(after.top).toBeCloseTo(before.top, 6)
      }),
    )
  })

  it('the scale stays within its bounds', () => {
    const view: View = { centre: { x: 5, y: 6 }, scale: 30, flipped: false, width: 800, height: 600 }
    expect(scaled(view, 1e9).scale).toBe(600)
    expect(scaled(view, 0).scale).toBe(4)
  })

  it('a fitted box is wholly in sight, whichever corners name it', () => {
    fc.assert(
      fc.property(views, coordinate, coordinate, (view, x, y) => {
        const box = [
          { x, y },
          { x: x + 10, y: y - 6 },
        ] as const
        const seen = fitted({ ...view, width: 900, height: 700 }, box[0], box[1], 40)
        for (const corner of box) {
          const { left, top } = onScreen(seen, corner)
          expect(left).toBeGreaterThanOrEqual(39.9)
          expect(left).toBeLessThanOrEqual(860.1)
          expect(top).toBeGreaterThanOrEqual(39.9)
          expect(top).toBeLessThanOrEqual(660.1)
        }
      }),
    )
  })

  it('the middle can not leave the mat', () => {
    const view: View = { centre: { x: -500, y: 900 }, scale: 30, flipped: false, width: 800, height: 600 }
    expect(kept(view, 48, 48).centre).toEqual({ x: 0, y: 48 })
  })

  it('around models is no closer than twelve inches, and around nothing is the whole mat', () => {
    const view: View = { centre: { x: 0, y: 0 }, scale: 30, flipped: false, width: 800, height: 600 }
    expect(around(view, [{ x: 3, y: 4 }], { width: 48, height: 48 }).scale).toBe(50)
    const whole = around(view, [], { width: 48, height: 48 })
    expect(onScreen(whole, { x: 0, y: 0 }).top).toBeCloseTo(24, 6)
    expect(whole.centre).toEqual({ x: 24, y: 24 })
  })

  it('what has to be in sight is brought in by the least move, and no view is touched without need', () => {
    const view: View = { centre: { x: 10, y: 10 }, scale: 40, flipped: false, width: 800, height: 600 }
    const inside = [
      { x: 8, y: 8 },
      { x: 12, y: 12 },
    ]
    expect(shownWhole(view, inside, true)).toBe(view)
    expect(shownWhole(view, [], true)).toBe(view)
    const beyond = shownWhole(view, [{ x: 25, y: 10 }], true)
    expect(beyond.scale).toBe(40)
    expect(onScreen(beyond, { x: 25, y: 10 }).left).toBeCloseTo(776, 6)
    expect(beyond.centre.y).toBe(10)
    const wide = [
      { x: 0, y: 10 },
      { x: 40, y: 10 },
    ]
    expect(onScreen(shownWhole(view, wide, true), { x: 40, y: 10 }).left).toBeLessThanOrEqual(777)
    expect(shownWhole(view, wide, false).scale).toBe(40)
  })
})
