import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radians } from '../../geometry/angle.ts'
import { anyOutline } from '../../geometry/testing/arbitraries.ts'
import { flatWedge } from '../../geometry/wedge.ts'
import { base, round } from '../testing/scene.ts'
import { sprayFrom, underSpray } from './spray.ts'
import { bestSpray, type SprayQuestion } from './spray-best.ts'

/** The score of one direction, by laying the spray there. */
function scoreAt({ origin, outline, candidates, penalty, touch }: SprayQuestion, direction: number): number {
  const lying = sprayFrom(origin, outline, direction)
  let score = 0
  for (const { body, friend } of candidates) if (underSpray(lying, body, touch).covered) score += friend ? -penalty : 1
  return score
}

const wedge = flatWedge(0.4, 1.6, 8)
const question = (rest: Partial<SprayQuestion>): SprayQuestion => ({
  origin: round(0, 0, 0.5),
  outline: wedge,
  candidates: [],
  targets: [],
  aim: 'strict',
  penalty: 1,
  touch: 'covered',
  ...rest,
})
const enemy = (id: string, x: number, y: number) => ({ body: base(id, x, y), friend: false })
const friend = (id: string, x: number, y: number) => ({ body: base(id, x, y), friend: true })

describe('the best spray', () => {
  const candidates = [enemy('e1', 4, 0), enemy('e2', 6, 0.9), enemy('e3', 6, -0.9), friend('f1', 7.5, 2.6)]
  const bodies = candidates.map(({ body }) => body)

  it('runs strictly through the centre of a target', () => {
    const best = bestSpray(question({ candidates, targets: bodies.slice(0, 3) }))
    expect(best).toMatchObject({ score: 3, enemies: 3, friends: 0, room: 0 })
    expect(['e1', 'e3']).toContain(best?.target)
  })

  it('may be turned within its target where the game allows that, to the middle of what is best', () => {
    const best = bestSpray(question({ candidates, targets: bodies.slice(0, 1), aim: 'loose' }))
    expect(best?.score).toBe(3)
    expect(best?.room).toBeGreaterThan(0.01)
  })

  it('among equals takes the direction with the most room', () => {
    const narrow = base('narrow', 6, 0, 25)
    const wide = base('wide', 0, 6, 120)
    const none = question({ targets: [narrow, wide], aim: 'loose' })
    expect(bestSpray(none)?.target).toBe('wide')
    expect(bestSpray({ ...none, targets: [wide, narrow] })?.target).toBe('wide')
  })

  it('may aim at a target out of reach, and then cover nobody', () => {
    const far = base('far', 30, 30)
    expect(bestSpray(question({ candidates: [{ body: far, friend: false }], targets: [far] }))).toMatchObject({
      score: 0,
      target: 'far',
    })
  })

  it('is none without a target', () => {
    expect(bestSpray(question({ candidates }))).toBeNull()
  })

  it('counts bases that only touch as the game has it', () => {
    const box = flatWedge(1, 1, 6)
    const touching = { body: base('t', 3, 1.5, 25.4), friend: false }
    const mark = base('mark', 5, 0)
    const ask = (touch: 'covered' | 'clear') =>
      bestSpray(question({ outline: box, candidates: [touching], targets: [mark], touch }))
    expect(ask('covered')?.score).toBe(1)
    expect(ask('clear')?.score).toBe(0)
  })

  it('catches two that only share a single direction, both touched there', () => {
    const box = flatWedge(1, 1, 6)
    const both = [
      { body: base('left', 3, 1.5, 25.4), friend: false },
      { body: base('right', 3, -1.5, 25.4), friend: false },
    ]
    const best = bestSpray(
      question({ outline: box, candidates: both, targets: [base('wide', 5, 0, 120)], aim: 'loose' }),
    )
    expect(best?.score).toBe(2)
    expect(Math.sin(best?.direction ?? 9)).toBeCloseTo(0, 8)
  })

  it('catches a base of no size that stands just on a corner, where touches count', () => {
    const candidates = [
      { body: base('p', 8.5, 1.5, 0), friend: false },
      { body: base('t', 4, 0, 0), friend: false },
    ]
    const ask = (touch: 'covered' | 'clear') =>
      bestSpray(question({ outline: flatWedge(0.5, 1.5, 8), candidates, targets: [base('t', 4, 0, 0)], touch }))
    expect(ask('covered')?.score).toBe(2)
    expect(ask('clear')?.score).toBe(1)
  })

  it('may aim anywhere at a target it stands upon', () => {
    const under = base('under', 0, 0, 40)
    const best = bestSpray(question({ candidates: [enemy('e', 0, -5)], targets: [under] }))
    expect(best?.score).toBe(1)
  })

  it('looks round past 0°', () => {
    const wide = base('wide', 4, 0, 120)
    const best = bestSpray(question({ candidates: [enemy('e', 7, -2.6)], targets: [wide], aim: 'loose' }))
    expect(best?.score).toBe(1)
  })

  it('is attained where it says and never beaten by a dense scan of directions', () => {
    const scene = fc.array(
      fc.record({
        x: fc.integer({ min: -9000, max: 9000 }),
        y: fc.integer({ min: -9000, max: 9000 }),
        friend: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(
        anyOutline,
        scene,
        fc.boolean(),
        fc.constantFrom(0, 0.5, 1, 3),
        (outline, models, strict, penalty) => {
          const all = models.map(({ x, y, friend: isFriend }, i) => ({
            body: base(`m${i}`, x / 1000, y / 1000),
            friend: isFriend,
          }))
          const [first] = all
          if (!first) return
          const asked = question({
            outline,
            candidates: all,
            targets: all.map(({ body }) => body),
            aim: strict ? 'strict' : 'loose',
            penalty,
          })
          const best = bestSpray(asked)
          if (!best) throw new Error('there is a target')
          expect(scoreAt(asked, best.direction)).toBeCloseTo(best.score, 9)
          for (const { body } of all) {
            const { x, y } = body.disc.centre
            const away = Math.hypot(x, y)
            const half = strict ? 0 : away <= body.disc.radius ? Math.PI : Math.asin(body.disc.radius / away)
            for (let i = -12; i <= 12; i++) {
              const direction = Math.atan2(y, x) + (half * i) / 12
              expect(scoreAt(asked, direction)).toBeLessThanOrEqual(best.score + 1e-9)
              if (half === 0) break
            }
          }
        },
      ),
      { numRuns: 120 },
    )
  })

  it('turns with the scene', () => {
    const targets = bodies.slice(0, 3)
    const turned = [37, 90, 200, 359].map((deg) => {
      const at = radians(deg)
      const turn = (body: (typeof bodies)[number]) => {
        const { x, y } = body.disc.centre
        return base(body.id, x * Math.cos(at) - y * Math.sin(at), x * Math.sin(at) + y * Math.cos(at))
      }
      return bestSpray(
        question({
          candidates: candidates.map(({ body, friend: f }) => ({ body: turn(body), friend: f })),
          targets: targets.map(turn),
        }),
      )?.score
    })
    expect(turned).toEqual([3, 3, 3, 3])
  })
})
