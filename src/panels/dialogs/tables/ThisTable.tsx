import { randomSeed } from '../../../saves/identifier.ts'
import { freshTable } from '../../../table/fresh.ts'
import { begun } from '../../../table/past/history.ts'
import { useAct, useStores, useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Dialogs.module.css'
import { importFile } from './import-table.ts'

/** The name of the table that is open, and what else can be put in its place: a fresh one, a file's, the practice. */
export function ThisTable() {
  const words = useWords()
  const act = useAct()
  const stores = useStores()
  const { library, table, chrome, doors } = stores
  const name = useTable((state) => state.table.name)
  const start = () => {
    const { game } = table.getState().table
    const fresh = freshTable({ id: doors.identify(), name: words.t('tables.fresh'), game, seed: randomSeed() })
    doors.open(begun(fresh))
    chrome.setState({ dialog: null })
  }
  const practise = () => {
    chrome.setState({ dialog: null })
    doors.practise()
  }
  return (
    <section className={css.section}>
      <TextLine
        label={words.t('tables.thisName')}
        value={name}
        onChange={(next) => next && act({ do: 'name', name: next })}
      />
      <div className={css.acts}>
        <Key strong label={words.t('tables.new')} onPress={start} />
        <Key framed label={words.t('share.import')} onPress={() => void importFile(stores, words)} />
        <Key framed label={words.t('share.title')} onPress={() => chrome.setState({ dialog: 'share' })} />
        <Key framed label={words.t('practice.begin')} onPress={practise} />
      </div>
      {!library.persistent && <p className={css.note}>{words.t('tables.forgets')}</p>}
    </section>
  )
}
