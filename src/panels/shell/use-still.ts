import { type RefObject, useEffect } from 'react'
import type { DeskStore } from '../../desk/desk.ts'

/**
 * Keeps an element as high as it is for as long as something is dragged: what it tells may change with every move of the
 * finger, but the board beside it must not be pushed about under that finger.
 */
export function useStill(element: RefObject<HTMLElement | null>, desk: DeskStore): void {
  useEffect(
    () =>
      desk.subscribe(({ draft }, before) => {
        const box = element.current
        if (!box || (draft === null) === (before.draft === null)) return
        box.style.height = draft === null ? '' : `${box.offsetHeight}px`
      }),
    [element, desk],
  )
}
