import type { Card } from '../../games/card.ts'
import dialogs from '../dialogs/Dialogs.module.css'
import { useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import { CardForm } from './CardForm.tsx'
import { shareCards } from './share-cards.ts'

interface EditedCardProps {
  readonly card: Card
  readonly onChange: (card: Card) => void
  readonly onDone: () => void
}

/** A unit card while it is filled in; shared, or done with. */
export function EditedCard({ card, onChange, onDone }: EditedCardProps) {
  const words = useWords()
  return (
    <Frame title={card.name} wide>
      <CardForm card={card} onChange={onChange} />
      <div className={dialogs.acts}>
        <Key strong label={words.t('card.done')} onPress={onDone} />
        <Key framed label={words.t('card.share')} onPress={() => shareCards([card], card.name)} />
      </div>
    </Frame>
  )
}
