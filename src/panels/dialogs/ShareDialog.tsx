import { downloadText, fileName } from '../../saves/files.ts'
import { formatTable } from '../../saves/format.ts'
import { useStores, useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import css from './Dialogs.module.css'
import { importFile } from './import-table.ts'

/** The doors through which a table leaves and comes: as a file, and as a picture. */
export function ShareDialog() {
  const words = useWords()
  const stores = useStores()
  const { table, chrome, doors } = stores
  const close = () => chrome.setState({ dialog: null })
  const save = () => {
    const { history, table: now } = table.getState()
    downloadText(fileName(now.name), formatTable(history))
    close()
  }
  return (
    <Frame title={words.t('share.title')}>
      <section className={css.section}>
        <p className={css.note}>{words.t('share.note')}</p>
        <div className={css.acts}>
          <Key strong label={words.t('share.file')} onPress={save} />
          {doors.exportPicture && (
            <Key
              framed
              label={words.t('share.picture')}
              onPress={() => {
                doors.exportPicture?.()
                close()
              }}
            />
          )}
        </div>
      </section>
      <section className={css.section}>
        <p className={css.note}>{words.t('share.importNote')}</p>
        <div className={css.acts}>
          <Key framed label={words.t('share.import')} onPress={() => void importFile(stores, words)} />
        </div>
      </section>
    </Frame>
  )
}
