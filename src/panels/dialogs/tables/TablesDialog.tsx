import { useEffect, useState } from 'react'
import { downloadText, fileName } from '../../../saves/files.ts'
import { randomSeed } from '../../../saves/identifier.ts'
import type { Entry } from '../../../saves/library.ts'
import type { Rescued } from '../../../saves/rescue.ts'
import { freshTable } from '../../../table/fresh.ts'
import { begun } from '../../../table/past/history.ts'
import { useAct, useStores, useTable, useWords } from '../../use-stores.ts'
import { Frame } from '../../widgets/Frame.tsx'
import { Key } from '../../widgets/Key.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Dialogs.module.css'
import { importFile, refusalText } from '../import-table.ts'
import { GalleryList } from './GalleryList.tsx'
import { TableRow } from './TableRow.tsx'

/** The tables kept in this browser, the ready ones, and those that could not be read but were kept. */
export function TablesDialog() {
  const words = useWords()
  const act = useAct()
  const stores = useStores()
  const { library, table, chrome, doors } = stores
  const name = useTable((state) => state.table.name)
  const current = useTable((state) => state.table.id)
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [rescued, setRescued] = useState<readonly Rescued[]>([])
  const [turn, setTurn] = useState(0)
  const again = () => setTurn(turn + 1)
  const noStorage = () => chrome.setState({ notice: { text: 'tables.noStorage' } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads the shelf anew
  useEffect(() => {
    let gone = false
    const read = async () => {
      const [kept, broken] = await Promise.all([library.list(), library.rescued()])
      if (gone) return
      setEntries(kept)
      setRescued(broken)
    }
    read().catch(noStorage)
    return () => {
      gone = true
    }
  }, [library, chrome, turn])

  const start = () => {
    const { game } = table.getState().table
    const fresh = freshTable({ id: doors.identify(), name: words.t('tables.fresh'), game, seed: randomSeed() })
    doors.open(begun(fresh))
    chrome.setState({ dialog: null })
  }

  return (
    <Frame title={words.t('tables.title')} wide>
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
          <Key
            framed
            label={words.t('practice.begin')}
            onPress={() => {
              chrome.setState({ dialog: null })
              doors.practise()
            }}
          />
        </div>
        {!library.persistent && <p className={css.note}>{words.t('tables.forgets')}</p>}
      </section>
      {entries.some(({ id }) => id !== current) && (
        <section className={css.section}>
          <h3>{words.t('tables.others')}</h3>
          <ul className={css.list}>
            {entries
              .filter(({ id }) => id !== current)
              .map((entry) => (
                <TableRow key={entry.id} entry={entry} changed={again} />
              ))}
          </ul>
        </section>
      )}
      {rescued.length > 0 && (
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
                  onPress={() => void library.dismiss(key).then(again, noStorage)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.section}>
        <h3>{words.t('tables.ready')}</h3>
        <GalleryList />
      </section>
    </Frame>
  )
}
