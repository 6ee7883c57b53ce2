import { downloadBlob, fileName } from '../../saves/files.ts'
import dialogs from '../dialogs/Dialogs.module.css'
import { useTable, useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import { EntryRow } from './EntryRow.tsx'
import css from './Log.module.css'
import { entryText } from './log-text.ts'

/** What was done and rolled by the rules, the last first; to be read back and taken along as a text. */
export function LogDialog() {
  const words = useWords()
  const log = useTable((state) => state.table.log)
  const name = useTable((state) => state.table.name)
  const seed = useTable((state) => state.table.dice.seed)
  const save = () => {
    const text = [words.t('log.seed', { seed }), ...log.map((entry) => entryText(words, entry))].join('\n\n')
    downloadBlob(fileName(name, '.log.txt'), new Blob([text], { type: 'text/plain' }))
  }
  return (
    <Frame title={words.t('log.title')} wide>
      <section className={dialogs.section}>
        <p className={dialogs.note}>{log.length === 0 ? words.t('log.empty') : words.t('log.seed', { seed })}</p>
        {log.length > 0 && (
          <div className={dialogs.acts}>
            <Key framed label={words.t('log.export')} onPress={save} />
          </div>
        )}
        <ol className={css.list}>
          {log.toReversed().map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      </section>
    </Frame>
  )
}
