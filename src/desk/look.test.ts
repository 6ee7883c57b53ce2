import { describe, expect, it } from 'vitest'
import { freshTable } from '../table/fresh.ts'
import { modelOf } from '../table/testing/actions.ts'
import { onScreen, type View } from '../view/view.ts'
import { createDesk } from './desk.ts'
import { keepInSight, lookAt, lookAtAll } from './look.ts'

const view: View = { centre: { x: 10, y: 10 }, scale: 40, flipped: false, width: 800, height: 600 }
const unit = [modelOf('a', 30, 30), modelOf('b', 36, 30)]

describe('looking at what was put down', () => {
  it('what is in sight leaves the view as it is', () => {
    const desk = createDesk()
    desk.setState({ view })
    lookAt(desk, [modelOf('a', 10, 10)])
    expect(desk.getState().view).toBe(view)
  })

  it('what is out of sight is brought in whole, at the scale there is', () => {
    const desk = createDesk()
    desk.setState({ view })
    lookAt(desk, unit)
    const now = desk.getState().view
    expect(now.scale).toBe(40)
    for (const model of unit) {
      const { left, top } = onScreen(now, model)
      expect(left).toBeGreaterThan(24)
      expect(left).toBeLessThan(776)
      expect(top).toBeGreaterThan(24)
      expect(top).toBeLessThan(576)
    }
  })

  it('what is too wide is zoomed out to, but not while the scale is locked', () => {
    const wide = [modelOf('a', 2, 30), modelOf('b', 46, 30)]
    const desk = createDesk()
    desk.setState({ view })
    lookAt(desk, wide)
    expect(desk.getState().view.scale).toBeLessThan(40)
    desk.setState({ view, trueScale: 40 })
    lookAt(desk, wide)
    expect(desk.getState().view.scale).toBe(40)
  })

  it('at true scale all of a table is looked at without another scale', () => {
    const desk = createDesk()
    desk.setState({ view, trueScale: 40 })
    lookAtAll(desk, { ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }), models: unit })
    expect(desk.getState().view).toMatchObject({ scale: 40, centre: { x: 33, y: 30 } })
  })

  it('where a shove ends is brought into sight, whole', () => {
    const desk = createDesk()
    desk.setState({ view })
    const shove = { kind: 'shove', id: 's', pinned: false, mover: 'a', manner: 'throw', x: 10, y: 19 } as const
    const table = { ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }), models: [modelOf('a', 10, 10)] }
    keepInSight(desk, { ...table, lays: [shove] })
    const now = desk.getState().view
    expect(onScreen(now, { x: 10, y: 19 }).top).toBeLessThan(600 - 24)
    expect(onScreen(now, { x: 10, y: 10 }).top).toBeGreaterThan(24)
  })
})
