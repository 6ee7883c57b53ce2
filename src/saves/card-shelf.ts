import type { Card } from '../games/card.ts'
import { formatCards, parseCards } from './card-file.ts'
import type { Shelf } from './shelf.ts'

/** One's own unit cards, kept in this browser for any table. Promises reject when the storage refuses. */
export interface CardShelf {
  list(): Promise<readonly Card[]>
  save(card: Card): Promise<void>
  remove(id: string): Promise<void>
}

const PREFIX = 'card:'

/** The cards on a shelf; one that can't be read stays there and is left out of the list. */
export function createCardShelf(shelf: Shelf): CardShelf {
  return {
    async list() {
      const keys = (await shelf.keys()).filter((key) => key.startsWith(PREFIX))
      const texts = await Promise.all(keys.map((key) => shelf.get(key)))
      const cards = texts.flatMap((text) => {
        const read = text === undefined ? null : parseCards(text)
        return read?.ok ? read.value : []
      })
      return cards.toSorted((a, b) => a.name.localeCompare(b.name))
    },
    save: (card) => shelf.set(PREFIX + card.id, formatCards([card])),
    remove: (id) => shelf.remove(PREFIX + id),
  }
}
