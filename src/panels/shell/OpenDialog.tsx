import { Suspense } from 'react'
import { useChrome } from '../use-stores.ts'
import { Dialogs } from './later.ts'

/** The dialogue that is open, if any; the room of dialogues comes when the first one is. */
export function OpenDialog() {
  const isOpen = useChrome((state) => state.dialog !== null)
  if (!isOpen) return null
  return (
    <Suspense>
      <Dialogs />
    </Suspense>
  )
}
