import { describe, expect, it } from 'vitest'
import { knobOf } from './handles.ts'
import { modelAt, type Stage, stageOf } from './testing/stage.ts'

const place = (stage: Stage, id = 'm') => {
  const model = stage.table.getState().table.models.find((one) => one.id === id)
  if (!model) throw new Error(`${id} is gone`)
  return model
}
const steps = (stage: Stage) => stage.table.getState().history.steps.length

describe('a finger with the select tool', () => {
  it('selects what it taps, and nothing where nothing is', () => {
    const stage = stageOf([modelAt('m', 10, 9), modelAt('n', 14, 9)])
    stage.tap(stage.at(10, 9))
    expect(stage.desk.getState().selection).toEqual(['m'])
    stage.tap(stage.at(14, 9))
    expect(stage.desk.getState().selection).toEqual(['n'])
    stage.tap(stage.at(12, 15))
    expect(stage.desk.getState().selection).toEqual([])
    expect(steps(stage)).toBe(0)
  })

  it('finds a small base within 44 pixels at any zoom', () => {
    const stage = stageOf([modelAt('m', 10, 9)])
    stage.desk.setState((state) => ({ view: { ...state.view, scale: 8 } }))
    const { left, top } = stage.at(10, 9)
    stage.tap({ left: left + 20, top })
    expect(stage.desk.getState().selection).toEqual(['m'])
  })

  it('drags a model from wherever it was grabbed without shifting it, as one step', () => {
    const stage = stageOf([modelAt('m', 10, 9)])
    stage.drag(stage.at(10.4, 9.2), stage.at(13.4, 8.2))
    expect(place(stage).x).toBeCloseTo(13, 9)
    expect(place(stage).y).toBeCloseTo(8, 9)
    expect(steps(stage)).toBe(1)
    expect(stage.desk.getState().draft).toBeNull()
  })

  it('leaves the table alone until it lifts, and no step behind when it ends where it began', () => {
    const stage = stageOf([modelAt('m', 10, 9)])
    stage.down(1, stage.at(10, 9))
    stage.move(1, stage.at(12, 9))
    expect(place(stage).x).toBe(10)
    expect(stage.desk.getState().draft).toMatchObject({ kind: 'move', grabbed: 'm' })
    stage.move(1, stage.at(10, 9))
    stage.up(1)
    expect(steps(stage)).toBe(0)
  })

  it('takes a drag back when the touch is cancelled', () => {
    const stage = stageOf([modelAt('m', 10, 9)])
    stage.down(1, stage.at(10, 9))
    stage.move(1, stage.at(13, 9))
    stage.cancel()
    expect(stage.desk.getState()).toMatchObject({ draft: null, finger: null })
    expect(steps(stage)).toBe(0)
    expect(stage.atRest()).toBe(true)
  })

  it('takes a drag back when a second finger comes down far away, and zooms instead', () => {
    const stage = stageOf([modelAt('m', 10, 9)])
    stage.down(1, stage.at(10, 9))
    stage.move(1, stage.at(11, 9))
    stage.down(2, stage.at(20, 15))
    expect(stage.desk.getState().draft).toBeNull()
    const { scale } = stage.desk.getState().view
    stage.move(2, stage.at(21, 16))
    stage.move(2, stage.at(23, 17))
    expect(stage.desk.getState().view.scale).toBeGreaterThan(scale)
    stage.up(1)
    stage.up(2)
    expect(steps(stage)).toBe(0)
    expect(stage.atRest()).toBe(true)
  })

  it('does nothing more with the finger that stays down after a pinch', () => {
    const stage = stageOf([modelAt('m', 10, 9)])
    stage.down(1, stage.at(4, 4))
    stage.down(2, stage.at(20, 15))
    stage.move(2, stage.at(22, 16))
    stage.up(2)
    const { view } = stage.desk.getState()
    stage.move(1, { left: 500, top: 500 })
    expect(stage.desk.getState().view).toBe(view)
    stage.up(1)
    expect(stage.atRest()).toBe(true)
  })

  it('pans with two fingers once they wander more than they part, and keeps to it', () => {
    const stage = stageOf([])
    const { view } = stage.desk.getState()
    stage.down(1, { left: 300, top: 300 })
    stage.down(2, { left: 400, top: 300 })
    for (const step of [5, 10, 20, 30]) {
      stage.move(1, { left: 300 + step, top: 300 })
      stage.move(2, { left: 400 + step, top: 300 })
    }
    stage.move(2, { left: 700, top: 300 })
    expect(stage.desk.getState().view.scale).toBe(view.scale)
    expect(stage.desk.getState().view.centre.x).toBeLessThan(view.centre.x)
  })

  it('does not zoom while the zoom is locked', () => {
    const stage = stageOf([])
    stage.desk.setState({ zoomLocked: true })
    stage.down(1, { left: 300, top: 300 })
    stage.down(2, { left: 400, top: 300 })
    stage.move(2, { left: 600, top: 300 })
    stage.move(2, { left: 800, top: 300 })
    expect(stage.desk.getState().view.scale).toBe(40)
  })

  it('turns a model with two fingers on it, in place', () => {
    const stage = stageOf([modelAt('m', 10, 9)])
    stage.down(1, stage.at(9.8, 9))
    stage.down(2, stage.at(11.5, 9))
    stage.move(2, stage.at(9.8, 10.7))
    stage.up(2)
    stage.up(1)
    expect(place(stage).facing).toBeCloseTo(90, 6)
    expect(place(stage).x).toBe(10)
    expect(steps(stage)).toBe(1)
  })

  it('turns a model by its knob, however it was grabbed', () => {
    const stage = stageOf([modelAt('m', 10, 9)])
    stage.desk.setState({ selection: ['m'] })
    const knob = knobOf(place(stage), 40)
    stage.drag(stage.at(knob.x + 0.2, knob.y + 0.1), stage.at(10, 9 + (knob.x - 10)))
    expect(place(stage).facing).toBeGreaterThan(80)
    expect(place(stage).facing).toBeLessThan(90)
    expect(place(stage).x).toBe(10)
  })

  it('moves all that are selected together', () => {
    const stage = stageOf([modelAt('m', 10, 9), modelAt('n', 12, 9), modelAt('o', 14, 9)])
    stage.desk.setState({ selection: ['m', 'n'] })
    stage.drag(stage.at(10, 9), stage.at(10, 12))
    expect([place(stage, 'm').y, place(stage, 'n').y, place(stage, 'o').y]).toEqual([12, 12, 9])
    expect(steps(stage)).toBe(1)
  })

  it('draws a box over the bare board to select several, and pans without the switch', () => {
    const stage = stageOf([modelAt('m', 10, 9), modelAt('n', 12, 9), modelAt('o', 18, 9)])
    stage.desk.setState((state) => ({ hand: { ...state.hand, several: true } }))
    stage.drag(stage.at(8, 7), stage.at(13, 11))
    expect(stage.desk.getState().selection).toEqual(['m', 'n'])
    stage.desk.setState((state) => ({ hand: { ...state.hand, several: false } }))
    const { centre } = stage.desk.getState().view
    stage.drag(stage.at(8, 7), stage.at(9, 7))
    expect(stage.desk.getState().view.centre.x).toBeCloseTo(centre.x - 1, 6)
  })

  it('snaps a dragged base into contact with another, but only when asked to', () => {
    const stage = stageOf([modelAt('m', 10, 9), modelAt('n', 14, 9)])
    stage.drag(stage.at(10, 9), stage.at(12.7, 9))
    expect(place(stage).x).toBeCloseTo(12.7, 9)
    stage.desk.setState((state) => ({ hand: { ...state.hand, snap: true } }))
    stage.drag(stage.at(12.7, 9), stage.at(12.75, 9.3))
    const gap = Math.hypot(place(stage).x - 14, place(stage).y - 9) - 60 / 50.8
    expect(gap).toBeCloseTo(0, 9)
  })
})

describe('a finger in play', () => {
  it('walks the active model one straight leg a drag, wobble or not', () => {
    const stage = stageOf([modelAt('m', 10, 9)], 'select', { stage: 'play' })
    stage.table.act({ do: 'activate', model: 'm' })
    stage.down(1, stage.at(10, 9))
    for (const [x, y] of [
      [10.5, 9.4],
      [11, 8.7],
      [12, 9.1],
      [13, 9],
    ] as const) {
      stage.move(1, stage.at(x, y))
    }
    stage.up(1)
    stage.drag(stage.at(13, 9), stage.at(13, 12))
    const path = stage.table.getState().table.activations[0]?.path
    expect(path?.map(({ x, y }) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6])).toEqual([
      [10, 9],
      [13, 9],
      [13, 12],
    ])
  })

  it('drags a corner of a walked path, and the model stays', () => {
    const stage = stageOf([modelAt('m', 10, 9)], 'select', { stage: 'play' })
    stage.table.act({ do: 'activate', model: 'm' })
    stage.drag(stage.at(10, 9), stage.at(14, 9))
    stage.drag(stage.at(14, 9), stage.at(14, 12))
    stage.drag(stage.at(14, 9), stage.at(15, 10))
    const path = stage.table.getState().table.activations[0]?.path
    expect(path?.[1]?.x).toBeCloseTo(15, 6)
    expect(place(stage)).toMatchObject({ x: 14, y: 12 })
  })
})
