import { describe, expect, it } from 'vitest'
import type { Point } from '../../geometry/point.ts'
import type { Table } from '../document.ts'
import { MOST_LEGS } from '../limits.ts'
import { figure, tableOf } from '../testing/scene.ts'
import { advance, SHORTEST_LEG, walked } from './walks.ts'

/** A table on which a model has walked so many legs, an inch each, to and fro, and stands where they end. */
function walkedLegs(legs: number, open: boolean): Table {
  const path = Array.from({ length: legs + 1 }, (_, at): Point => ({ x: 10 + (at % 2), y: 10 }))
  const model = figure('a', path.at(-1)?.x ?? 10, 10)
  return tableOf([model, figure('b', 20, 10)], { stage: 'play', activations: [{ model: 'a', path, open }] })
}
const to = (x: number, y = 12) => ({ id: 'a', x, y, facing: 90 })
const legsOf = (table: Table) => (table.activations.find(({ model }) => model === 'a')?.path.length ?? 1) - 1

describe('a walk', () => {
  it('takes its last leg, and past it no more: the model then stays and only turns', () => {
    const last = advance(walkedLegs(MOST_LEGS - 1, true), [to(14)])
    expect(legsOf(last)).toBe(MOST_LEGS)
    expect(last.models[0]).toMatchObject({ x: 14, y: 12 })
    const beyond = advance(last, [to(15, 13)])
    expect(legsOf(beyond)).toBe(MOST_LEGS)
    expect(beyond.models[0]).toMatchObject({ x: 14, y: 12, facing: 90 })
  })

  it('that goes on outside of an activation is only put where it goes past its last leg', () => {
    const last = walked(walkedLegs(MOST_LEGS - 1, false), to(14))
    expect(legsOf(last)).toBe(MOST_LEGS)
    const beyond = walked(last, to(15, 13))
    expect(beyond.models[0]).toMatchObject({ x: 15, y: 13 })
    expect(beyond.activations).toBe(last.activations)
  })

  it('begins anew where the model does not stand at its end', () => {
    const elsewhere = walkedLegs(MOST_LEGS, false)
    const moved = { ...elsewhere, models: [figure('a', 30, 30)] }
    expect(walked(moved, to(31)).activations).toEqual([
      {
        model: 'a',
        path: [
          { x: 30, y: 30 },
          { x: 31, y: 12 },
        ],
        open: false,
      },
    ])
  })

  it('is no leg where a finger only wobbles', () => {
    const table = walkedLegs(2, true)
    expect(legsOf(advance(table, [to(10 + SHORTEST_LEG / 2, 10)]))).toBe(2)
  })
})
