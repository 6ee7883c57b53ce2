import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where the board stands in the window: how wide the rule is, and how far right of its left end the board begins. */
export interface Stand {
  readonly width: number
  readonly offset: number
}

/** Where the board in the `middle` stands in the window's `frame`, followed as either changes its size. */
export function useStand(frame: RefObject<HTMLElement | null>, middle: RefObject<HTMLElement | null>): Stand {
  const [stand, setStand] = useState<Stand>({ width: 0, offset: 0 })
  useLayoutEffect(() => {
    const look = () => {
      if (!frame.current || !middle.current) return
      const outer = frame.current.getBoundingClientRect()
      const next = { width: outer.width, offset: middle.current.getBoundingClientRect().left - outer.left }
      setStand((last) => (last.width === next.width && last.offset === next.offset ? last : next))
    }
    look()
    const observer = new ResizeObserver(look)
    if (middle.current) observer.observe(middle.current)
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame, middle])
  return stand
}
