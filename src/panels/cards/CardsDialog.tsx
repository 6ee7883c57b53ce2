import { useEffect, useState } from 'react'
import type { Card } from '../../games/card.ts'
import { cardFrom } from '../../games/ready-card.ts'
import { readyCards } from '../../games/ready-cards.ts'
import { formatCards, parseCards } from '../../saves/card-file.ts'
import { chooseFile, downloadText, fileName, readFile } from '../../saves/files.ts'
import { MOST_CARDS } from '../../table/limits.ts'
import dialogs from '../dialogs/Dialogs.module.css'
import { refusalText } from '../dialogs/import-table.ts'
import { useAct, useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import { CardForm } from './CardForm.tsx'
import { CardRow } from './CardRow.tsx'

/** One's own cards that this browser keeps, and how to read them anew. */
function useKept(): { readonly kept: readonly Card[]; readonly again: () => void } {
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
  return { kept, again: () => setTurn(turn + 1) }
}

/** The unit cards: those of the table, one's own, and the ready ones; given to the selected models, filled in, kept, shared. */
export function CardsDialog() {
  const words = useWords()
  const act = useAct()
  const stores = useStores()
  const { cards, chrome, doors, table } = stores
  const game = useTable((state) => state.table.game)
  const onTable = useTable((state) => state.table.cards).filter((card) => card.game === game)
  const models = useTable((state) => state.table.models)
  const selection = useDesk((state) => state.selection)
  const chosen = models.filter(({ id }) => selection.includes(id))
  const [edited, setEdited] = useState<Card | null>(null)
  const { kept, again } = useKept()
  const noStorage = () => chrome.setState({ notice: { text: 'tables.noStorage' } })
  const put = (card: Card) => {
    act({ do: 'card', card })
    const stands = table.getState().table.cards.some(({ id }) => id === card.id)
    if (!stands) chrome.setState({ notice: { text: 'card.full', values: { most: MOST_CARDS } } })
    return stands
  }
  const give = (card: Card) => {
    if (put(card)) act({ do: 'revise', ids: selection, changes: { card: card.id } })
  }
  const store = (card: Card) => {
    put(card)
    cards.save(card).then(again, noStorage)
  }
  const keep = (card: Card) => {
    setEdited(card)
    store(card)
  }
  const take = async () => {
    const file = await chooseFile()
    const text = file && (await readFile(file))
    if (!file || !text) return
    const read = text.ok ? parseCards(text.value) : text
    if (read.ok) for (const card of read.value) store({ ...card, id: doors.identify() })
    else {
      const why = refusalText(words, read.reason)
      chrome.setState({ dialog: null, notice: { text: 'import.refused', values: { name: file.name, why } } })
    }
  }
  const share = (list: readonly Card[], name: string) => downloadText(fileName(name, '.cards.json'), formatCards(list))
  const fresh = () => {
    const card = { id: doors.identify(), name: words.t('card.fresh'), game, stats: {}, traits: [], weapons: [] }
    keep(card)
    // Who was selected for a card wants the new one.
    if (chosen.length > 0) give(card)
  }
  const unused = readyCards[game]
    .map((ready) => cardFrom(ready, game, words.language, `ready-${game}-${ready.id}`))
    .filter(({ id }) => !onTable.some((card) => card.id === id))
  const own = kept.filter((card) => card.game === game && !onTable.some(({ id }) => id === card.id))

  if (edited) {
    return (
      <Frame title={edited.name} wide>
        <CardForm card={edited} onChange={keep} />
        <div className={dialogs.acts}>
          <Key strong label={words.t('card.done')} onPress={() => setEdited(null)} />
          <Key framed label={words.t('card.share')} onPress={() => share([edited], edited.name)} />
        </div>
      </Frame>
    )
  }
  const worn = new Set(chosen.map((model) => model.card))
  const row = (card: Card) => (
    <CardRow
      key={card.id}
      card={card}
      worn={worn.has(card.id)}
      onGive={chosen.length > 0 ? () => give(card) : null}
      onEdit={() => setEdited(card)}
      onDrop={() => {
        act({ do: 'dropCard', id: card.id })
        cards.remove(card.id).then(again, noStorage)
      }}
    />
  )
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
            <Key framed label={words.t('card.shareAll')} onPress={() => share(onTable, words.t('card.title'))} />
          )}
        </div>
      </section>
      {onTable.length > 0 && (
        <section className={dialogs.section}>
          <h3>{words.t('card.onTable')}</h3>
          <ul className={dialogs.list}>{onTable.map(row)}</ul>
        </section>
      )}
      {own.length > 0 && (
        <section className={dialogs.section}>
          <h3>{words.t('card.own')}</h3>
          <ul className={dialogs.list}>{own.map(row)}</ul>
        </section>
      )}
      <section className={dialogs.section}>
        <h3>{words.t('card.ready')}</h3>
        <ul className={dialogs.list}>
          {unused.map((card) => {
            return (
              <CardRow
                key={card.id}
                card={card}
                worn={worn.has(card.id)}
                onGive={chosen.length > 0 ? () => give(card) : null}
                onEdit={() => keep({ ...card, id: doors.identify() })}
                onDrop={null}
              />
            )
          })}
        </ul>
      </section>
    </Frame>
  )
}
