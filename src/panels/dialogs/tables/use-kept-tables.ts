import { useEffect, useState } from 'react'
import type { Entry } from '../../../saves/library.ts'
import type { Rescued } from '../../../saves/rescue.ts'
import { useStores } from '../../use-stores.ts'

/** What this browser keeps. */
interface KeptTables {
  readonly entries: readonly Entry[]
  /** What could not be read, as it was. */
  readonly rescued: readonly Rescued[]
  /** Read it anew. */
  again(): void
}

/** The tables that this browser keeps, read anew whenever it is said; a notice says where the storage refuses. */
export function useKeptTables(): KeptTables {
  const { library, chrome } = useStores()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [rescued, setRescued] = useState<readonly Rescued[]>([])
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads the shelf anew
  useEffect(() => {
    let gone = false
    const read = async () => {
      const [kept, broken] = await Promise.all([library.list(), library.rescued()])
      if (gone) return
      setEntries(kept)
      setRescued(broken)
    }
    read().catch(() => chrome.setState({ notice: { text: 'tables.noStorage' } }))
    return () => {
      gone = true
    }
  }, [library, chrome, turn])
  return { entries, rescued, again: () => setTurn(turn + 1) }
}
