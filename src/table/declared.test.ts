import { describe, expect, it } from 'vitest'
import { distancesHidden, isDeclarable } from './declared.ts'
import type { Lay } from './lay.ts'
import { figure, tableOf } from './testing/scene.ts'

const models = [figure('a', 10, 10), figure('b', 14, 10)]
const laid = { id: 'l', pinned: false }
const shot: Lay = {
  ...laid,
  kind: 'deviation',
  origin: 'a',
  target: 'b',
  range: 9,
  diameter: 3,
  direction: null,
  distance: null,
  hit: false,
}

describe('declaring a target', () => {
  it('hides distances until one is declared, and only where the table says so', () => {
    expect(distancesHidden(tableOf(models))).toBe(false)
    expect(distancesHidden(tableOf(models, { declareFirst: true }))).toBe(true)
    expect(distancesHidden(tableOf(models, { declareFirst: true, declared: 'b' }))).toBe(false)
  })

  it('anybody can be declared while nothing is in hand, and nobody who is gone', () => {
    expect(['a', 'b', 'gone'].map((id) => isDeclarable(tableOf(models), id))).toEqual([true, true, false])
  })

  it('who shoots, sprays, attacks or measures is no target', () => {
    const lays: readonly Lay[] = [
      shot,
      { ...laid, kind: 'spray', origin: 'a', aim: { kind: 'model', id: 'b' }, size: 8, outline: 'nested' },
      { ...laid, kind: 'arc', target: 'b', attacker: 'a' },
      { ...laid, kind: 'measure', from: { kind: 'model', id: 'a' }, to: { kind: 'model', id: 'b' }, limit: null },
    ]
    for (const lay of lays)
      expect(['a', 'b'].map((id) => isDeclarable(tableOf(models, { lays: [lay] }), id))).toEqual([false, true])
  })

  it('what is pinned no longer acts', () => {
    expect(isDeclarable(tableOf(models, { lays: [{ ...shot, pinned: true }] }), 'a')).toBe(true)
  })

  it('the active model is no target of its own', () => {
    const walking = tableOf(models, { activations: [{ model: 'a', path: [{ x: 10, y: 10 }], open: true }] })
    expect(['a', 'b'].map((id) => isDeclarable(walking, id))).toEqual([false, true])
  })
})
