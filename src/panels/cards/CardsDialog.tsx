import { useState } from 'react'
import type { Card } from '../../games/card.ts'
import { cardFrom } from '../../games/ready-card.ts'
import { readyCards } from '../../games/ready-cards.ts'
import dialogs from '../dialogs/Dialogs.module.css'
import { useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import { CardList } from './CardList.tsx'
import { EditedCard } from './EditedCard.tsx'
import { shareCards } from './share-cards.ts'
import { useCards } from './use-cards.ts'

/** The unit cards: those of the table, one's own, and the ready ones; given to the selected models, filled in, kept, shared. */
export function CardsDialog() {
  const words = useWords()
  const { doors } = useStores()
  const game = useTable((state) => state.table.game)
  const onTable = useTable((state) => state.table.cards).filter((card) => card.game === game)
  const models = useTable((state) => state.table.models)
  const selection = useDesk((state) => state.selection)
  const chosen = models.filter(({ id }) => selection.includes(id))
  const [edited, setEdited] = useState<Card | null>(null)
  const { kept, give, store, drop, take } = useCards()
  const isElsewhere = ({ id }: Card) => !onTable.some((card) => card.id === id)
  const edit = (card: Card) => {
    setEdited(card)
    store(card)
  }
  const fresh = () => {
    const card = { id: doors.identify(), name: words.t('card.fresh'), game, stats: {}, traits: [], weapons: [] }
    edit(card)
    // Who was selected for a card wants the new one.
    if (chosen.length > 0) give(card)
  }
  if (edited) return <EditedCard card={edited} onChange={edit} onDone={() => setEdited(null)} />

  const ready = readyCards[game].map((one) => cardFrom(one, game, words.language, `ready-${game}-${one.id}`))
  const shown = { worn: new Set(chosen.map(({ card }) => card)), onGive: chosen.length > 0 ? give : null }
  const own = { ...shown, onEdit: setEdited, onDrop: drop }
  return (
    <Frame title={words.t('card.title')} wide>
      <section className={dialogs.section}>
        <p className={dialogs.note}>
          {chosen.length > 0
            ? words.t('card.giveTo', { who: chosen.map(({ name }) => name).join(', ') })
            : words.t('card.selectFirst')}
        </p>
        <div className={dialogs.acts}>
          <Key strong label={words.t('card.new')} onPress={fresh} />
          <Key framed label={words.t('card.import')} onPress={() => void take()} />
          {onTable.length > 0 && (
            <Key framed label={words.t('card.shareAll')} onPress={() => shareCards(onTable, words.t('card.title'))} />
          )}
        </div>
      </section>
      <CardList title={words.t('card.onTable')} cards={onTable} {...own} />
      <CardList
        title={words.t('card.own')}
        cards={kept.filter((card) => card.game === game && isElsewhere(card))}
        {...own}
      />
      <CardList
        title={words.t('card.ready')}
        cards={ready.filter(isElsewhere)}
        {...shown}
        onEdit={(card) => edit({ ...card, id: doors.identify() })}
        onDrop={null}
      />
    </Frame>
  )
}
