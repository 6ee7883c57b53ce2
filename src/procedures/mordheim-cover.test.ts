import { describe, expect, it } from 'vitest'
import type { Readings } from '../games/game.ts'
import type { Model } from '../table/document.ts'
import { figure } from '../table/testing/scene.ts'
import { seenOn } from './mordheim-sight.ts'
import { apart, archer, box, foe, ruins } from './testing/warband.ts'

const target = foe('b', 22, 24)
const friend = (y: number, rest = {}) => figure('f', 16, y, rest)

describe('what a shooter sees of a target', () => {
  it('is all of it in the open', () => {
    expect(seenOn(ruins([archer(), target]), 'a', 'b')).toMatchObject({ visible: true, covered: false, covering: [] })
  })

  it('is in cover behind a wall that hides any part of it from the shooter’s centre', () => {
    const wall = (low: number) => ruins([archer(), target], { terrain: [box('w', [16, 24 + low + 1, 0.5, 2])] })
    expect(seenOn(wall(0.1), 'a', 'b')).toMatchObject({ visible: true, covered: true, covering: [{ id: 'w' }] })
    // The line from the centre past the base’s edge is less than 0.3″ off at the wall’s far side.
    expect(seenOn(wall(0.32), 'a', 'b').covered).toBe(false)
  })

  it('is nothing behind a wall that hides all of it', () => {
    const whole = ruins([archer(), target], { terrain: [box('w', [16, 24, 0.5, 8])] })
    expect(seenOn(whole, 'a', 'b').visible).toBe(false)
  })

  it('is in cover behind a model that stands, friend or foe, not behind one that lies', () => {
    const seen = (marks: readonly ('knockedDown' | 'stunned')[], side: 'a' | 'b' = 'a') =>
      seenOn(ruins([archer(), target, friend(24.5, { marks, side })]), 'a', 'b')
    expect(seen([])).toMatchObject({ visible: true, covered: true, covering: [{ id: 'f', kind: 'model', name: 'F' }] })
    expect(seen([], 'b').covered).toBe(true)
    expect(seen(['knockedDown']).covered).toBe(false)
    expect(seen(['stunned']).covered).toBe(false)
  })

  it('is in cover behind something that gives cover and blocks no sight', () => {
    const fence = box('w', [16, 24.5, 0.5, 1], 'free', { blocks: 'never', cover: true })
    expect(seenOn(ruins([archer(), target], { terrain: [fence] }), 'a', 'b')).toMatchObject({
      visible: true,
      covered: true,
    })
  })

  it('names what hides it, that which is nearest to it first', () => {
    const both = ruins([archer(), target, friend(24.4)], { terrain: [box('w', [20, 24.6, 0.5, 1])] })
    expect(seenOn(both, 'a', 'b').covering.map(({ id }) => id)).toEqual(['w', 'f'])
  })

  it('by the other readings: what no place of the base sees, or any line between the bases', () => {
    const by = (coverFrom: Readings['coverFrom'], post: number) =>
      seenOn(
        ruins([archer(), target], { terrain: [box('w', [16, post, 0.2, 0.2])], readings: { coverFrom } }),
        'a',
        'b',
      ).covered
    // A post on the way hides a part from the centre, but none from the whole base: it is looked past on either side.
    expect([by('centre', 24), by('base', 24), by('lines', 24)]).toEqual([true, false, true])
    // Beside the way as the centre sees it, in the way of a line from edge to edge.
    expect([by('centre', 24.5), by('lines', 24.5)]).toEqual([false, true])
    expect(by('lines', 24.8)).toBe(false)
  })

  it('on square bases is what the shooter’s centre sees of them', () => {
    const square = { base: { shape: 'rectangle', width: 20, depth: 20 } } as const
    const seen = (low: number, tall: number, more: readonly Model[] = []) =>
      seenOn(
        ruins([{ ...archer(), ...square }, foe('b', 22, 24, square), ...more], {
          terrain: [box('w', [16, 24 + low + tall / 2, 0.5, tall])],
        }),
        'a',
        'b',
      )
    expect(seen(-3, 6)).toMatchObject({ visible: false })
    expect(seen(-0.1, 6)).toMatchObject({ visible: true, covered: true, covering: [{ id: 'w' }] })
    // From the middle of the base, 12″ away, 10 mm of it subtend a little less than 0.22″ at the wall’s far side.
    expect(seen(0.21, 6)).toMatchObject({ covered: true })
    expect(seen(0.22, 6)).toMatchObject({ covered: false, hidden: 0 })
    expect(seen(2, 1, [friend(24.4, square)])).toMatchObject({ visible: true, covering: [{ id: 'f', kind: 'model' }] })
    expect(seen(2, 1, [friend(24, { ...square, marks: ['knockedDown'] })])).toMatchObject({ covered: false })
  })

  it('in contact nothing hides it', () => {
    const close = ruins([archer(), foe('b', apart(0), 24), figure('f', 11.2, 24.9)])
    expect(seenOn(close, 'a', 'b')).toMatchObject({ visible: true, covered: false })
  })

  it('walls of what the shooter stands in don’t hinder it, those of what the target stands in are its cover', () => {
    const house = (x: number) => [box('h', [x, 24, 4, 4], 'building')]
    expect(seenOn(ruins([archer(), target], { terrain: house(10) }), 'a', 'b')).toMatchObject({
      visible: true,
      covered: false,
    })
    expect(seenOn(ruins([archer(), target], { terrain: house(22) }), 'a', 'b')).toMatchObject({
      visible: true,
      covered: true,
      covering: [{ id: 'h', kind: 'inside' }],
    })
  })

  it('nobody who stands on another floor covers or bars anything: neither of the shooter’s house nor of the target’s', () => {
    const models = (upstairs: number, shooter = 0) => [
      archer({ elevation: shooter }),
      foe('b', 22, 24, { elevation: 0 }),
      friend(24.3, { elevation: upstairs }),
    ]
    const house = (x: number) => [box('h', [x, 24, 4, 4], 'building')]
    const covering = (models: readonly Model[], at: number, readings: Partial<Readings> = {}) =>
      seenOn(ruins(models, { terrain: house(at), readings }), 'a', 'b').covering.map(({ id }) => id)
    const near = (upstairs: number) =>
      models(upstairs).map((one) => (one.id === 'f' ? { ...one, x: 11.5, y: 24.2 } : one))
    expect(covering(near(3), 10)).toEqual([])
    expect(covering(near(2), 10)).toEqual(['f'])
    expect(seenOn(ruins(near(3), { terrain: house(10), readings: { sightModels: 'all' } }), 'a', 'b').visible).toBe(
      true,
    )
    const far = (upstairs: number) =>
      models(upstairs).map((one) => (one.id === 'f' ? { ...one, x: 20.5, y: 24.3 } : one))
    expect(covering(far(3), 22)).toEqual(['h'])
    expect(covering(far(0), 22)).toEqual(['h', 'f'])
  })
})
