import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Move } from '../disruption/disruption.ts'
import type { BoardStores } from './board-stores.ts'

/** Steps that are being played, and the part of their time that has passed, from 0 to 1. */
export interface Play {
  readonly steps: readonly Move[]
  readonly part: number
}

/** Milliseconds for which the ghosts stay behind once all stand. */
const GHOSTS = 900

/** A time of the style in milliseconds, such as "160ms" or ".16s"; nothing where it is none. */
function milliseconds(text: string): number {
  const value = Number.parseFloat(text)
  return Number.isFinite(value) ? value * (text.trim().endsWith('ms') ? 1 : 1000) : 0
}

/** How long a step takes by the style of the page: no time at all where motion is to be reduced. */
const stepTime = () => milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--m-step'))

/**
 * Plays the steps the desk names: the models go to where they already stand, their ghosts stay behind for a moment. It ends at
 * once when the table changes under it, or a finger begins to drag.
 */
export function usePlay({ desk, table }: BoardStores): Play | null {
  const steps = useStore(desk, (state) => state.steps)
  const [played, setPlayed] = useState<Play | null>(null)
  useEffect(() => {
    if (steps.length === 0) return
    const end = () => desk.setState({ steps: [] })
    const stops = [
      table.subscribe((state, before) => state.table !== before.table && end()),
      desk.subscribe(({ draft }) => draft !== null && end()),
    ]
    const [began, time] = [performance.now(), stepTime()]
    let frame = 0
    const next = (now: number) => {
      const part = time > 0 ? Math.min(1, Math.max(0, (now - began) / time)) : 1
      setPlayed({ steps, part })
      if (part < 1) frame = requestAnimationFrame(next)
    }
    frame = requestAnimationFrame(next)
    const timer = setTimeout(end, time + GHOSTS)
    return () => {
      for (const stop of stops) stop()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [steps, desk, table])
  if (steps.length === 0) return null
  return played?.steps === steps ? played : { steps, part: stepTime() > 0 ? 0 : 1 }
}
