import { describe, expect, it } from 'vitest'
import { distance } from '../../../geometry/point.ts'
import { rectangularBase } from '../../../rules/base.ts'
import { apply } from '../../../table/apply.ts'
import type { Model, Table } from '../../../table/document.ts'
import { freshTable } from '../../../table/fresh.ts'
import { blockOf, wheelWalk } from '../../../table/place/ranked.ts'
import { nudgeAction, shifted, wheeled, wheeledAbout } from './nudge.ts'

const model = (id: string, x: number, y: number): Model => ({
  id,
  name: `Hunter ${id}`,
  unit: '',
  side: 'b',
  base: { shape: 'round', mm: 30 },
  x,
  y,
  facing: 350,
  doubt: 0,
})

const table: Table = {
  ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }),
  models: [model('1', 10, 10), model('2', 12, 10)],
}

describe('nudges', () => {
  it('in set-up correct a place', () => {
    expect(nudgeAction(table, shifted(table, ['1'], 0.1, 0, 0))).toMatchObject({ do: 'place' })
  })

  it('of the active model are one leg, however many there are', () => {
    let now = apply(apply(table, { do: 'stage', stage: 'play' }), { do: 'activate', model: '1' })
    for (let step = 0; step < 5; step++) now = apply(now, nudgeAction(now, shifted(now, ['1'], 0.1, 0, 0)))
    expect(now.activations[0]?.path).toHaveLength(2)
    expect(now.models[0]?.x).toBeCloseTo(10.5, 9)
  })

  it('that only turn the active model are no leg', () => {
    const now = apply(apply(table, { do: 'stage', stage: 'play' }), { do: 'activate', model: '1' })
    const turned = apply(now, nudgeAction(now, shifted(now, ['1'], 0, 0, 15)))
    expect(turned.activations[0]?.path).toHaveLength(1)
    expect(turned.models[0]?.facing).toBe(5)
  })

  it('wheel several about their middle and turn each along', () => {
    const [first, second] = wheeled(table, ['1', '2'], 90)
    expect(first?.x).toBeCloseTo(11, 9)
    expect(first?.y).toBeCloseTo(9, 9)
    expect(second?.y).toBeCloseTo(11, 9)
    expect(first?.facing).toBe(80)
  })

  it.each([1, 5, 15, 60])(
    'that wheel a block by %d° say how far its outer front corner walks along its arc',
    (degrees) => {
      const side = 25 / 25.4
      const models = [0, 1, 2].map((i) => ({
        ...model(`${i}`, 10 + i * side, 10),
        ...{ unit: 'U', facing: 270, base: rectangularBase(25) },
      }))
      const standing: Table = { ...table, game: 'fantasy', models }
      const outerCorner = ({ x, y, facing }: { x: number; y: number; facing: number }) => {
        const angle = (facing * Math.PI) / 180
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        return { x: x + (side / 2) * (cos - sin), y: y + (side / 2) * (sin + cos) }
      }
      // Very many small wheels, each so short that the corner goes straight.
      const small = degrees / 400
      let now = standing
      let walked = 0
      for (let step = 0; step < 400; step++) {
        const before = now.models.at(-1)
        const places = wheeledAbout(now, ['0', '1', '2'], 'left', small)
        now = { ...now, models: now.models.map((one, at) => ({ ...one, ...places[at] })) }
        const after = now.models.at(-1)
        if (before && after) walked += distance(outerCorner(before), outerCorner(after))
      }
      const block = blockOf(models)
      expect(block && wheelWalk(block, degrees)).toBeCloseTo(walked, 4)
    },
  )

  it('that wheel a block of ranks leave the corner of its front where it is, and loose models be', () => {
    const side = 25 / 25.4
    const block: Table = {
      ...table,
      game: 'fantasy',
      models: [0, 1, 2].map((i) => ({
        ...model(`${i}`, 10 + i * side, 10),
        ...{ unit: 'U', facing: 270, base: rectangularBase(25) },
      })),
    }
    const ids = ['0', '1', '2']
    const [first] = wheeledAbout(block, ids, 'left', 90)
    expect(first?.facing).toBe(180)
    // Its front left corner was half a base ahead and to the left of its centre, and is now ahead and to the right.
    expect(first?.x).toBeCloseTo(10, 9)
    expect(first?.y).toBeCloseTo(10 - side, 9)
    expect(wheeledAbout(table, ['1', '2'], 'left', 90)).toEqual([])
  })
})
