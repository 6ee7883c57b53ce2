import type { Card } from '../../games/card.ts'
import { parseCards } from '../../saves/card-file.ts'
import { chooseFile, readFile } from '../../saves/files.ts'
import { MOST_CARDS } from '../../table/limits.ts'
import { refusalText } from '../refusal-text.ts'
import { useAct, useDesk, useStores, useWords } from '../use-stores.ts'
import { useKeptCards } from './use-kept-cards.ts'

/** What can be done with unit cards. */
interface CardActs {
  /** One's own cards that this browser keeps. */
  readonly kept: readonly Card[]
  /** Puts a card on the table, where there is room for it, and gives it to who is selected. */
  give(card: Card): void
  /** Puts a card on the table and keeps it in this browser. */
  store(card: Card): void
  /** Takes a card off the table and out of this browser. */
  drop(card: Card): void
  /** Takes in the cards of a file that is asked for; a notice says why one is refused. */
  take(): Promise<void>
}

/** One's own unit cards, and what can be done with any, on the table and in this browser. */
export function useCards(): CardActs {
  const words = useWords()
  const act = useAct()
  const { chrome, doors, table } = useStores()
  const selection = useDesk((state) => state.selection)
  const { kept, keep, discard } = useKeptCards()
  const put = (card: Card) => {
    act({ do: 'card', card })
    const stands = table.getState().table.cards.some(({ id }) => id === card.id)
    if (!stands) chrome.setState({ notice: { text: 'card.full', values: { most: MOST_CARDS } } })
    return stands
  }
  const store = (card: Card) => {
    put(card)
    keep(card)
  }
  return {
    kept,
    store,
    give(card) {
      if (put(card)) act({ do: 'revise', ids: selection, changes: { card: card.id } })
    },
    drop({ id }) {
      act({ do: 'dropCard', id })
      discard(id)
    },
    async take() {
      const file = await chooseFile()
      const text = file && (await readFile(file))
      if (!file || !text) return
      const read = text.ok ? parseCards(text.value) : text
      if (read.ok) for (const card of read.value) store({ ...card, id: doors.identify() })
      else {
        const why = refusalText(words, read.reason)
        chrome.setState({ dialog: null, notice: { text: 'import.refused', values: { name: file.name, why } } })
      }
    },
  }
}
