import { useEffect, useState } from 'react'
import { scaleFrom } from './scale.ts'

/** The scale this window was measured at, and the window as it was then: at another size or pixel ratio it no longer holds. */
interface Measured {
  readonly scale: number
  readonly width: number
  readonly ratio: number
}

const KEY = 'edgewise-projector'

function remembered(): Measured | null {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof data !== 'object' || data === null) return null
    const { scale, width, ratio } = data as Partial<Measured>
    return typeof scale === 'number' && scale > 0 && typeof width === 'number' && typeof ratio === 'number'
      ? { scale, width, ratio }
      : null
  } catch {
    return null
  }
}

/**
 * The scale of the projection in CSS pixels an inch: from what the driving window says the bar measures (`show.bar`, in
 * inches, with `show.measuring` while the bar is shown). It is remembered together with the window's width and pixel ratio;
 * `stale` says that these have changed since.
 */
export function useShownScale(show: Readonly<Record<string, string | number | boolean>>, width: number) {
  const [measured, setMeasured] = useState<Measured | null>(remembered)
  const { bar, measuring } = show
  useEffect(() => {
    const scale = typeof bar === 'number' ? scaleFrom(width, bar) : null
    if (scale === null || measuring !== true) return
    const next = { scale, width, ratio: devicePixelRatio }
    setMeasured(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Forbidden: the scale holds as long as this window.
    }
  }, [bar, measuring, width])
  const stale = measured !== null && (measured.width !== width || measured.ratio !== devicePixelRatio)
  return { scale: measured?.scale ?? null, measuring: measuring === true, stale: stale && measuring !== true }
}
