import { type RefObject, useEffect, useState } from 'react'

/** Whether something that scrolls has more below what is seen of it. */
export function useMore(element: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const look = () => setMore(box.scrollHeight - box.clientHeight - box.scrollTop > 4)
    look()
    const watch = new ResizeObserver(look)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [element])
  return more
}
