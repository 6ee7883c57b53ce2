import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Disc } from '../geometry/disc.ts'
import { around, type Solid, solidPolygon } from '../geometry/solid.ts'
import { anyMotion, type Motion, moved, movedDisc } from '../rules/testing/scene.ts'
import { overlapped } from './depth.ts'
import type { Disruption } from './disruption.ts'
import type { Landing } from './landing.ts'
import { leastDisruption, quickDisruption } from './least-disruption.ts'
import { searched } from './searched.ts'
import { anyLanding, disc, piece, SMALL, wall } from './testing/scenes.ts'
import { illegal, slowBounds } from './testing/slow.ts'

// Slow oracles on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Found = Extract<Disruption, { readonly kind: 'found' }>

const landing = (part: Partial<Landing>): Landing => ({
  ...{ mover: disc(0, 0, SMALL), others: [], table: null, obstacles: [] },
  ...part,
})

/** The answer, after at most `steps` steps. Throws where there is none. */
function found(scene: Landing, steps = 5000): Found {
  let count = 0
  const answer = leastDisruption(scene, () => ++count < steps)
  if (answer.kind !== 'found') throw new Error(`no answer but "${answer.kind}"`)
  return answer
}

const to = ({ best }: Found, id: string) => best.moves.find((move) => move.id === id)?.to

describe('the least disruption', () => {
  it('of nobody overlapped moves nobody, a bare touch included', () => {
    const still = found(landing({ others: [piece('a', 2 * SMALL, 0, SMALL), piece('b', 5, 0, SMALL)] }))
    expect(still.best).toEqual({ moves: [], total: 0 })
    expect(still.proven).toBe(true)
  })

  it('of one base is straight away from the mover', () => {
    const answer = found(landing({ others: [piece('a', 0.5, 0, SMALL)] }))
    expect(answer.best.total).toBeCloseTo(0.6811, 4)
    expect(to(answer, 'a')?.x).toBeCloseTo(1.1811, 4)
    expect(answer).toMatchObject({ proven: true, gap: 0, counted: true })
    expect(answer.optima).toHaveLength(1)
  })

  it('of a base dead centre leaves a whole circle to choose from', () => {
    const answer = found(landing({ others: [piece('a', 0, 0, SMALL)] }))
    expect(answer.best.total).toBeCloseTo(1.1811, 4)
    expect(answer.counted).toBe(false)
    expect(answer.free).toMatchObject({ id: 'a', circle: { radius: 2 * SMALL } })
  })

  it('rather moves one base farther than two a little, and finds both ways round the other', () => {
    const answer = found(landing({ others: [piece('a', 0.5, 0, SMALL), piece('b', 1.7, 0, SMALL)] }))
    expect(answer.best.total).toBeCloseTo(0.8916, 4)
    expect(answer.optima).toHaveLength(2)
    const sides = answer.optima.map(({ moves }) => Math.sign(moves[0]?.to.y ?? 0))
    expect(sides.toSorted()).toEqual([-1, 1])
  })

  it('moves one more where those overlapped find no room, and says that fewer can’t do', () => {
    const table = { width: 5, height: 1 }
    const others = [piece('a', 1.25, 0.5, 0.5), piece('b', 2.35, 0.5, 0.5)]
    const answer = found(landing({ mover: disc(0.5, 0.5, 0.5), others, table }))
    expect(answer.best.moves.map(({ id }) => id)).toEqual(['a'])
    const narrow = found(landing({ mover: disc(0.5, 0.5, 0.5), others, table: { width: 3.2, height: 1 } }))
    expect(narrow.best.moves.map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
    expect(narrow.best.total).toBeCloseTo(0.4, 9)
    expect(narrow).toMatchObject({ proven: true, fewest: true })
  })

  it('says that there is no room, and for whom, and moves nothing', () => {
    const others = [piece('a', 1.25, 0.5, 0.5)]
    const table = { width: 1.9, height: 1 }
    const alone = leastDisruption(landing({ mover: disc(0.5, 0.5, 0.5), others, table }))
    expect(alone).toEqual({ kind: 'none', without: ['a'] })
    const two = [...others, piece('b', 2.25, 0.5, 0.5)]
    const crowded = leastDisruption(
      landing({ mover: disc(0.5, 0.5, 0.5), others: two, table: { width: 2.8, height: 1 } }),
    )
    expect(crowded).toEqual({ kind: 'none', without: [] })
  })

  it('keeps off walls, bent ones too, and off round ground', () => {
    const notch = wall([0.6, -2], [2.6, -2], [2.6, 2], [0.6, 2], [0.6, 0.6], [1.9, 0.6], [1.9, -0.6], [0.6, -0.6])
    const answer = found(landing({ others: [piece('a', 0.3, 0, 0.4)], obstacles: [notch] }))
    expect(to(answer, 'a')?.x).toBeCloseTo(SMALL + 0.4, 9)
    expect(to(answer, 'a')?.y).toBeCloseTo(0, 9)
    const pit = found(
      landing({ others: [piece('a', 0.3, 0, 0.4)], obstacles: [{ kind: 'disc', disc: disc(1.4, 0, 0.5) }] }),
    )
    expect(illegal(landing({ others: [piece('a', 0.3, 0, 0.4)] }), pit.best.moves)).toBeNull()
    expect(pit.optima).toHaveLength(2)
  })

  it('is the same whatever order the bases are named in', () => {
    fc.assert(
      fc.property(anyLanding(4, 12), (scene) => {
        const there = leastDisruption(scene)
        const back = leastDisruption({ ...scene, others: scene.others.toReversed() })
        expect(back.kind).toBe(there.kind)
        if (there.kind !== 'found' || back.kind !== 'found') return
        expect(back.best.total).toBeCloseTo(there.best.total, 5)
        expect(back.optima).toHaveLength(there.optima.length)
      }),
      { numRuns: 30 },
    )
  })

  it('is legal, proven, no better than can be and no worse than a grid finds it', () => {
    fc.assert(
      fc.property(anyLanding(2, 9), (scene) => {
        const answer = found(scene)
        const must = overlapped(scene)
        expect(illegal(scene, answer.best.moves)).toBeNull()
        expect(answer.proven).toBe(true)
        expect(answer.best.moves.length).toBeGreaterThanOrEqual(must.length)
        if (answer.best.moves.length > must.length) return
        const { atLeast, atMost } = slowBounds(scene, must, 0.1, 3)
        expect(answer.best.total).toBeGreaterThanOrEqual(atLeast - 1e-6)
        expect(answer.best.total).toBeLessThanOrEqual(atMost + 1e-6)
      }),
      { numRuns: 60 },
    )
  })

  it('of three bases lies where a coarser grid says', () => {
    fc.assert(
      fc.property(
        anyLanding(3, 9, 0).filter((scene) => overlapped(scene).length === 3),
        (scene) => {
          const answer = found(scene)
          const must = overlapped(scene)
          if (answer.best.moves.length > must.length) return
          const { atLeast, atMost } = slowBounds(scene, must, 0.2, 2.4)
          expect(illegal(scene, answer.best.moves)).toBeNull()
          expect(answer.best.total).toBeGreaterThanOrEqual(atLeast - 1e-6)
          expect(answer.best.total).toBeLessThanOrEqual(atMost + 1e-6)
        },
      ),
      { numRuns: 12 },
    )
  })
})

/** A scene that is its own mirror image in the line y = 5: each base above it has one below. */
const mirrored: fc.Arbitrary<Landing> = anyLanding(3, 14, 0)
  .map((scene) => {
    const above = scene.others.filter(({ disc: { centre, radius } }) => centre.y <= 5 - radius)
    const below = above.map(({ id, disc: { centre, radius } }) => piece(`${id}'`, centre.x, 10 - centre.y, radius))
    return { ...scene, table: null, others: [...above, ...below] }
  })
  .filter((scene) => overlapped(scene).length > 0)

describe('a scene that is its own mirror image', () => {
  it('has with each best way its mirror image, all of them found', () => {
    fc.assert(
      fc.property(mirrored, (scene) => {
        const answer = found(scene)
        if (!answer.counted) return
        const twin = (id: string) => (id.endsWith("'") ? id.slice(0, -1) : `${id}'`)
        for (const { moves } of answer.optima) {
          const image = new Map(moves.map((move) => [twin(move.id), { x: move.to.x, y: 10 - move.to.y }]))
          const there = answer.optima.some((other) =>
            other.moves.every(({ id, to }) => {
              const place = image.get(id)
              return place !== undefined && Math.hypot(place.x - to.x, place.y - to.y) < 1e-3
            }),
          )
          expect(there).toBe(true)
        }
      }),
      { numRuns: 80 },
    )
  })

  it('has two ways where two bases want the one spot that is left', () => {
    const ring = [39, 78, 117, 156, -39, -78, -117, -156].map((degrees, k) => {
      const angle = (degrees * Math.PI) / 180
      return piece(`r${k}`, 1.8 * Math.cos(angle), 1.8 * Math.sin(angle), SMALL)
    })
    const others = [piece('a', 0.3, 0.62, SMALL), piece('b', 0.3, -0.62, SMALL), ...ring]
    const answer = found(landing({ others, mover: disc(0, 0, 1.2) }))
    expect(answer).toMatchObject({ proven: true, counted: true })
    expect(answer.optima).toHaveLength(2)
    const inGap = answer.optima.map(({ moves }) => moves.find(({ to }) => to.x > 1.5 && Math.abs(to.y) < 0.3)?.id)
    expect(inGap.toSorted()).toEqual(['a', 'b'])
  })

  it('has two ways, not four, where two bases with two spots each may not both take the same side', () => {
    const others = [
      ...[piece('a', 0.6, 0, SMALL), piece('b', -0.6, 0, SMALL)],
      ...[
        piece('c', 1.6, 1, SMALL),
        piece('d', 1.6, -1, SMALL),
        piece('e', -1.6, 1, SMALL),
        piece('f', -1.6, -1, SMALL),
      ],
    ]
    const answer = found(landing({ others, mover: disc(0, 0, 0.79) }))
    expect(answer.counted).toBe(true)
    expect(answer.optima).toHaveLength(2)
    for (const { moves } of answer.optima) expect((moves[0]?.to.y ?? 0) * (moves[1]?.to.y ?? 0)).toBeLessThan(0)
  })
})

/** A solid after a motion. */
function movedSolid(motion: Motion, solid: Solid): Solid {
  if (solid.kind === 'disc') return { kind: 'disc', disc: movedDisc(motion, around(solid)) }
  const made = solidPolygon(solid.corners.map((corner) => moved(motion, corner)))
  return typeof made === 'string' ? solid : made
}

describe('a scene that is turned, slid, mirrored or scaled', () => {
  it('is answered alike: as many moves, as many inches, as many ways', () => {
    fc.assert(
      fc.property(anyLanding(4, 12), anyMotion, (scene, motion) => {
        const free = { ...scene, table: null }
        const before = found(free)
        const after = found({
          ...{ mover: movedDisc(motion, free.mover), table: null },
          others: free.others.map(({ id, disc }) => ({ id, disc: movedDisc(motion, disc) })),
          obstacles: free.obstacles.map((solid) => movedSolid(motion, solid)),
        })
        expect(after.best.moves.map(({ id }) => id)).toEqual(before.best.moves.map(({ id }) => id))
        expect(after.best.total).toBeCloseTo(before.best.total, 5)
        expect(after.optima).toHaveLength(before.optima.length)
      }),
      { numRuns: 30 },
    )
  })

  it('is answered in its own measure', () => {
    fc.assert(
      fc.property(anyLanding(3, 10, 0), fc.constantFrom(0.5, 2, 3), (scene, by) => {
        const scaled = ({ centre, radius }: Disc): Disc => disc(centre.x * by, centre.y * by, radius * by)
        const { table } = scene
        const before = found(scene)
        const after = found({
          ...{ mover: scaled(scene.mover), obstacles: [] },
          others: scene.others.map(({ id, disc }) => ({ id, disc: scaled(disc) })),
          table: table && { width: table.width * by, height: table.height * by },
        })
        expect(after.best.total).toBeCloseTo(before.best.total * by, 4)
      }),
      { numRuns: 30 },
    )
  })
})

/** A huge base put down on a block of small ones that all but touch. */
function onBlock(columns: number, rows: number): Landing {
  const others = Array.from({ length: columns * rows }, (_, k) =>
    piece(`m${k}`, 8 + (k % columns) * 1.2 + 0.07 * Math.sin(k), 8 + Math.floor(k / columns) * 1.2, SMALL),
  )
  return { mover: disc(10.1, 9.9, 120 / 50.8), others, table: { width: 30, height: 22 }, obstacles: [] }
}

describe('a search that is stopped', () => {
  it('says at every step no more than it knows', () => {
    fc.assert(
      fc.property(anyLanding(4, 14), (scene) => {
        const steps: Disruption[] = []
        const search = searched(scene)
        for (let step = search.next(); ; step = search.next()) {
          steps.push(step.value)
          if (step.done) break
        }
        const last = steps.at(-1)
        if (last?.kind !== 'found') return
        for (const step of steps) {
          if (step.kind !== 'found') continue
          expect(illegal(scene, step.best.moves)).toBeNull()
          expect(step.bound).toBeLessThanOrEqual(last.best.total + 1e-9)
          expect(step.best.total - step.gap).toBeLessThanOrEqual(last.best.total + 1e-9)
          if (step.best.moves.length === last.best.moves.length)
            expect(step.best.total).toBeGreaterThanOrEqual(last.best.total - 1e-5)
          if (step.proven) expect(step.best.total).toBeCloseTo(last.best.total, 5)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('has a legal way at once, for the frame', () => {
    fc.assert(
      fc.property(anyLanding(6, 16), (scene) => {
        const quick = quickDisruption(scene)
        if (quick.kind === 'found') expect(illegal(scene, quick.best.moves)).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  it('has a good way and an honest gap for a huge base on a packed unit', () => {
    const scene = onBlock(5, 4)
    const answer = found(scene, 240)
    expect(answer.best.moves.length).toBe(overlapped(scene).length)
    expect(answer.best.moves.length).toBeGreaterThanOrEqual(10)
    expect(illegal(scene, answer.best.moves)).toBeNull()
    expect(answer.proven).toBe(false)
    expect(answer.gap).toBeGreaterThan(0)
    expect(answer.best.total / (answer.best.total - answer.gap)).toBeLessThan(1.25)
  })
})
