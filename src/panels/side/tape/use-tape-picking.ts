import { useEffect, useState } from 'react'
import { select } from '../../../desk/desk.ts'
import { useStores } from '../../use-stores.ts'

/** Which of the two tapes waits for a model to be tapped on the board, and how to let it wait. */
export interface Picking {
  readonly picking: 0 | 1 | null
  pick(which: 0 | 1 | null): void
}

/** Lets a tape's end be tapped on the board: the next model selected there becomes it, and the selection stays what it was. */
export function useTapePicking(except: string | null, picked: (which: 0 | 1, model: string) => void): Picking {
  const { desk } = useStores()
  const [picking, pick] = useState<0 | 1 | null>(null)
  useEffect(() => {
    if (picking === null) return
    return desk.subscribe(({ selection }, before) => {
      const [id] = selection
      if (selection === before.selection || selection.length !== 1 || id === undefined || id === except) return
      pick(null)
      picked(picking, id)
      select(desk, except === null ? [] : [except])
    })
  }, [desk, except, picked, picking])
  return { picking, pick }
}
