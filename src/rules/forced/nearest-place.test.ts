import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allNearest } from '../all-nearest.ts'
import { anyRoom } from '../testing/rooms.ts'
import { anyMotion, moved, movedDisc, round } from '../testing/scene.ts'
import { nearestPlace } from './nearest-place.ts'
import { groundOf, isFree, type Room, roomOf } from './room.ts'

const open = groundOf(null, [])
const table = groundOf({ width: 10, height: 10 }, [])

/** The nearest free place of a fine grid: slow, and never nearer than the nearest there is. */
function slowNearest(room: Room, step: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let x = 0; x <= 10; x += step)
    for (let y = 0; y <= 10; y += step) {
      const far = Math.hypot(x - room.from.x, y - room.from.y)
      if (far < best && isFree(room, x, y)) best = far
    }
  return best
}

describe('the nearest free place', () => {
  it('is where the base stands if it may, touching others or not', () => {
    const room = roomOf(round(5, 5, 1), [round(7, 5, 1)], table)
    expect(nearestPlace(room)).toEqual({ x: 5, y: 5, distance: 0 })
  })

  it('is straight away from one base, and in a cusp between two', () => {
    expect(nearestPlace(roomOf(round(0.4, 0, 0.5), [round(0, 0, 0.5)], open))).toMatchObject({
      x: 1,
      y: 0,
      distance: 0.6,
    })
    const wedge = nearestPlace(roomOf(round(0, 0.9, 1), [round(-1, 0, 1), round(1, 0, 1)], open))
    expect(wedge?.y).toBeCloseTo(Math.sqrt(3), 12)
  })

  it('is in the corner of the table, and nowhere on a table too small', () => {
    expect(nearestPlace(roomOf(round(-1, 12, 1), [], table))).toMatchObject({ x: 1, y: 9 })
    expect(nearestPlace(roomOf(round(1, 1, 6), [], table))).toBeNull()
  })

  it('lies past the farthest curve where all nearer crossings are taken', () => {
    // Four bases about a fifth leave only the corners of the table free.
    const stay = [round(5, 2, 2), round(5, 8, 2), round(2, 5, 2), round(8, 5, 2), round(5, 5, 1.2)]
    const place = nearestPlace(roomOf(round(5, 5, 0.9), stay, table))
    expect(place?.distance).toBeGreaterThan(4)
  })

  it('is refused beyond a limit, and given exactly at it', () => {
    const room = roomOf(round(0.5, 0, 0.5), [round(0, 0, 0.5)], open)
    expect(nearestPlace(room, { rings: [], sides: [] }, 0.49)).toBeNull()
    expect(nearestPlace(room, { rings: [], sides: [] }, 0.5)?.distance).toBeCloseTo(0.5, 12)
  })

  it('is free, nearer than any place of a fine grid, and no nearer than the grid can miss it by', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const place = nearestPlace(room)
        const slow = slowNearest(room, 0.09)
        if (!place) {
          expect(slow).toBe(Number.POSITIVE_INFINITY)
          return
        }
        expect(isFree(room, place.x, place.y)).toBe(true)
        expect(Math.hypot(place.x - room.from.x, place.y - room.from.y)).toBeCloseTo(place.distance, 9)
        expect(place.distance).toBeLessThanOrEqual(slow + 1e-9)
      }),
      { numRuns: 100 },
    )
  })

  it('has no free place next to it that is nearer', () => {
    fc.assert(
      fc.property(anyRoom, fc.integer({ min: 1, max: 400 }), (room, thousandths) => {
        const place = nearestPlace(room)
        if (!place) return
        const step = thousandths / 1000
        for (let k = 0; k < 60; k++) {
          const x = place.x + step * Math.cos((k * Math.PI) / 30)
          const y = place.y + step * Math.sin((k * Math.PI) / 30)
          const nearer = Math.hypot(x - room.from.x, y - room.from.y) < place.distance - 1e-7
          if (nearer) expect(isFree(room, x, y)).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('follows a scene without edges that is turned, slid or mirrored', () => {
    fc.assert(
      fc.property(anyRoom, anyMotion, (room, motion) => {
        const stay = room.rings.map(({ centre, radius }) =>
          round(centre.x, centre.y, Math.max(0, radius - room.radius)),
        )
        const before = nearestPlace(roomOf(round(room.from.x, room.from.y, room.radius), stay, open))
        const from = { centre: moved(motion, room.from), radius: room.radius }
        const after = nearestPlace(
          roomOf(
            from,
            stay.map((disc) => movedDisc(motion, disc)),
            open,
          ),
        )
        expect(after?.distance).toBeCloseTo(before?.distance ?? -1, 7)
      }),
    )
  })
})

describe('all nearest places', () => {
  it('are both of a mirrored pair, and one otherwise', () => {
    const pair = allNearest(roomOf(round(0.5, 0, 0.5), [round(0, 0, 0.5), round(1.2, 0, 0.5)], open))
    expect(pair?.places).toHaveLength(2)
    expect(pair?.free).toBeNull()
    expect(allNearest(roomOf(round(0.5, 0.1, 0.5), [round(0, 0, 0.5), round(1.2, 0, 0.5)], open))?.places).toHaveLength(
      1,
    )
  })

  it('are a whole circle dead centre, and its free spans where others stand in the way', () => {
    const whole = allNearest(roomOf(round(0, 0, 0.5), [round(0, 0, 0.5)], open))
    expect(whole?.free?.circle.radius).toBe(1)
    expect(whole?.free?.spans).toHaveLength(1)
    const [span] = whole?.free?.spans ?? []
    expect((span?.to ?? 0) - (span?.from ?? 0)).toBeCloseTo(2 * Math.PI, 12)
    const cut = allNearest(roomOf(round(0, 0, 0.5), [round(0, 0, 0.5), round(1.5, 0, 0.5), round(-1.5, 0, 0.5)], open))
    expect(cut?.free?.spans).toHaveLength(2)
    for (const { from, to } of cut?.free?.spans ?? []) expect(Math.sin((from + to) / 2) ** 2).toBeCloseTo(1, 9)
  })

  it('are no circle where all of it is taken, and single places where only they are left', () => {
    const ring = Array.from({ length: 6 }, (_, k) =>
      round(1.5 * Math.cos((k * Math.PI) / 3), 1.5 * Math.sin((k * Math.PI) / 3), 0.5),
    )
    expect(allNearest(roomOf(round(0, 0, 0.5), [round(0, 0, 0.5), ...ring], open))?.free).toBeNull()
  })
})
