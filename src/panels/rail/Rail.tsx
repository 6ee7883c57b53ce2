import { ToggleButton } from 'react-aria-components'
import { type Tool, takeTool } from '../../desk/desk.ts'
import { useChrome, useDesk, useStores, useWords } from '../use-stores.ts'
import { classes } from '../widgets/classes.ts'
import { Icon } from '../widgets/Icon.tsx'
import css from './Rail.module.css'
import { firstTools, tools } from './tools.ts'

interface RailProps {
  /** Key letters beside the tools. */
  readonly letters: boolean
  /** A row at the bottom, on a phone. */
  readonly row: boolean
  /** The panel is a sheet under the rule. */
  readonly sheet: boolean
}

/** The tools: a rail at one edge, or on a phone a row at the bottom with the rest behind its dots. */
export function Rail({ letters, row, sheet }: RailProps) {
  const words = useWords()
  const { desk, chrome } = useStores()
  const current = useDesk((state) => state.tool)
  const more = useChrome((state) => state.more)
  const shown = row ? tools.filter(({ tool }) => firstTools.includes(tool)) : tools

  const take = (tool: Tool) => {
    if (tool !== current) takeTool(desk, tool)
    // Where the panel is a sheet, the tool in hand, tapped again, shows it or puts it away.
    if (!sheet) return
    const again = tool === current
    chrome.setState((state) => ({
      more: false,
      tab: 'context',
      sheet: again ? !state.sheet : state.sheet && !row,
      reasons: again ? null : state.reasons,
    }))
  }

  return (
    <nav className={row ? css.row : css.rail} aria-label={words.t('rail.tools')}>
      {shown.map(({ tool, letter }) => (
        <ToggleButton
          key={tool}
          className={classes(css.tool)}
          isSelected={tool === current}
          aria-keyshortcuts={letter}
          onChange={() => take(tool)}
        >
          <Icon name={tool} />
          <span>{words.t(`tool.${tool}`)}</span>
          {letters && <small>{letter}</small>}
        </ToggleButton>
      ))}
      {row && (
        <ToggleButton
          className={classes(css.tool)}
          isSelected={more || !firstTools.includes(current)}
          aria-expanded={more}
          onChange={() => chrome.setState({ more: !more })}
        >
          <Icon name="more" />
          <span>{words.t('rail.more')}</span>
        </ToggleButton>
      )}
    </nav>
  )
}
