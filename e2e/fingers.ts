import type { CDPSession, Page } from '@playwright/test'
import type { ScreenSpot } from './program.ts'

/** Real touches, as many fingers at once as one likes. */
export interface Fingers {
  tap(at: ScreenSpot): Promise<void>
  /** One finger down, along, and up. */
  drag(from: ScreenSpot, to: ScreenSpot, steps?: number): Promise<void>
  /** Put these fingers down or move them; fewer than before lifts the others. */
  hold(...spots: readonly ScreenSpot[]): Promise<void>
  lift(): Promise<void>
  /** The system takes the touch away, as it does for a call coming in. */
  cancel(): Promise<void>
}

const between = (a: ScreenSpot, b: ScreenSpot, part: number): ScreenSpot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** Fingers on a page with touch. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  let down = 0
  const points = (spots: readonly ScreenSpot[]) => spots.map(({ x, y }, id) => ({ x, y, id }))
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', spots: readonly ScreenSpot[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points(spots) })

  const fingers: Fingers = {
    async hold(...spots) {
      const type = spots.length > down ? 'touchStart' : spots.length < down ? 'touchEnd' : 'touchMove'
      // Fingers come down one after another, as they do on a real screen.
      for (let count = down + 1; count < spots.length; count++) await send('touchStart', spots.slice(0, count))
      await send(type, spots)
      down = spots.length
    },
    async lift() {
      await send('touchEnd', [])
      down = 0
    },
    async cancel() {
      await send('touchCancel', [])
      down = 0
    },
    async tap(at) {
      await fingers.hold(at)
      await fingers.lift()
    },
    async drag(from, to, steps = 10) {
      await fingers.hold(from)
      for (let step = 1; step <= steps; step++) await fingers.hold(between(from, to, step / steps))
      await fingers.lift()
    },
  }
  return fingers
}
