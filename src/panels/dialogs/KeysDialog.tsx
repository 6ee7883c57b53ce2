import { tools } from '../rail/tools.ts'
import { useWords } from '../use-stores.ts'
import { Frame } from '../widgets/Frame.tsx'
import css from './Dialogs.module.css'

/** The signs of the keys, which are the same in every language, and what each does. */
const others = [
  [['←', '→', '↑', '↓'], 'keys.nudge'],
  [['Alt', '←'], 'keys.nudgeFine'],
  [['[', ']'], 'keys.turn'],
  [['Tab'], 'keys.walk'],
  [['Del'], 'keys.delete'],
  [['Ctrl', 'Z'], 'keys.undo'],
  [['Ctrl', 'Shift', 'Z'], 'keys.redo'],
  [['Esc'], 'keys.escape'],
  [['?'], 'keys.help'],
] as const

/** What the keys do. */
export function KeysDialog() {
  const words = useWords()
  return (
    <Frame title={words.t('keys.title')}>
      <dl className={css.keys}>
        {tools.map(({ tool, letter }) => (
          <div key={tool} style={{ display: 'contents' }}>
            <dt>
              <kbd>{letter}</kbd>
            </dt>
            <dd>{words.t(`title.${tool}`)}</dd>
          </div>
        ))}
        {others.map(([keys, text]) => (
          <div key={text} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words.t(text)}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  )
}
