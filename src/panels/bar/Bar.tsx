import { flipped } from '../../view/view.ts'
import { useDesk, useSettings, useStores, useTable, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { SwitchKey } from '../widgets/SwitchKey.tsx'
import css from './Bar.module.css'

interface BarProps {
  /** Whether there is room for words beside the icons. */
  readonly wordy: boolean
  /** A phone: what is used seldom goes behind the dots. */
  readonly narrow: boolean
  /** A practice question stands where the table was. */
  readonly practice: boolean
}

/** The bar on top: which table, which game, what was done, from which side one looks, and the doors out. */
export function Bar({ wordy, narrow, practice }: BarProps) {
  const words = useWords()
  const { table, desk, settings, chrome, doors } = useStores()
  const name = useTable((state) => state.table.name)
  const game = useTable((state) => state.table.game)
  const canUndo = useTable((state) => state.canUndo)
  const canRedo = useTable((state) => state.canRedo)
  const isFlipped = useDesk((state) => state.view.flipped)
  const bothSides = useSettings((state) => state.bothSides)
  const project = () => {
    doors.openProjector()
    chrome.setState({ dialog: 'project' })
  }
  const open = (dialog: 'tables' | 'settings' | 'share') => chrome.setState({ dialog })

  return (
    <header className={css.bar}>
      <button type="button" className={css.name} onClick={() => open('tables')} aria-haspopup="dialog">
        <h1>{practice ? words.t('practice.title') : name}</h1>
        {!narrow && <span>{words.t(`game.${game}`)}</span>}
      </button>
      <span className={css.push} />
      <Key icon="undo" label={words.t('bar.undo')} disabled={!canUndo} onPress={() => table.undo()} />
      <Key icon="redo" label={words.t('bar.redo')} disabled={!canRedo} onPress={() => table.redo()} />
      {!narrow && <span className={css.rift} />}
      <SwitchKey
        icon="flip"
        label={words.t('bar.flip')}
        on={isFlipped}
        onChange={() => desk.setState((state) => ({ view: flipped(state.view) }))}
      />
      {!narrow && (
        <>
          <SwitchKey
            icon="both"
            label={words.t('bar.both')}
            wordy={wordy}
            on={bothSides}
            onChange={(on) => settings.setState({ bothSides: on })}
          />
          <Key icon="project" label={words.t('bar.project')} wordy={wordy} onPress={project} />
          <span className={css.rift} />
          <Key icon="share" label={words.t('bar.share')} onPress={() => open('share')} />
          <Key icon="settings" label={words.t('bar.settings')} onPress={() => open('settings')} />
        </>
      )}
      {narrow && (
        <Key
          icon="more"
          label={words.t('bar.more')}
          expanded={false}
          onPress={() => chrome.setState((state) => ({ more: !state.more }))}
        />
      )}
    </header>
  )
}
