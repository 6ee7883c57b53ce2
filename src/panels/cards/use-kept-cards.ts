import { useEffect, useState } from 'react'
import type { Card } from '../../games/card.ts'
import { useStores } from '../use-stores.ts'

/** One's own cards as this browser keeps them. */
interface KeptCards {
  readonly kept: readonly Card[]
  keep(card: Card): void
  discard(id: string): void
}

/** One's own cards that this browser keeps, read anew after each change; a notice says where the storage refuses. */
export function useKeptCards(): KeptCards {
  const { cards, chrome } = useStores()
  const [kept, setKept] = useState<readonly Card[]>([])
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads the shelf anew
  useEffect(() => {
    let gone = false
    cards.list().then(
      (list) => !gone && setKept(list),
      () => chrome.setState({ notice: { text: 'tables.noStorage' } }),
    )
    return () => {
      gone = true
    }
  }, [cards, chrome, turn])
  const again = () => setTurn(turn + 1)
  const refused = () => chrome.setState({ notice: { text: 'tables.noStorage' } })
  return {
    kept,
    keep: (card) => void cards.save(card).then(again, refused),
    discard: (id) => void cards.remove(id).then(again, refused),
  }
}
