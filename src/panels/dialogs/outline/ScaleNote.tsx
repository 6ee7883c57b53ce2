import { useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Dialogs.module.css'

/** What to do with the plastic; or, while the screen's true scale isn't known, the way to find that out first. */
export function ScaleNote({ isKnown }: { readonly isKnown: boolean }) {
  const words = useWords()
  const { chrome } = useStores()
  return (
    <>
      <p className={css.note}>{words.t(isKnown ? 'outline.how' : 'outline.noScale')}</p>
      {!isKnown && (
        <div className={css.acts}>
          <Key framed label={words.t('settings.scale')} onPress={() => chrome.setState({ dialog: 'scale' })} />
        </div>
      )}
    </>
  )
}
