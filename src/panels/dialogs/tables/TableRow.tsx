import { useState } from 'react'
import type { Entry } from '../../../saves/library.ts'
import { useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import css from '../Dialogs.module.css'
import { useEntry } from './use-entry.ts'

/** One kept table: opened by its name, renamed, copied, thrown away after a second word. */
export function TableRow({ entry, changed }: { readonly entry: Entry; readonly changed: () => void }) {
  const words = useWords()
  const [mode, setMode] = useState<'plain' | 'name' | 'delete'>('plain')
  const { name, game, saved } = entry
  const deeds = useEntry(entry, changed)
  const date = new Date(saved).toLocaleString(words.language, { dateStyle: 'medium', timeStyle: 'short' })
  const then = (deed: () => void) => {
    deed()
    setMode('plain')
  }

  if (mode === 'name') {
    return (
      <li>
        <TextLine
          bare
          label={words.t('tables.rename', { name })}
          value={name}
          onChange={(next) => next && then(() => deeds.rename(next))}
        />
        <Key label={words.t('dialog.close')} onPress={() => setMode('plain')} />
      </li>
    )
  }
  if (mode === 'delete') {
    return (
      <li>
        <span className={css.main}>{words.t('tables.sure', { name })}</span>
        <Key framed warning label={words.t('tables.deleteNow')} onPress={() => then(deeds.remove)} />
        <Key framed label={words.t('tables.keep')} onPress={() => setMode('plain')} />
      </li>
    )
  }
  return (
    <li>
      <button type="button" className={css.main} onClick={deeds.open}>
        {name}
        <small>{words.t('tables.about', { game: words.t(`game.${game}`), date })}</small>
      </button>
      <Key
        label={words.t('tables.renameShort')}
        name={words.t('tables.rename', { name })}
        onPress={() => setMode('name')}
      />
      <Key icon="copy" label={words.t('tables.duplicate', { name })} onPress={() => then(deeds.duplicate)} />
      <Key icon="bin" label={words.t('tables.delete', { name })} onPress={() => setMode('delete')} />
    </li>
  )
}
