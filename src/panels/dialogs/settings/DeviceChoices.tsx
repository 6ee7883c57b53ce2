import { useSettings, useStores, useWords } from '../../use-stores.ts'
import { ChoiceLine } from './ChoiceLine.tsx'

/** The language, the theme, the hand that works, and to how many others distances are shown. */
export function DeviceChoices() {
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
