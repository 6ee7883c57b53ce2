import { useEffect, useState } from 'react'

/** Whether the page's fonts are there; what was measured before has to be measured again. */
export function useFonts(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    // A browser without font loading has its fonts from the start or never says.
    document.fonts?.ready.then(() => {
      if (!gone) setReady(true)
    })
    return () => {
      gone = true
    }
  }, [])
  return ready
}
