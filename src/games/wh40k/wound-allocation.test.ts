import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMotion, movedDisc, round } from '../../rules/testing/scene.ts'
import { allocated, nextInOrder, type Shooter, type ShotAt, woundOrder } from './wound-allocation.ts'

const shooter = (id: string, x: number, y: number, range = 24, fires = true): Shooter => ({
  id,
  disc: round(x, y, 0.5),
  range,
  fires,
})
const target = (id: string, x: number, y: number): ShotAt => ({ id, disc: round(x, y, 0.5) })
const everyoneSees = () => true
const one = () => 1

describe('the order in which models are given wounds', () => {
  it('runs by nearness to any member of the shooting unit, one that doesn’t fire included', () => {
    const shooters = [shooter('x', 0, 0), shooter('idle', 9, 0, 24, false)]
    const { order, nearness } = woundOrder(
      shooters,
      [target('a', 3, 0), target('b', 7, 0), target('c', 4, 0)],
      everyoneSees,
    )
    expect(order).toEqual([['b'], ['a'], ['c']])
    expect(nearness.get('b')).toEqual({ gap: 1, shooter: 'idle' })
  })

  it('T25: leaves out whom no firing model reaches, however near an idle one stands', () => {
    const shooters = [shooter('x', 0, 0, 6), shooter('idle', 20, 0, 48, false)]
    const { order, excluded } = woundOrder(
      shooters,
      [target('a', 7, 0), target('b', 7.01, 0), target('c', 19, 0)],
      everyoneSees,
    )
    expect(order).toEqual([['a']])
    expect([...excluded]).toEqual([
      ['b', 'range'],
      ['c', 'range'],
    ])
  })

  it('leaves out whom no member sees; who sees and who reaches need not be the same', () => {
    const shooters = [shooter('far', 0, 0, 6), shooter('near', 0, 5, 48)]
    const sees = ({ id }: Shooter, { id: to }: ShotAt) => id === 'far' && to !== 'c'
    const targets = [target('a', 12, 0), target('b', 60, 0), target('c', 10, 0), target('d', 80, 0)]
    const { order, excluded } = woundOrder(shooters, targets, (from, to) => sees(from, to) && to.id !== 'd')
    expect(order).toEqual([['a']])
    expect(Object.fromEntries(excluded)).toEqual({ b: 'range', c: 'sight', d: 'range+sight' })
  })

  it('keeps those equally near together, to the tolerance and no more', () => {
    const tied = woundOrder([shooter('x', 0, 0)], [target('b', 5, 0), target('a', 0, 5.0000000001)], everyoneSees)
    expect(tied.order).toEqual([['a', 'b']])
    const apart = woundOrder([shooter('x', 0, 0)], [target('b', 5.00000001, 0), target('a', 0, 5)], everyoneSees)
    expect(apart.order).toEqual([['a'], ['b']])
  })

  it('is the same turned, slid and mirrored, and in whatever order models are given', () => {
    const place = fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) })
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 4 }),
        fc.array(place, { maxLength: 6 }),
        anyMotion,
        (from, to, motion) => {
          const shooters = from.map(({ x, y }, i) => shooter(`s${i}`, x, y, 9))
          const targets = to.map(({ x, y }, i) => target(`t${i}`, x + i / 7, y + i / 11))
          const still = woundOrder(shooters, targets, everyoneSees)
          const other = woundOrder(
            shooters.map((each) => ({ ...each, disc: movedDisc(motion, each.disc) })).reverse(),
            targets.map((each) => ({ ...each, disc: movedDisc(motion, each.disc) })).reverse(),
            everyoneSees,
          )
          for (const { id } of targets)
            expect(other.nearness.get(id)?.gap).toBeCloseTo(still.nearness.get(id)?.gap ?? Number.NaN, 9)
        },
      ),
    )
  })
})

describe('unsaved wounds', () => {
  it('go to the nearest model left until it dies, then to the next', () => {
    const wounds = (id: string) => (id === 'a' ? 3 : 1)
    expect(allocated([['a'], ['b'], ['c']], wounds, 4)).toEqual({
      wounds: new Map([
        ['a', 3],
        ['b', 1],
      ]),
      casualties: ['a', 'b'],
      lost: 0,
    })
    expect(allocated([['a'], ['b']], wounds, 2)).toEqual({ wounds: new Map([['a', 2]]), casualties: [], lost: 0 })
  })

  it('T24: of bolters that reach one model are lost past it; a launcher that reaches all wounds the others', () => {
    const bolters = Array.from({ length: 9 }, (_, i) => shooter(`bolter${i}`, 0, i * 0.1, 24))
    const launcher = { ...shooter('launcher', 0, 2, 48) }
    const targets = [target('front', 24, 0), target('rear', 40, 0)]
    const idle = (all: readonly Shooter[]) => all.map((each) => ({ ...each, fires: false }))
    const byBolters = woundOrder([...bolters, ...idle([launcher])], targets, everyoneSees)
    expect(allocated(byBolters.order, one, 4)).toMatchObject({ casualties: ['front'], lost: 3 })
    const byLauncher = woundOrder([...idle(bolters), launcher], targets.slice(1), everyoneSees)
    expect(allocated(byLauncher.order, one, 1)).toMatchObject({ casualties: ['rear'], lost: 0 })
  })

  it('T26: are lost when the nearest survivor is out of every range', () => {
    const { order } = woundOrder([shooter('x', 0, 0, 6)], [target('a', 3, 0), target('b', 12, 0)], everyoneSees)
    expect(allocated(order, one, 4)).toMatchObject({ casualties: ['a'], lost: 3 })
  })

  it('wait for their owner where they take some of the equally near, but not all', () => {
    expect(allocated([['a', 'b'], ['c']], one, 1)).toBeNull()
    expect(allocated([['a', 'b'], ['c']], one, 2)).toMatchObject({ casualties: ['a', 'b'], lost: 0 })
    expect(allocated([['a'], ['b', 'c']], one, 1)).toMatchObject({ casualties: ['a'] })
    expect(nextInOrder([['a', 'b'], ['c']], (id) => id !== 'a')).toEqual(['b'])
    expect(nextInOrder([['a', 'b'], ['c']], (id) => id === 'c')).toEqual(['c'])
    expect(nextInOrder([['a']], () => false)).toEqual([])
  })

  it('are all lost when nobody may be given any', () => {
    expect(allocated([], one, 5)).toEqual({ wounds: new Map(), casualties: [], lost: 5 })
  })
})
