import { type Card, nameOfStat, statOf } from '../../games/card.ts'
import { gameOf } from '../../games/catalogue.ts'
import dialogs from '../dialogs/Dialogs.module.css'
import { wordOf } from '../procedure/worded.ts'
import { useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'

interface CardRowProps {
  readonly card: Card
  /** Whether a selected model plays by it. */
  readonly worn: boolean
  readonly onGive: (() => void) | null
  readonly onEdit: () => void
  /** Null for a ready card, which stays. */
  readonly onDrop: (() => void) | null
}

/** A unit card in a line: its name, its numbers, its weapons, and what can be done with it. */
export function CardRow({ card, worn, onGive, onEdit, onDrop }: CardRowProps) {
  const words = useWords()
  const { sheet } = gameOf(card.game)
  const numbers = sheet.stats.flatMap((stat) => {
    const value = statOf(card, stat)
    return value === null || value === 0 ? [] : [`${wordOf(words, `ask.${nameOfStat(stat)}`, stat.code)} ${value}`]
  })
  return (
    <li>
      <span className={dialogs.main}>
        {card.name}
        <small>{[...numbers, ...card.weapons.map(({ name }) => name)].join(' · ')}</small>
      </span>
      {onGive && (
        <Key
          framed
          disabled={worn}
          label={words.t(worn ? 'card.worn' : 'card.give')}
          name={`${words.t(worn ? 'card.worn' : 'card.give')}: ${card.name}`}
          onPress={onGive}
        />
      )}
      <Key
        framed
        label={words.t(onDrop ? 'card.edit' : 'card.copy')}
        name={`${words.t(onDrop ? 'card.edit' : 'card.copy')}: ${card.name}`}
        onPress={onEdit}
      />
      {onDrop && <Key icon="bin" label={words.t('card.drop', { name: card.name })} onPress={onDrop} />}
    </li>
  )
}
