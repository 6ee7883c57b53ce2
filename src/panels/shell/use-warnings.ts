import { useEffect } from 'react'
import { useStores } from '../use-stores.ts'

/** Says it when the browser refuses to save, and when another window has the same table open. */
export function useWarnings(): void {
  const { chrome, doors } = useStores()
  useEffect(
    () =>
      doors.saveStatus.subscribe(({ status }, before) => {
        if (status === 'failed' && before.status !== 'failed') chrome.setState({ notice: { text: 'saving.failed' } })
      }),
    [chrome, doors],
  )
  useEffect(
    () =>
      doors.presence.subscribe(({ others }, before) => {
        if (others > 0 && before.others === 0) chrome.setState({ notice: { text: 'presence.others' } })
      }),
    [chrome, doors],
  )
}
