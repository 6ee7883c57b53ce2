import { useChrome, useSettings, useStores, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import css from './Hints.module.css'

const hints = ['hint.move', 'hint.tool', 'hint.answer', 'hint.zoom'] as const

/** Four short hints on the first visit; they go away for good, and wait while there is something more pressing to say. */
export function Hints() {
  const words = useWords()
  const { settings } = useStores()
  const noticed = useChrome((state) => state.notice !== null)
  const seen = useSettings((state) => state.hintsSeen)
  if (seen === 'done' || noticed) return null
  const hint = hints[seen]
  if (!hint) return null
  const last = seen === hints.length - 1
  return (
    <aside className={css.hint} aria-label={words.t('hint.title')}>
      <p>
        <small>{words.t('hint.number', { number: seen + 1, of: hints.length })}</small>
        {words.t(hint)}
      </p>
      <div className={css.keys}>
        {!last && <Key label={words.t('hint.done')} onPress={() => settings.setState({ hintsSeen: 'done' })} />}
        <Key
          framed
          label={words.t(last ? 'hint.good' : 'hint.next')}
          onPress={() => settings.setState({ hintsSeen: last ? 'done' : seen + 1 })}
        />
      </div>
    </aside>
  )
}
