import { useSyncExternalStore } from 'react'

/** How the window is divided: where the tools stand, whether the panel is a column or a sheet, what has room for words. */
export interface Space {
  readonly tools: 'rail' | 'row'
  readonly panel: 'column' | 'sheet'
  /** Words beside the icons of the bar. */
  readonly wordy: boolean
  /** Key letters on the rail and tabs in the panel. */
  readonly wide: boolean
}

/** How a window of a given size in CSS pixels is divided. */
export function spaceFor(width: number, height: number): Space {
  const row = width < 600 && height > width
  const column = width > height && width >= 700
  return {
    tools: row ? 'row' : 'rail',
    panel: column ? 'column' : 'sheet',
    wordy: column && width >= 900,
    wide: column && width >= 1200,
  }
}

let known: Space = spaceFor(1024, 768)

function current(): Space {
  const next = spaceFor(window.innerWidth, window.innerHeight)
  const same =
    next.tools === known.tools && next.panel === known.panel && next.wordy === known.wordy && next.wide === known.wide
  if (!same) known = next
  return known
}

function subscribe(heard: () => void): () => void {
  window.addEventListener('resize', heard)
  return () => window.removeEventListener('resize', heard)
}

/** How this window is divided now. */
export function useSpace(): Space {
  return useSyncExternalStore(subscribe, current)
}
