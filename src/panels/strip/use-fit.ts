import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { FULL, nextLevel } from './fit.ts'

interface Fitted {
  readonly room: RefObject<HTMLElement | null>
  readonly text: RefObject<HTMLElement | null>
  /** What is said, and everything else on which it depends how much room there is and how much is needed. */
  readonly situation: string
  /** On a phone the text may run over lines: its height has to fit, not its width. */
  readonly narrow: boolean
}

/** How much of the answer's words and keys there is room for, found by looking at what was drawn. */
export function useFit({ room, text, situation, narrow }: Fitted): number {
  const [level, setLevel] = useState(FULL)
  const triedFor = useRef('')
  useLayoutEffect(() => {
    if (!room.current || !text.current) return
    const slack = narrow
      ? room.current.clientHeight - text.current.offsetHeight
      : room.current.clientWidth - text.current.offsetWidth
    const next = nextLevel(level, slack, triedFor.current !== situation, narrow ? 0 : 24)
    if (slack >= 0) triedFor.current = situation
    setLevel(next)
  }, [room, text, level, situation, narrow])
  return level
}
