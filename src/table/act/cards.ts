import { type Card, isCardOf } from '../../games/card.ts'
import { gameOf } from '../../games/catalogue.ts'
import type { Table } from '../document.ts'
import { isId, LONGEST_NAME, MOST_CARDS, MOST_WEAPONS } from '../limits.ts'
import { same } from '../same.ts'

/** Whether a card says what the sheet of its game has room for. */
export function isCard(card: Card): boolean {
  return (
    isId(card.id) &&
    card.name.length <= LONGEST_NAME &&
    card.weapons.length <= MOST_WEAPONS &&
    new Set(card.weapons.map(({ id }) => id)).size === card.weapons.length &&
    card.weapons.every(({ id, name }) => isId(id) && name.length <= LONGEST_NAME) &&
    isCardOf(card, gameOf(card.game).sheet)
  )
}

/** Put a unit card on the table, or another of the same id in its place. One with a number that is none changes nothing. */
export function card(table: Table, put: Card): Table {
  if (!isCard(put)) return table
  const before = table.cards.find((other) => other.id === put.id)
  if (before && same(before, put)) return table
  if (before) return { ...table, cards: table.cards.map((other) => (other === before ? put : other)) }
  return table.cards.length >= MOST_CARDS ? table : { ...table, cards: [...table.cards, put] }
}

/** Take a unit card off the table; the models that played by it play by none. */
export function dropCard(table: Table, id: string): Table {
  if (!table.cards.some((other) => other.id === id)) return table
  const models = table.models.map((model) => {
    if (model.card !== id) return model
    const { card: _, ...rest } = model
    return rest
  })
  return { ...table, models, cards: table.cards.filter((other) => other.id !== id) }
}
