import { downloadText, fileName } from '../../saves/files.ts'
import { formatTable } from '../../saves/format.ts'
import { useStores, useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import { Key } from '../widgets/Key.tsx'
import css from './Dialogs.module.css'
import { importFile } from './tables/import-table.ts'

/** The doors through which a table leaves and comes: as a file, and as a picture. */
export function ShareDialog() {
  const words = useWords()
  const stores = useStores()
  const { table, chrome, doors } = stores
  const save = () => {
    const { history, table: now } = table.getState()
    const file = fileName(now.name)
    downloadText(file, formatTable(history))
    chrome.setState({ dialog: null, notice: { text: 'share.exported', values: { file }, brief: true } })
  }
  const picture = async () => {
    chrome.setState({ dialog: null })
    const file = await doors.exportPicture?.()
    if (file) chrome.setState({ notice: { text: 'share.pictured', values: { file }, brief: true } })
  }
  return (
    <Frame title={words.t('share.title')}>
      <section className={css.section}>
        <p className={css.note}>{words.t('share.note')}</p>
        <div className={css.acts}>
          <Key strong label={words.t('share.file')} onPress={save} />
          {doors.exportPicture && <Key framed label={words.t('share.picture')} onPress={() => void picture()} />}
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
