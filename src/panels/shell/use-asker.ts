import type { Asker } from '../chrome.ts'
import { useChrome, useSettings } from '../use-stores.ts'
import { useAnswered } from '../use-verdict.ts'

/** Who is shown the reasons behind an answer; null while nobody asked or there is none. Alone on one side, it is the near player. */
export function useAsker(): Asker | null {
  const reasons = useChrome((state) => state.reasons)
  const bothSides = useSettings((state) => state.bothSides)
  const answered = useAnswered()
  if (!reasons || !answered) return null
  return bothSides ? reasons : 'near'
}
