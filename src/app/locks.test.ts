import { describe, expect, it } from 'vitest'
import { createDesk } from '../desk/desk.ts'
import { createSettings } from '../saves/settings.ts'
import { keepLocks } from './locks.ts'

function locked() {
  const desk = createDesk()
  const settings = createSettings(null)
  settings.setState({ trueScale: 96, scaleLocked: true, zoomLock: true })
  return { desk, settings, locks: keepLocks(desk, settings) }
}

describe('the locks of the view', () => {
  it('are taken up where the last visit left them, and remembered as they change', () => {
    const { desk, settings } = locked()
    expect(desk.getState()).toMatchObject({ trueScale: 96, zoomLocked: true })
    desk.setState({ trueScale: null, zoomLocked: false })
    expect(settings.getState()).toMatchObject({ trueScale: 96, scaleLocked: false, zoomLock: false })
  })

  it('are off during a practice and back after it, and nothing of that is remembered', () => {
    const { desk, settings, locks } = locked()
    locks.takeOff()
    locks.takeOff()
    expect(desk.getState()).toMatchObject({ trueScale: null, zoomLocked: false })
    expect(settings.getState()).toMatchObject({ scaleLocked: true, zoomLock: true })
    locks.putBack()
    locks.putBack()
    expect(desk.getState()).toMatchObject({ trueScale: 96, zoomLocked: true })
    expect(settings.getState()).toMatchObject({ scaleLocked: true, zoomLock: true })
  })
})
