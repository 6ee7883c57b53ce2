import type { DeskStore } from '../desk/desk.ts'
import type { SettingsStore } from '../saves/settings.ts'

/** The locks of the view, which a practice takes off for its time. */
export interface Locks {
  takeOff(): void
  putBack(): void
}

/** Takes the locks of the view up where the last visit left them, and remembers them as they change. */
export function keepLocks(desk: DeskStore, settings: SettingsStore): Locks {
  const { zoomLock, scaleLocked, trueScale } = settings.getState()
  desk.setState({ zoomLocked: zoomLock, trueScale: scaleLocked ? trueScale : null })
  let off: { readonly zoomLocked: boolean; readonly trueScale: number | null } | null = null
  desk.subscribe((now, before) => {
    if (off) return
    if (now.trueScale !== before.trueScale) settings.setState({ scaleLocked: now.trueScale !== null })
    if (now.zoomLocked !== before.zoomLocked) settings.setState({ zoomLock: now.zoomLocked })
  })
  return {
    takeOff() {
      if (off) return
      const { zoomLocked, trueScale } = desk.getState()
      off = { zoomLocked, trueScale }
      desk.setState({ zoomLocked: false, trueScale: null })
    },
    putBack() {
      if (!off) return
      desk.setState(off)
      off = null
    },
  }
}
