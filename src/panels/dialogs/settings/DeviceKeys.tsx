import { useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Dialogs.module.css'

/** The ways to this screen's true scale, to the keys of the keyboard, and to the hints once more. */
export function DeviceKeys() {
  const words = useWords()
  const { settings, chrome } = useStores()
  return (
    <div className={css.acts}>
      <Key framed label={words.t('settings.scale')} onPress={() => chrome.setState({ dialog: 'scale' })} />
      <Key framed label={words.t('settings.keys')} onPress={() => chrome.setState({ dialog: 'keys' })} />
      <Key framed label={words.t('settings.hints')} onPress={() => settings.setState({ hintsSeen: 0 })} />
    </div>
  )
}
