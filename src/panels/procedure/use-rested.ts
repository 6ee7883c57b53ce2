import { useEffect, useState } from 'react'

/** As long as the second tap of a double one may take, in milliseconds. */
const REST = 350

/**
 * Whether what is shown has been there long enough to be tapped on purpose; `what` names it. The second of two quick taps was
 * meant for what stood there before, and finds this at rest.
 */
export function useRested(what: string): boolean {
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(what), REST)
    return () => clearTimeout(timer)
  }, [what])
  return rested === what
}
