import { identifier } from '../saves/identifier.ts'

const KEY = 'edgewise-window'

/** The id of this window, the same after a reload: its projector finds it again by it. */
export function windowId(): string {
  try {
    const known = sessionStorage.getItem(KEY)
    if (known) return known
    const fresh = identifier()
    sessionStorage.setItem(KEY, fresh)
    return fresh
  } catch {
    return identifier()
  }
}

const ADDRESS = /^#projector=([\w-]{1,64})$/

/** The address part that opens the projector of a window. */
export const projectorHash = (window: string) => `#projector=${window}`

/** Which window's projector an address asks for; null when it asks for none. */
export const projectedWindow = (hash: string) => ADDRESS.exec(hash)?.[1] ?? null

/** The name of the channel between a window and its projector. */
export const projectorChannel = (window: string) => `projector-${window}`
