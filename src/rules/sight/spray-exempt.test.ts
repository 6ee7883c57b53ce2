import { describe, expect, it } from 'vitest'
import { box } from '../../geometry/sight/testing/scene.ts'
import type { Solid } from '../../geometry/solid.ts'
import { base } from '../testing/scene.ts'
import type { RoundSightBody, SightPiece, SightScene } from './scene.ts'
import { isSpared } from './spray-exempt.ts'

const model = (id: string, x: number, mm = 30, facing = 0): RoundSightBody => ({
  ...base(id, x, 0, mm, facing),
  heights: null,
  seeThrough: false,
})
const attacker = model('attacker', 0)
const target = model('target', 8)
const past = (
  bodies: readonly RoundSightBody[],
  solid?: Solid,
  blocks: SightPiece['blocks'] = 'always',
): SightScene => ({
  bodies,
  terrain: solid ? [{ id: 'piece', solid, blocks, heights: null }] : [],
  rules: { models: 'targetSize', tangent: 'free', front: true, heights: false, elevated: false },
})

describe('a model under a spray', () => {
  it('is spared where terrain hides all of it', () => {
    expect(isSpared(attacker, target, past([], box(3, -9, 4, 9)))).toBe(true)
  })

  it('T14: is not spared by a wall across the spray’s axis, while some other line is free', () => {
    expect(isSpared(attacker, target, past([], box(3, -9, 4, 0.3)))).toBe(false)
    expect(isSpared(attacker, target, past([], box(3, -0.4, 4, 0.4)))).toBe(false)
  })

  it('T15: is spared by a wood deeper than 3″, not by a shallower one', () => {
    expect(isSpared(attacker, target, past([], box(2, -9, 5.01, 9), { depth: 3 }))).toBe(true)
    expect(isSpared(attacker, target, past([], box(2, -9, 5, 9), { depth: 3 }))).toBe(false)
  })

  it('is never spared by models in the way, nor by standing behind the attacker', () => {
    expect(isSpared(attacker, target, past([model('huge', 4, 120)]))).toBe(false)
    expect(isSpared(model('attacker', 0, 30, Math.PI), target, past([]))).toBe(false)
  })
})
