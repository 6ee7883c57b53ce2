import { downloadText, fileName } from '../../../saves/files.ts'
import type { Rescued } from '../../../saves/rescue.ts'
import { refusalText } from '../../refusal-text.ts'
import { useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Dialogs.module.css'

interface RescuedTablesProps {
  readonly rescued: readonly Rescued[]
  readonly changed: () => void
}

/** Tables that could not be read, each with the reason: downloaded as they were kept, or thrown away. */
export function RescuedTables({ rescued, changed }: RescuedTablesProps) {
  const words = useWords()
  const { library, chrome } = useStores()
  const noStorage = () => chrome.setState({ notice: { text: 'tables.noStorage' } })
  return (
    <section className={css.section}>
      <h3>{words.t('tables.rescued')}</h3>
      <p className={css.note}>{words.t('tables.rescuedNote')}</p>
      <ul className={css.list}>
        {rescued.map(({ key, label, text, reason }) => (
          <li key={key}>
            <span className={css.main}>
              {label}
              <small>{refusalText(words, reason)}</small>
            </span>
            <Key framed label={words.t('notice.download')} onPress={() => downloadText(fileName(label), text)} />
            <Key
              icon="bin"
              label={words.t('tables.delete', { name: label })}
              onPress={() => void library.dismiss(key).then(changed, noStorage)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
