import { describe, expect, it } from 'vitest'
import { boundaryFrom } from '../../geometry/boundary.ts'
import { radiusOf } from '../../rules/base.ts'
import type { Spray } from '../lay.ts'
import { figure, tableOf } from '../testing/scene.ts'
import { sprayOn } from './spray-on.ts'

const spray = (rest: Partial<Spray> = {}): Spray => ({
  kind: 'spray',
  id: 'l',
  pinned: false,
  origin: 'o',
  aim: { kind: 'bearing', degrees: 90 },
  size: 8,
  outline: 'nested',
  ...rest,
})
const models = [figure('o', 10, 10), figure('t', 20, 10)]

describe('a spray on the table', () => {
  it('has the length of its size, from the edge of its origin’s base along its bearing', () => {
    for (const size of [6, 8, 10]) {
      const on = sprayOn(tableOf(models), spray({ size }))
      expect(on?.mouth.x).toBeCloseTo(10, 12)
      expect(on?.mouth.y).toBeCloseTo(10 + radiusOf(30), 12)
      expect(on?.tip.y).toBeCloseTo(10 + radiusOf(30) + size, 12)
      expect(on && boundaryFrom(on.outline, on.tip.x, on.tip.y).distance).toBeCloseTo(0, 9)
    }
  })

  it('aimed at a model points at its centre', () => {
    expect(sprayOn(tableOf(models), spray({ aim: { kind: 'model', id: 't' } }))?.theta).toBe(0)
    expect(sprayOn(tableOf(models), spray({ aim: { kind: 'model', id: 'gone' } }))).toBeNull()
    expect(sprayOn(tableOf(models), spray({ origin: 'gone' }))).toBeNull()
  })

  it('has the outline the user made, before any of the game’s', () => {
    const mine = {
      id: 'mine',
      name: 'Mine',
      profiles: { 8: { mouth: 0.2, shoulder: 1, shoulderAt: 7.5, tip: 8.1, end: 'flat' } },
    } as const
    const table = tableOf(models, { outlines: [mine] })
    expect(sprayOn(table, spray({ outline: 'mine' }))).toMatchObject({ profile: mine.profiles[8], approximate: false })
    expect(sprayOn(table, spray())).toMatchObject({ approximate: true })
  })

  it('whose outline is gone, or lacks its size, has the game’s own', () => {
    const mine = { id: 'mine', profiles: {} }
    expect(sprayOn(tableOf(models, { outlines: [mine] }), spray({ outline: 'mine' }))?.profile.shoulder).toBe(0.675)
    expect(sprayOn(tableOf(models), spray({ outline: 'gone' }))?.profile.shoulder).toBe(0.675)
    expect(sprayOn(tableOf(models, {}, 'mordheim'), spray())?.profile.shoulder).toBe(0.675)
    expect(sprayOn(tableOf(models), spray({ size: 7 }))).toBeNull()
  })
})
