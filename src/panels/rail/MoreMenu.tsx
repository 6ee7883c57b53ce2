import { takeTool } from '../../desk/desk.ts'
import { useChrome, useDesk, useSettings, useStores, useWords } from '../use-stores.ts'
import { Icon, type IconName } from '../widgets/Icon.tsx'
import css from './MoreMenu.module.css'
import { firstTools, tools } from './tools.ts'

/** What a phone has no room for: the other tools, the details, and the doors of the bar. */
export function MoreMenu() {
  const words = useWords()
  const { desk, chrome, settings, doors } = useStores()
  const open = useChrome((state) => state.more)
  const tool = useDesk((state) => state.tool)
  const bothSides = useSettings((state) => state.bothSides)
  if (!open) return null
  const project = () => {
    doors.openProjector()
    chrome.setState({ dialog: 'project' })
  }

  const entries: readonly { readonly icon: IconName; readonly label: string; readonly act: () => void }[] = [
    ...tools
      .filter((one) => !firstTools.includes(one.tool))
      .map((one) => ({
        icon: one.tool,
        label: words.t(`title.${one.tool}`),
        act: () => takeTool(desk, one.tool),
      })),
    {
      icon: tool,
      label: words.t('more.details'),
      act: () => chrome.setState({ sheet: true, tab: 'context' }),
    },
    { icon: 'fit', label: words.t('panel.models'), act: () => chrome.setState({ sheet: true, tab: 'models' }) },
    { icon: 'both', label: words.t('bar.both'), act: () => settings.setState({ bothSides: !bothSides }) },
    { icon: 'project', label: words.t('bar.project'), act: project },
    { icon: 'share', label: words.t('bar.share'), act: () => chrome.setState({ dialog: 'share' }) },
    { icon: 'settings', label: words.t('bar.settings'), act: () => chrome.setState({ dialog: 'settings' }) },
  ]
  return (
    <section className={css.menu} aria-label={words.t('rail.more')}>
      {entries.map((entry) => (
        <button
          key={entry.label}
          type="button"
          onClick={() => {
            chrome.setState({ more: false })
            entry.act()
          }}
        >
          <Icon name={entry.icon} />
          <span>{entry.label}</span>
        </button>
      ))}
    </section>
  )
}
