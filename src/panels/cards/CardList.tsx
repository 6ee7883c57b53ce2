import type { Card } from '../../games/card.ts'
import dialogs from '../dialogs/Dialogs.module.css'
import { CardRow } from './CardRow.tsx'

interface CardListProps {
  readonly title: string
  readonly cards: readonly Card[]
  /** Ids of the cards that selected models play by; of one without a card, nothing. */
  readonly worn: ReadonlySet<string | undefined>
  /** Null while nobody is selected. */
  readonly onGive: ((card: Card) => void) | null
  readonly onEdit: (card: Card) => void
  /** Null for ready cards, which stay. */
  readonly onDrop: ((card: Card) => void) | null
}

/** Unit cards of one kind under their title; nothing where there are none. */
export function CardList({ title, cards, worn, onGive, onEdit, onDrop }: CardListProps) {
  if (cards.length === 0) return null
  return (
    <section className={dialogs.section}>
      <h3>{title}</h3>
      <ul className={dialogs.list}>
        {cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            worn={worn.has(card.id)}
            onGive={onGive && (() => onGive(card))}
            onEdit={() => onEdit(card)}
            onDrop={onDrop && (() => onDrop(card))}
          />
        ))}
      </ul>
    </section>
  )
}
