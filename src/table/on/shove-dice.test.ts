import { describe, expect, it } from 'vitest'
import { apply } from '../apply.ts'
import type { Shove } from '../lay.ts'
import { createTableStore } from '../store.ts'
import { modelOf, smallTable } from '../testing/actions.ts'
import { missRolled, slamDieRolled, slamRolled, throwMissed, throwWays, turnedAway } from './shove-dice.ts'

const table = {
  ...smallTable(),
  models: [
    modelOf('thrown', 10, 10),
    modelOf('small', 8, 10),
    modelOf('large', 10, 7, { base: { shape: 'round', mm: 50 } }),
    modelOf('far', 20, 10),
    modelOf('below', 10, 10),
  ],
}
const shove: Shove = { kind: 'shove', id: 's', pinned: false, mover: 'thrown', manner: 'slam', x: 10, y: 14 }

describe('a shove away from a model', () => {
  it('keeps its length and runs along the centres', () => {
    expect(turnedAway(table, shove, 'small')).toMatchObject({ x: 14, y: 10 })
  })

  it.each(['below', 'nobody'])('is none where there is no direction: %s', (origin) => {
    expect(turnedAway(table, shove, origin)).toBeNull()
    expect(slamRolled(table, shove, origin, 3)).toBeNull()
  })

  it('goes as many inches as a slam’s die shows, half as many by a smaller base', () => {
    expect(slamRolled(table, shove, 'large', 5)).toMatchObject({ x: 10, y: 15 })
    const grown = {
      ...table,
      models: table.models.with(0, modelOf('thrown', 10, 10, { base: { shape: 'round', mm: 40 } })),
    }
    expect(slamRolled(grown, shove, 'small', 5)).toMatchObject({ x: 12.5, y: 10 })
  })
})

describe('a throw that missed', () => {
  it('drifts along the way that the key of its direction shows, for every direction', () => {
    const aim = { x: 20.3, y: 10 }
    const ways = throwWays(table, shove, aim)
    expect(ways).toHaveLength(6)
    for (const [index, way] of ways.entries()) {
      const missed = throwMissed(table, shove, aim, [index + 1, 2])
      expect(missed?.x).toBeCloseTo(20 + 2 * Math.cos(way), 9)
      expect(missed?.y).toBeCloseTo(10 + 2 * Math.sin(way), 9)
    }
    expect(throwWays(table, { ...shove, mover: 'nobody' }, aim)).toEqual([])
  })

  it('drifts from the centre of the model under its aim', () => {
    const missed = throwMissed(table, shove, { x: 20.3, y: 10 }, [1, 2])
    expect(missed?.x).toBeCloseTo(22, 12)
    expect(missed?.y).toBeCloseTo(10, 12)
  })

  it('goes no farther than half the way to it', () => {
    const missed = throwMissed(table, { ...shove, mover: 'thrown' }, { x: 12, y: 10 }, [1, 3])
    expect(missed?.x).toBeCloseTo(12 + (2 - 15 / 25.4) / 2, 12)
  })
})

describe('rolling the dice of a shove', () => {
  const laid = apply(table, { do: 'lay', lay: shove })
  const slam = { do: 'rollShove', id: 's', dice: { of: 'slam', away: 'large' } } as const
  const miss = { do: 'rollShove', id: 's', dice: { of: 'miss', aim: { x: 20, y: 10 } } } as const
  const { seed, rolled } = laid.dice

  it('aims it as the table’s next dice fall', () => {
    const slammed = apply(laid, slam)
    expect(slammed.lays[0]).toEqual(slamRolled(laid, shove, 'large', slamDieRolled(seed, rolled)))
    expect(slammed.dice.rolled).toBe(rolled + 1)
    const missed = apply(slammed, miss)
    expect(missed.lays[0]).toMatchObject({ ...throwMissed(laid, shove, miss.dice.aim, missRolled(seed, rolled + 1)) })
    expect(missed.dice.rolled).toBe(rolled + 3)
  })

  it('falls the same again after undo, and stays when another’s earlier roll is taken back', () => {
    const store = createTableStore(laid)
    const aim = () => store.getState().table.lays[0]
    store.act(slam, 'ann')
    const first = aim()
    store.undo('ann')
    store.act(slam, 'ann')
    expect(aim()).toEqual(first)
    store.act(miss, 'bob')
    const second = aim()
    store.undo('ann')
    expect(aim()).toEqual(second)
  })

  it('rolls nothing where a slam has no direction, or the shove is gone', () => {
    expect(apply(laid, { ...slam, dice: { of: 'slam', away: 'below' } })).toBe(laid)
    expect(apply(table, slam)).toBe(table)
    expect(apply(laid, { ...slam, from: -1 })).toBe(laid)
  })

  it('gives each distance of a miss two faces of the die', () => {
    const counts = [0, 0, 0]
    for (let index = 0; index < 600; index++) {
      const [way, far] = missRolled(5, index)
      expect(way).toBeGreaterThanOrEqual(1)
      expect(way).toBeLessThanOrEqual(6)
      counts[far - 1] = (counts[far - 1] ?? 0) + 1
    }
    expect(counts.every((count) => count > 150 && count < 250)).toBe(true)
  })
})
