import { describe, expect, it } from 'vitest'
import type { Spray } from '../lay.ts'
import { modelOf, smallTable } from '../testing/actions.ts'
import { bestAimed } from './spray-best-on.ts'

const spray: Spray = {
  ...{ kind: 'spray', id: 's', pinned: false, origin: 'o', size: 10, outline: 'nested' },
  aim: { kind: 'bearing', degrees: 90 },
}
const enemy = (id: string, x: number, y: number) => modelOf(id, x, y, { side: 'b' })
const pair = [enemy('near', 14, 10), enemy('behind', 17, 10)]

describe('the best aim of a spray on the table', () => {
  it('is at whoever stands with most enemies in line', () => {
    const table = { ...smallTable(), models: [modelOf('o', 10, 10), enemy('alone', 10, 14), ...pair] }
    const either = ['near', 'behind'].map((id) => ({ kind: 'model', id }))
    expect(either).toContainEqual(bestAimed(table, spray)?.aim)
  })

  it('turns from friends, and counts nobody who is neither', () => {
    const friends = [modelOf('f1', 15.4, 10), modelOf('f2', 18.4, 10)]
    const neutral = modelOf('n', 10, 16, { side: 'c' })
    const table = {
      ...smallTable(),
      models: [modelOf('o', 10, 10), enemy('alone', 10, 14), ...pair, ...friends, neutral],
    }
    expect(bestAimed(table, spray)?.aim).toEqual({ kind: 'model', id: 'alone' })
  })

  it('may run through any part of the target where the reading says so', () => {
    const table = { ...smallTable(), readings: { sprayAim: 'loose' as const }, models: [modelOf('o', 10, 10), ...pair] }
    expect(bestAimed(table, spray)?.aim).toMatchObject({ kind: 'bearing' })
  })

  it('is none without an enemy', () => {
    const table = { ...smallTable(), models: [modelOf('o', 10, 10), modelOf('f', 12, 10)] }
    expect(bestAimed(table, spray)).toBeNull()
  })
})
