import { useWords } from '../../use-stores.ts'
import { Frame } from '../../widgets/Frame.tsx'
import css from '../Dialogs.module.css'
import { DeviceSettings } from './DeviceSettings.tsx'
import { TableSettings } from './TableSettings.tsx'

/** How this device looks and speaks, and what this table is. */
export function SettingsDialog() {
  const words = useWords()
  return (
    <Frame title={words.t('settings.title')} wide>
      <div className={css.two}>
        <DeviceSettings />
        <TableSettings />
      </div>
    </Frame>
  )
}
