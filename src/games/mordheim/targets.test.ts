import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approximately } from '../../chance/fraction.ts'
import { type Easier, type Enemy, targetChoice } from './targets.ts'
import { chanceToHit, facesThatHit, type OnesReading } from './to-hit.ts'

const enemy = (id: string, gap: number, rest: Partial<Enemy> = {}): Enemy => ({
  id,
  gap,
  need: 4,
  large: false,
  engaged: false,
  down: false,
  stunned: false,
  fleeing: false,
  sameBuilding: false,
  ...rest,
})
const byChance = (
  which: Easier['which'] = 'any',
  ones: OnesReading = 'miss',
  harmless: Easier['harmless'] = 'easier',
): Easier => ({
  ...{ which, harmless },
  ease: (need) => facesThatHit(need, ones),
})
const reasons = (enemies: readonly Enemy[], elevated = false, easier = byChance()) =>
  Object.fromEntries([...targetChoice(enemies, elevated, easier).choices].map(([id, { reason }]) => [id, reason]))

describe('whom a shooter may shoot at', () => {
  it('is the nearest threat, or all that are equally near', () => {
    expect(reasons([enemy('a', 4), enemy('b', 7)])).toEqual({ a: 'nearest', b: 'nearerThreat' })
    const tied = targetChoice([enemy('a', 4), enemy('b', 4 + 1e-10), enemy('c', 4.1)], false, byChance())
    expect(tied.nearestThreats).toEqual(['a', 'b'])
  })

  it('T27: is a farther one that is easier to hit than the nearest in cover', () => {
    const nearest = enemy('a', 4, { need: 5 })
    expect(reasons([nearest, enemy('b', 6), enemy('c', 8), enemy('d', 14, { need: 5 })])).toEqual({
      a: 'nearest',
      b: 'easier',
      c: 'easier',
      d: 'nearerThreat',
    })
  })

  it('by the other reading is only the nearest of those that are easier', () => {
    const nearest = enemy('a', 4, { need: 5 })
    const only = byChance('nearest')
    expect(reasons([nearest, enemy('b', 6), enemy('c', 8, { need: 3 })], false, only)).toEqual({
      a: 'nearest',
      b: 'easier',
      c: 'nearerThreat',
    })
    // One who lies may be passed over, nearer as well as farther than the nearest.
    const lying = [enemy('d', 2, { down: true }), enemy('e', 5, { stunned: true })]
    expect(reasons([nearest, ...lying, enemy('b', 6)], false, only)).toMatchObject({ b: 'easier', e: 'easier' })
  })

  it('is no farther one that needs less but is no likelier to be hit: above 6, or where a natural 1 misses', () => {
    const pair = (near: number, far: number, ones: OnesReading = 'miss') =>
      reasons([enemy('a', 4, { need: near }), enemy('b', 6, { need: far })], false, byChance('any', ones)).b
    expect(pair(8, 7)).toBe('nearerThreat')
    expect(pair(7, 6)).toBe('easier')
    expect(pair(2, 1)).toBe('nearerThreat')
    expect(pair(2, 1, 'count')).toBe('easier')
    expect(pair(1, 0, 'count')).toBe('nearerThreat')
    for (const ones of ['miss', 'count'] as const)
      for (let near = -3; near <= 9; near++)
        for (let far = -3; far <= 9; far++) {
          const chance = (need: number) => approximately(chanceToHit(need, ones))
          const free = pair(near, far, ones) === 'easier'
          expect([ones, near, far, free]).toEqual([ones, near, far, chance(far) > chance(near)])
        }
  })

  it('is a nearer one that is down, stunned or fleeing as well, and the nearest that stands', () => {
    for (const state of ['down', 'stunned', 'fleeing'])
      expect(reasons([enemy('a', 4, { [state]: true }), enemy('b', 7), enemy('c', 9)])).toEqual({
        a: 'nearest',
        b: 'nearest',
        c: 'nearerThreat',
      })
  })

  it('is a farther one that is down, stunned or fleeing, past a nearer threat; by the other reading only where it is easier', () => {
    for (const state of ['down', 'stunned', 'fleeing']) {
      const all = [enemy('a', 4), enemy('b', 7, { [state]: true }), enemy('c', 9, { [state]: true, need: 3 })]
      expect(reasons(all, false, byChance('any', 'miss', 'free'))).toEqual({
        a: 'nearest',
        b: 'harmless',
        c: 'harmless',
      })
      expect(reasons(all)).toEqual({ a: 'nearest', b: 'nearerThreat', c: 'easier' })
    }
    // From above one in the same building must be shot at all the same; one in combat never is.
    const housed = [enemy('in', 3, { sameBuilding: true }), enemy('b', 7, { down: true })]
    expect(reasons(housed, true, byChance('any', 'miss', 'free')).b).toBe('threatInBuilding')
    const busy = [enemy('a', 4), enemy('b', 7, { down: true, engaged: true })]
    expect(reasons(busy, false, byChance('any', 'miss', 'free')).b).toBe('engaged')
  })

  it('is anybody seen where nobody threatens, a large target always', () => {
    expect(reasons([enemy('a', 4, { fleeing: true }), enemy('b', 7, { down: true })])).toEqual({
      a: 'noThreat',
      b: 'noThreat',
    })
    expect(reasons([enemy('a', 4), enemy('b', 20, { large: true, need: 6 })]).b).toBe('large')
  })

  it('is never one in combat or out of sight, who threaten nobody either', () => {
    const hidden = enemy('a', 2, { need: null })
    const engaged = enemy('b', 3, { engaged: true, large: true })
    expect(reasons([hidden, engaged, enemy('c', 9)], true)).toEqual({ a: 'unseen', b: 'engaged', c: 'elevated' })
    expect(reasons([hidden, engaged, enemy('c', 9)])).toMatchObject({ c: 'nearest' })
  })

  it('T28: from above 2″ is anybody, unless a visible threat is in the same building', () => {
    const inside = enemy('in', 3, { sameBuilding: true })
    expect(reasons([inside, enemy('far', 12)], true)).toEqual({ in: 'sameBuilding', far: 'threatInBuilding' })
    expect(reasons([{ ...inside, need: null }, enemy('far', 12)], true).far).toBe('elevated')
    expect(reasons([{ ...inside, down: true }, enemy('far', 12)], true).far).toBe('elevated')
    expect(reasons([inside, enemy('far', 12)]).far).toBe('nearerThreat')
  })

  it('is always somebody where anybody can be seen and isn’t in combat', () => {
    const anyEnemy = fc.record({
      gap: fc.integer({ min: 0, max: 9 }),
      need: fc.option(fc.integer({ min: 1, max: 7 })),
      large: fc.boolean(),
      engaged: fc.boolean(),
      down: fc.boolean(),
      stunned: fc.boolean(),
      fleeing: fc.boolean(),
      sameBuilding: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyEnemy, { maxLength: 6 }), fc.boolean(), (some, elevated) => {
        const enemies = some.map((each, i) => ({ ...each, id: `${i}` }))
        const { choices } = targetChoice(enemies, elevated, byChance())
        const canBe = enemies.some(({ need, engaged }) => need !== null && !engaged)
        expect([...choices.values()].some(({ legal }) => legal)).toBe(canBe)
      }),
    )
  })
})
