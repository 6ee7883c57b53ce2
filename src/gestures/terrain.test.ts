import { describe, expect, it } from 'vitest'
import { handlesOf } from './piece-at.ts'
import { modelAt, type Stage, stageOf } from './testing/stage.ts'

const pieces = (stage: Stage) => stage.table.getState().table.terrain
const only = (stage: Stage) => {
  const [piece, ...others] = pieces(stage)
  if (!piece || others.length > 0) throw new Error('there is not one piece')
  return piece
}

describe('the terrain tool', () => {
  it('draws a rectangle from corner to corner, of the kind in hand, as one step', () => {
    const stage = stageOf([], 'terrain')
    stage.drag(stage.at(4, 4), stage.at(8, 5))
    expect(only(stage)).toMatchObject({ kind: 'wall', blocks: 'always', impassable: true })
    expect(only(stage).ground).toMatchObject({ shape: 'rectangle', turned: 0 })
    const { ground } = only(stage)
    if (ground.shape === 'rectangle')
      expect([ground.x, ground.y, ground.width, ground.depth].map((n) => Math.round(n * 1e6) / 1e6)).toEqual([
        6, 4.5, 4, 1,
      ])
    expect(stage.table.getState().history.steps).toHaveLength(1)
    expect(stage.desk.getState().piece).toBe(only(stage).id)
  })

  it('draws a disc from its middle to its rim', () => {
    const stage = stageOf([], 'terrain')
    stage.desk.setState((state) => ({ hand: { ...state.hand, newShape: 'disc', newTerrain: 'wood' } }))
    stage.drag(stage.at(6, 6), stage.at(9, 6))
    expect(only(stage)).toMatchObject({ kind: 'wood', blocks: { depth: 3 }, ground: { shape: 'disc' } })
    const { ground } = only(stage)
    if (ground.shape === 'disc') expect(ground.radius).toBeCloseTo(3, 6)
  })

  it('sets the corners of a free shape by taps, and closes it on the first one', () => {
    const stage = stageOf([], 'terrain')
    stage.desk.setState((state) => ({ hand: { ...state.hand, newShape: 'polygon', newTerrain: 'hill' } }))
    for (const [x, y] of [
      [4, 4],
      [9, 4],
      [7, 8],
    ] as const) {
      stage.tap(stage.at(x, y))
    }
    expect(stage.desk.getState().corners).toHaveLength(3)
    expect(pieces(stage)).toEqual([])
    stage.tap(stage.at(4.1, 4.1))
    expect(only(stage).ground).toMatchObject({ shape: 'polygon' })
    expect(stage.desk.getState().corners).toEqual([])
  })

  it('keeps the corners of a shape whose edges cross, until one is taken back', () => {
    const stage = stageOf([], 'terrain')
    stage.desk.setState((state) => ({ hand: { ...state.hand, newShape: 'polygon' } }))
    for (const [x, y] of [
      [4, 4],
      [9, 8],
      [9, 4],
      [4, 8],
    ] as const) {
      stage.tap(stage.at(x, y))
    }
    stage.tap(stage.at(4, 4))
    expect(pieces(stage)).toEqual([])
    expect(stage.desk.getState().corners).toHaveLength(4)
    stage.desk.setState(({ corners }) => ({ corners: corners.slice(0, -1) }))
    stage.tap(stage.at(4, 4))
    expect(pieces(stage)).toHaveLength(1)
  })

  it('leaves a corner that is dragged across an edge where it was last sound', () => {
    const stage = stageOf([], 'terrain')
    stage.desk.setState((state) => ({ hand: { ...state.hand, newShape: 'polygon' } }))
    const corners = [
      [4, 4],
      [12, 4],
      [12, 10],
      [4, 10],
      [4, 4],
    ] as const
    for (const [x, y] of corners) stage.tap(stage.at(x, y))
    stage.down(1, stage.at(12, 10))
    stage.move(1, stage.at(11, 9))
    stage.move(1, stage.at(8, 2))
    stage.up(1)
    const { ground } = only(stage)
    if (ground.shape !== 'polygon') throw new Error('it was a free shape')
    expect(ground.points.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [4, 4],
      [12, 4],
      [11, 9],
      [4, 10],
    ])
  })

  it('moves a piece by where it was grabbed, and one taken back leaves it', () => {
    const stage = stageOf([], 'terrain')
    stage.drag(stage.at(4, 4), stage.at(8, 5))
    stage.drag(stage.at(5.5, 4.5), stage.at(7.5, 9.5))
    const { ground } = only(stage)
    if (ground.shape !== 'rectangle') throw new Error('it was a rectangle')
    expect([ground.x, ground.y].map((n) => Math.round(n * 1e6) / 1e6)).toEqual([8, 9.5])
    stage.down(1, stage.at(8, 9.5))
    stage.move(1, stage.at(12, 12))
    stage.cancel()
    expect(only(stage).ground).toEqual(ground)
  })

  it('reshapes by a corner: the opposite one stays', () => {
    const stage = stageOf([], 'terrain')
    stage.drag(stage.at(4, 4), stage.at(8, 6))
    stage.drag(stage.at(8, 6), stage.at(10, 9))
    const { ground } = only(stage)
    if (ground.shape !== 'rectangle') throw new Error('it was a rectangle')
    expect([ground.x, ground.y, ground.width, ground.depth].map((n) => Math.round(n * 1e6) / 1e6)).toEqual([
      7, 6.5, 6, 5,
    ])
  })

  it('turns by its knob', () => {
    const stage = stageOf([], 'terrain')
    stage.drag(stage.at(8, 8), stage.at(12, 9))
    const knob = handlesOf(only(stage).ground, 40).find((handle) => handle.kind === 'turn')
    if (!knob) throw new Error('a rectangle has a knob')
    stage.drag(stage.at(knob.at.x, knob.at.y), stage.at(13, 8.5))
    const { ground } = only(stage)
    if (ground.shape === 'rectangle') expect(ground.turned).toBeCloseTo(90, 6)
  })

  it('leaves a locked piece where it is', () => {
    const stage = stageOf([], 'terrain')
    stage.drag(stage.at(4, 4), stage.at(8, 5))
    stage.table.act({ do: 'build', pieces: [{ ...only(stage), locked: true }] })
    const before = only(stage).ground
    stage.drag(stage.at(6, 4.5), stage.at(9, 9))
    expect(only(stage).ground).toEqual(before)
  })
})

describe('the sight tool', () => {
  it('asks from one model to another, and anew to a third', () => {
    const stage = stageOf([modelAt('a', 6, 9), modelAt('b', 12, 9), modelAt('c', 15, 12)], 'sight')
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(12, 9))
    expect(stage.table.getState().table.lays).toMatchObject([{ kind: 'sight', from: 'a', to: 'b' }])
    stage.tap(stage.at(15, 12))
    expect(stage.table.getState().table.lays).toMatchObject([{ kind: 'sight', from: 'a', to: 'c' }])
  })
})
