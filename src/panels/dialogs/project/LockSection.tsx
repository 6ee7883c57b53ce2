import { useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Dialogs.module.css'

/** The key that locks an inch to an inch, or what is missing before it can. */
export function LockSection({ missing }: { readonly missing: 'projector.needsBar' | 'projector.needsWindow' | null }) {
  const words = useWords()
  const { chrome } = useStores()
  const lock = () => chrome.setState({ dialog: null, notice: { text: 'projector.locked', brief: true } })
  return (
    <section className={css.section}>
      <div className={css.acts}>
        <Key strong label={words.t('projector.set')} disabled={missing !== null} onPress={lock} />
      </div>
      {missing && <p className={css.note}>{words.t(missing)}</p>}
    </section>
  )
}
