import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../../geometry/point.ts'
import { anyScene, box, clearance, cornered, round } from '../../geometry/sight/testing/scene.ts'
import type { Solid } from '../../geometry/solid.ts'
import { base } from '../testing/scene.ts'
import type { Heights, RoundSightBody, SightPiece, SightRules, SightScene } from './scene.ts'
import { sees, sight } from './sight.ts'

const hordes: SightRules = { models: 'targetSize', tangent: 'free', front: false, heights: false, elevated: false }
const model = (id: string, x: number, y: number, mm = 30, more: Partial<RoundSightBody> = {}): RoundSightBody => ({
  ...base(id, x, y, mm),
  heights: null,
  seeThrough: false,
  ...more,
})
const piece = (id: string, solid: Solid, blocks: SightPiece['blocks'] = 'always', heights: Heights | null = null) => ({
  ...{ id, solid, blocks, heights },
})
const scene = (things: readonly (RoundSightBody | SightPiece)[], rules: Partial<SightRules> = {}): SightScene => ({
  bodies: things.filter((thing) => 'disc' in thing),
  terrain: things.filter((thing) => 'solid' in thing),
  rules: { ...hordes, ...rules },
})
const ids = (from: RoundSightBody, to: RoundSightBody, past: SightScene) =>
  sight(from, to, past).blockers.map(({ id }) => id)

const viewer = model('viewer', 0, 0)
const target = model('target', 10, 0)
const wall = (id: string, from: number, to: number) => piece(id, box(4, from, 6, to))

describe('sight past models', () => {
  it('T11: of three equal bases in a row the outer two see each other along the tangent, not past a larger one', () => {
    const middle = (y: number, mm = 30) => scene([model('middle', 5, y, mm)])
    expect(sees(viewer, target, middle(0))).toBe(true)
    expect(sees(viewer, target, middle(0.01))).toBe(true)
    expect(sees(viewer, target, middle(0, 40))).toBe(false)
    expect(sees(viewer, target, scene([model('middle', 5, 0)], { tangent: 'blocked' }))).toBe(false)
  })

  it('T12: only the target’s size counts, so that a huge one sees not what sees it', () => {
    const [huge, large, small] = [model('huge', 0, 0, 120), model('large', 3.5, 0, 50), model('small', 5.5, 0, 30)]
    // No way round: walls to both sides.
    const past = scene([huge, large, small, piece('up', box(2.4, -9, 6, -1)), piece('down', box(2.4, 1, 6, 9))])
    expect(sees(huge, small, past)).toBe(false)
    expect(sees(small, large, past)).toBe(true)
    expect(sees(small, huge, past)).toBe(true)
    expect(ids(huge, small, past)).toContain('large')
  })

  it('is blocked by the knocked down and other kinds that are seen through by nobody and nothing', () => {
    const down = model('down', 5, 0, 50, { seeThrough: true })
    expect(sees(viewer, target, scene([down]))).toBe(true)
    expect(sees(viewer, target, scene([down], { models: 'all' }))).toBe(true)
  })

  it('counts all models, those at least as large as the target, or none, as the game has it', () => {
    const among = [model('small', 5, 0, 25), piece('up', box(4, -9, 6, -0.4)), piece('down', box(4, 0.4, 6, 9))]
    expect(sees(viewer, target, scene(among, { models: 'targetSize' }))).toBe(true)
    expect(sees(viewer, target, scene(among, { models: 'all' }))).toBe(false)
    expect(sees(viewer, target, scene(among, { models: 'none' }))).toBe(true)
  })

  it('isn’t blocked by the viewer or the target themselves', () => {
    expect(sees(viewer, target, scene([viewer, target], { models: 'all', tangent: 'blocked' }))).toBe(true)
  })
})

describe('sight past terrain', () => {
  it('is clear along a line that keeps room on both sides', () => {
    const found = sight(viewer, target, scene([wall('up', -9, -0.2), wall('down', 0.4, 9)]))
    expect(found).toMatchObject({ seen: true, reason: 'clear', blockers: [], throughWoods: null, depth: null })
    expect(found.room).toBeCloseTo(0.3, 4)
    expect(found.line?.from.x).toBeCloseTo(viewer.disc.radius, 1)
  })

  it('names just the pieces that are needed to block it, and for each the line that it alone blocks', () => {
    const up = wall('up', -9, 0)
    const down = wall('down', 0, 9)
    const beside = piece('beside', box(4, 3, 6, 5))
    const early = piece('early', box(2, 0.2, 3, 9))
    const found = sight(viewer, target, scene([up, down, beside, early], { tangent: 'blocked' }))
    expect(found).toMatchObject({ seen: false, reason: 'blocked', line: null })
    expect(found.blockers.map(({ id }) => id).toSorted()).toEqual(['down', 'up'])
    for (const { id, line, inside } of found.blockers) {
      const [one, other] = id === 'up' ? [up, down] : [down, up]
      expect(clearance(line, other.solid)).toBeGreaterThan(0)
      expect(clearance(line, one.solid)).toBe(0)
      expect(distance(inside.from, inside.to)).toBeGreaterThan(0.5)
      expect(clearance({ from: inside.from, to: inside.from }, one.solid)).toBeCloseTo(0, 9)
    }
  })

  it('runs through no more wood than its depth, all woods together, what overlaps counted once', () => {
    const woods = (...depths: readonly (readonly [from: number, to: number])[]) =>
      scene(depths.map(([from, to], i) => piece(`wood ${i}`, box(from, -9, to, 9), { depth: 3 })))
    expect(sees(viewer, target, woods([3, 5]))).toBe(true)
    expect(sees(viewer, target, woods([3, 6]))).toBe(true)
    expect(sees(viewer, target, woods([3, 6.001]))).toBe(false)
    expect(sees(viewer, target, woods([2, 4], [6, 7.5]))).toBe(false)
    expect(sees(viewer, target, woods([2, 4], [3, 5]))).toBe(true)
    expect(sight(viewer, target, woods([2, 4]))).toMatchObject({ reason: 'throughWoods', throughWoods: 2, depth: 3 })
    const deep = sight(viewer, target, woods([2, 4], [6, 8]))
    expect(deep).toMatchObject({ seen: false, reason: 'tooDeep', depth: 3 })
    expect(deep.throughWoods).toBeCloseTo(4, 3)
    expect(deep.blockers.map(({ id }) => id).toSorted()).toEqual(['wood 0', 'wood 1'])
    expect(sight(viewer, target, scene([piece('wood', box(3, 1, 5, 9), { depth: 3 })]))).toMatchObject({
      reason: 'clear',
      throughWoods: null,
    })
  })

  it('from inside a wood, and into one, counts from the base’s edge', () => {
    const wood = (from: number, to: number) => scene([piece('wood', box(from, -9, to, 9), { depth: 3 })])
    expect(sees(viewer, target, wood(-5, 3 + viewer.disc.radius))).toBe(true)
    expect(sees(viewer, target, wood(-5, 3.01 + viewer.disc.radius))).toBe(false)
    expect(sees(viewer, target, wood(7 - viewer.disc.radius, 15))).toBe(true)
    expect(sees(viewer, target, wood(6.99 - viewer.disc.radius, 15))).toBe(false)
  })

  it('takes no notice of terrain that doesn’t block', () => {
    expect(sees(viewer, target, scene([piece('hill', box(3, -9, 6, 9), 'never')]))).toBe(true)
  })
})

describe('sight with heights', () => {
  const tall = (top: number): Heights => ({ bottom: 0, top })
  const [from, to] = [model('from', 0, 0, 30, { heights: tall(4) }), model('to', 10, 0, 30, { heights: tall(2) })]
  const middle = (top: number) => model('middle', 5, 0, 50, { heights: tall(top) })
  const low = (top: number | null) => piece('wall', box(4, -9, 6, 9), 'always', top === null ? null : tall(top))

  it('isn’t blocked by what is lower than both the viewer and the target', () => {
    expect(sees(from, to, scene([middle(1.9)], { heights: true }))).toBe(true)
    expect(sees(from, to, scene([middle(2)], { heights: true }))).toBe(false)
    expect(sees(from, to, scene([middle(3)], { heights: true }))).toBe(false)
    expect(sees(from, to, scene([low(1)], { heights: true }))).toBe(true)
    expect(sees(from, to, scene([low(2.5)], { heights: true }))).toBe(false)
  })

  it('is judged in plan unless the switch is on, and past what has no height', () => {
    expect(sees(from, to, scene([middle(1.9)]))).toBe(false)
    expect(sees(from, to, scene([low(null)], { heights: true }))).toBe(false)
    expect(sees(from, model('flat', 10, 0), scene([low(1)], { heights: true }))).toBe(false)
  })
})

describe('sight where elevation is played', () => {
  const up = (bottom: number): Heights => ({ bottom, top: bottom + 1.75 })
  const at = (id: string, x: number, bottom: number, mm = 30) => model(id, x, 0, mm, { heights: up(bottom) })
  const elevated = (...things: readonly RoundSightBody[]) => scene(things, { elevated: true, tangent: 'blocked' })

  it('T13: from above runs over all but those within an inch of the target; from below over all who stand lower', () => {
    const charger = at('charger', 0, 3, 40)
    const beside = (id: string, y: number) => model(id, 6, y, 30, { heights: up(0) })
    const { radius } = target.disc
    const [manhunter, mechanik] = [beside('manhunter', -radius), beside('mechanik', radius)]
    // Behind the two, less than an inch from both, and hidden by them from all of the charger's base.
    const sorscha = at('sorscha', 7.1, 0)
    const all = elevated(charger, manhunter, mechanik, sorscha)
    expect(sees(charger, manhunter, all)).toBe(true)
    expect(sees(charger, mechanik, all)).toBe(true)
    expect(sees(charger, sorscha, all)).toBe(false)
    expect(sees(sorscha, charger, all)).toBe(true)
    // In plan the two would hide neither from the other any less.
    expect(sees(sorscha, charger, { ...all, rules: { ...all.rules, elevated: false, models: 'all' } })).toBe(false)
  })

  it('asks for a whole inch, of the viewer, of the target, and of those in between', () => {
    const among = (viewer: number, middle: number, target: number) =>
      sees(at('viewer', 0, viewer), at('target', 10, target), elevated(at('middle', 5, middle)))
    expect([among(1, 0, 0), among(0.99, 0, 0)]).toEqual([true, false])
    expect([among(0, 0, 1), among(0, 0, 0.99)]).toEqual([true, false])
    expect([among(2, 1, 0), among(2, 1.01, 0)]).toEqual([true, false])
    expect([among(0, 1, 2), among(0, 1.01, 2)]).toEqual([true, false])
  })

  it('is hidden from above by one just an inch from the target, not by one a little farther', () => {
    const { radius } = target.disc
    const behind = (off: number) =>
      sees(at('viewer', 0, 3), at('target', 10, 0), elevated(at('middle', 10 - radius - off - 1, 0, 50.8)))
    expect([behind(1), behind(1.001)]).toEqual([false, true])
  })

  it('is as in plan where the switch is off, and past terrain', () => {
    const [viewer, target] = [at('viewer', 0, 3), at('target', 10, 0)]
    expect(sees(viewer, target, scene([at('middle', 5, 0)], { tangent: 'blocked' }))).toBe(false)
    expect(sees(viewer, target, scene([wall('wall', -9, 9)], { elevated: true }))).toBe(false)
  })
})

describe('sight in the front arc', () => {
  const facing = (degrees: number) => model('viewer', 0, 0, 30, { facing: (degrees * Math.PI) / 180 })
  const front = (...things: SightPiece[]) => scene(things, { front: true })

  it('reaches what has a part in front of the line across the base, and nothing that only touches it', () => {
    expect(sees(facing(0), target, front())).toBe(true)
    expect(sees(facing(180), target, front())).toBe(false)
    expect(sees(facing(90), target, front())).toBe(true)
    expect(sees(facing(90), model('target', 10, -target.disc.radius), front())).toBe(false)
    expect(sees(facing(90), model('target', 10, 0.001 - target.disc.radius), front())).toBe(true)
    expect(sight(facing(180), target, front())).toMatchObject({ reason: 'behind', line: null })
  })

  it('runs in front all the way', () => {
    expect(sees(facing(90), target, front(piece('wall', box(4, -0.001, 6, 9))))).toBe(false)
    expect(sees(facing(90), target, front(piece('wall', box(4, 0, 6, 9))))).toBe(true)
    expect(ids(facing(90), target, front(piece('wall', box(4, -0.1, 6, 9))))).toEqual(['wall'])
  })

  it('reaches a base in contact unless that is wholly behind', () => {
    const touching = model('target', 2 * target.disc.radius, 0)
    expect(sight(facing(0), touching, front())).toMatchObject({ seen: true, reason: 'contact', room: 0 })
    expect(sees(facing(180), touching, front())).toBe(false)
    expect(sees(facing(180), touching, scene([]))).toBe(true)
  })
})

describe('the whole answer', () => {
  it('agrees with the short one, and names blockers just where nothing is seen', () => {
    fc.assert(
      fc.property(anyScene, fc.nat(3), fc.boolean(), ({ a, b, solids }, woods, isFree) => {
        const from: RoundSightBody = { ...viewer, disc: a }
        const to: RoundSightBody = { ...target, disc: b }
        const pieces = solids.map((solid, i) => piece(`${i}`, solid, i < woods ? { depth: 1.5 } : 'always'))
        const past = scene(pieces, { tangent: isFree ? 'free' : 'blocked' })
        const { seen, line, blockers, throughWoods, reason } = sight(from, to, past)
        expect(sees(from, to, past)).toBe(seen)
        expect(line !== null).toBe(seen)
        expect(blockers.length > 0).toBe(!seen)
        if (reason === 'throughWoods') expect(throughWoods).toBeLessThanOrEqual(1.5 + 1e-9)
        if (reason === 'tooDeep') expect(throughWoods).toBeGreaterThan(1.5)
        // Each of them is needed, and together they suffice.
        const named = pieces.filter(({ id }) => blockers.some((blocker) => blocker.id === id))
        if (!seen) expect(sees(from, to, { ...past, terrain: named })).toBe(false)
        for (const one of named)
          expect(sees(from, to, { ...past, terrain: named.filter((other) => other !== one) })).toBe(true)
      }),
      { numRuns: 120 },
    )
  })

  it('shows for each blocker a line that none of the others blocks', () => {
    const bent = cornered([3, -1], [7, -1], [7, 0.2], [6, 0.2], [6, -0.5], [3, -0.5])
    const past = scene([piece('bent', bent), piece('post', round(4, 0.6, 0.9)), piece('far', round(8, -0.9, 0.8))])
    const { blockers, seen } = sight(viewer, target, past)
    if (seen) return
    for (const { id, line } of blockers)
      for (const other of past.terrain)
        if (other.id !== id && blockers.some((blocker) => blocker.id === other.id))
          expect(clearance(line, other.solid)).toBeGreaterThan(-1e-9)
  })
})
