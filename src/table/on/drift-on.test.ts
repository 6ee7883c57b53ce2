import { describe, expect, it } from 'vitest'
import type { Deviation } from '../lay.ts'
import { figure, tableOf } from '../testing/scene.ts'
import { driftOn, oddsOn } from './drift-on.ts'

const shot: Deviation = {
  kind: 'deviation',
  id: 'l',
  pinned: false,
  origin: 'o',
  target: 't',
  range: 14,
  diameter: 4,
  direction: null,
  distance: null,
  hit: false,
}
const table = tableOf([figure('o', 10, 24), figure('t', 22, 24), figure('far', 40, 40)])

describe('a drift on the table', () => {
  it('has its six bearings before the dice, and an end after them', () => {
    expect(driftOn(table, shot)).toMatchObject({ end: null, start: { x: 22, y: 24 } })
    expect(driftOn(table, shot)?.bearings).toHaveLength(6)
    expect(driftOn(table, { ...shot, direction: 1, distance: 2 })?.end?.at).toEqual({ x: 24, y: 24 })
  })

  it('is cut by the mat of the table', () => {
    const small = { ...table, mat: { ...table.mat, width: 23 } }
    expect(driftOn(small, { ...shot, direction: 1, distance: 2 })?.end).toMatchObject({ length: 1, cutBy: 'edge' })
  })

  it('ends where it starts when the shot hit, and its dice and odds stay', () => {
    const fallen: Deviation = { ...shot, direction: 1, distance: 2 }
    const hit: Deviation = { ...fallen, hit: true }
    expect(driftOn(table, hit)).toMatchObject({ hit: true, end: { at: { x: 22, y: 24 }, length: 0, cutBy: 'none' } })
    expect(oddsOn(table, hit)).toEqual(oddsOn(table, fallen))
    expect(driftOn(table, { ...hit, range: 4 })).toEqual(driftOn(table, { ...fallen, range: 4 }))
  })

  it('numbers its directions as the table reads them', () => {
    const mirrored = { ...table, readings: { directions: 'anticlockwise' } as const }
    expect(driftOn(mirrored, shot)?.bearings[1]).toBeCloseTo(-Math.PI / 3, 12)
  })

  it('has odds for every model, and none when a model it hangs on is gone', () => {
    const odds = oddsOn(table, shot)
    expect(odds.map(({ id }) => id)).toEqual(['o', 't', 'far'])
    expect(odds[1]?.hits).toBe(12)
    expect(odds[2]?.hits).toBe(0)
    expect(oddsOn(table, { ...shot, target: 'gone' })).toEqual([])
    expect(driftOn(table, { ...shot, origin: 'gone' })).toBeNull()
  })
})
