import { describe, expect, it } from 'vitest'
import type { Shove } from './lay.ts'
import { slamRolled, throwMissed, turnedAway } from './shove-dice.ts'
import { modelOf, smallTable } from './testing/actions.ts'

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
