import { useSettings, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { Toggle } from '../../widgets/Toggle.tsx'
import css from '../Dialogs.module.css'
import { ChoiceLine } from './ChoiceLine.tsx'

/** How this device looks and speaks, whatever table is open on it. */
export function DeviceSettings() {
  const words = useWords()
  const { settings, desk } = useStores()
  const now = useSettings((state) => state)
  return (
    <section className={css.section}>
      <h3>{words.t('settings.device')}</h3>
      <DeviceChoices />
      <Toggle
        label={words.t('settings.millimetres')}
        on={now.millimetres}
        onChange={(millimetres) => settings.setState({ millimetres })}
      />
      <Toggle
        label={words.t('bar.both')}
        note={words.t('settings.bothNote')}
        on={now.bothSides}
        onChange={(bothSides) => settings.setState({ bothSides })}
      />
      <Toggle
        label={words.t('settings.zoomLock')}
        on={now.zoomLock}
        onChange={(zoomLocked) => desk.setState({ zoomLocked })}
      />
      <DeviceKeys />
    </section>
  )
}

/** The language, the theme, the hand that works, and to how many others distances are shown. */
function DeviceChoices() {
  const words = useWords()
  const { settings } = useStores()
  const now = useSettings((state) => state)
  return (
    <>
      <ChoiceLine
        label={words.t('settings.language')}
        value={now.language}
        options={(['auto', 'en', 'ru'] as const).map((value) => ({ value, label: words.t(`language.${value}`) }))}
        onChange={(language) => settings.setState({ language })}
      />
      <ChoiceLine
        label={words.t('settings.theme')}
        value={now.theme}
        options={(['auto', 'dark', 'light'] as const).map((value) => ({ value, label: words.t(`theme.${value}`) }))}
        onChange={(theme) => settings.setState({ theme })}
      />
      <ChoiceLine
        label={words.t('settings.hand')}
        value={now.hand}
        options={(['right', 'left'] as const).map((value) => ({ value, label: words.t(`hand.${value}`) }))}
        onChange={(hand) => settings.setState({ hand })}
      />
      <ChoiceLine
        label={words.t('settings.distances')}
        value={now.distances}
        options={(['five', 'all'] as const).map((value) => ({ value, label: words.t(`distances.${value}`) }))}
        onChange={(distances) => settings.setState({ distances })}
      />
    </>
  )
}

/** The ways to this screen's true scale, to the keys of the keyboard, and to the hints once more. */
function DeviceKeys() {
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
