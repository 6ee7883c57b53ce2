import type { DeskStore } from '../desk/desk.ts'
import type { SettingsStore } from '../saves/settings.ts'

/** Takes the locks of the view up where the last visit left them, and remembers them as they change. */
export function keepLocks(desk: DeskStore, settings: SettingsStore): void {
  const { zoomLock, scaleLocked, trueScale } = settings.getState()
  desk.setState({ zoomLocked: zoomLock, trueScale: scaleLocked ? trueScale : null })
  desk.subscribe((now, before) => {
    if (now.trueScale !== before.trueScale) settings.setState({ scaleLocked: now.trueScale !== null })
  })
}
