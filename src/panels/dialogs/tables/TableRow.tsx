import { useState } from 'react'
import type { Entry } from '../../../saves/library.ts'
import { useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Dialogs.module.css'
import { refusalText } from '../import-table.ts'

/** One kept table: opened by its name, renamed, copied, thrown away after a second word. */
export function TableRow({ entry, changed }: { readonly entry: Entry; readonly changed: () => void }) {
  const words = useWords()
  const { library, chrome, doors } = useStores()
  const [mode, setMode] = useState<'plain' | 'name' | 'delete'>('plain')
  const { id, name, game, saved } = entry
  const date = new Date(saved).toLocaleString(words.language, { dateStyle: 'medium', timeStyle: 'short' })

  const noStorage = () => chrome.setState({ notice: { text: 'tables.noStorage' } })
  const open = async () => {
    const loaded = await library.load(id)
    if (loaded.ok) {
      doors.open(loaded.history)
      chrome.setState({ dialog: null })
    } else if (loaded.reason) {
      chrome.setState({ notice: { text: 'tables.broken', values: { name, why: refusalText(words, loaded.reason) } } })
    }
    changed()
  }
  const then = (work: Promise<unknown>) => {
    work.then(changed, noStorage)
    setMode('plain')
  }

  if (mode === 'name') {
    return (
      <li>
        <TextLine
          bare
          label={words.t('tables.rename', { name })}
          value={name}
          onChange={(next) => next && then(library.rename(id, next))}
        />
        <Key label={words.t('dialog.close')} onPress={() => setMode('plain')} />
      </li>
    )
  }
  if (mode === 'delete') {
    return (
      <li>
        <span className={css.main}>{words.t('tables.sure', { name })}</span>
        <Key framed warning label={words.t('tables.deleteNow')} onPress={() => then(library.remove(id))} />
        <Key framed label={words.t('tables.keep')} onPress={() => setMode('plain')} />
      </li>
    )
  }
  return (
    <li>
      <button type="button" className={css.main} onClick={() => void open().catch(noStorage)}>
        {name}
        <small>{words.t('tables.about', { game: words.t(`game.${game}`), date })}</small>
      </button>
      <Key
        label={words.t('tables.renameShort')}
        name={words.t('tables.rename', { name })}
        onPress={() => setMode('name')}
      />
      <Key
        icon="copy"
        label={words.t('tables.duplicate', { name })}
        onPress={() => then(library.duplicate(id, doors.identify(), words.t('tables.copyOf', { name })))}
      />
      <Key icon="bin" label={words.t('tables.delete', { name })} onPress={() => setMode('delete')} />
    </li>
  )
}
