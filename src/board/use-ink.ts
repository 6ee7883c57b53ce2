import { type RefObject, useEffect, useState } from 'react'
import { type Ink, inkOf } from './paint/ink.ts'

/** The ink that holds at an element; read anew when the theme or the mat changes, and once the board's face has loaded. */
export function useInk(element: RefObject<HTMLElement | null>): Ink | null {
  const [ink, setInk] = useState<Ink | null>(null)
  useEffect(() => {
    const read = () => element.current && setInk(inkOf(element.current))
    read()
    const watch = new MutationObserver(read)
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-mat'] })
    document.fonts?.ready.then(read)
    return () => watch.disconnect()
  }, [element])
  return ink
}
