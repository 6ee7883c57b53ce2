import { useSettings, useStores, useWords } from '../../use-stores.ts'
import { Toggle } from '../../widgets/Toggle.tsx'
import css from '../Dialogs.module.css'
import { DeviceChoices } from './DeviceChoices.tsx'
import { DeviceKeys } from './DeviceKeys.tsx'

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
