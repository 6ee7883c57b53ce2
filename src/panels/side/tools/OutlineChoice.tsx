import { useOutlines } from '../../use-outlines.ts'
import { useStores, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

interface OutlineChoiceProps {
  /** The id of the outline that is taken. */
  readonly outline: string
  readonly onChange: (outline: string) => void
}

/** Which outline a spray has, the game's or one's own; and the way to lay one's own plastic over it. */
export function OutlineChoice({ outline, onChange }: OutlineChoiceProps) {
  const words = useWords()
  const { chrome } = useStores()
  const outlines = useOutlines()
  return (
    <>
      <h2 className={css.label}>{words.t('spray.outline')}</h2>
      <Choice
        wrapped={outlines.length > 2}
        label={words.t('spray.outline')}
        value={outline}
        options={outlines.map(({ preset, name }) => ({ value: preset.id, label: name }))}
        onChange={onChange}
      />
      <div className={css.acts}>
        <Key label={words.t('spray.own')} framed onPress={() => chrome.setState({ dialog: 'outline' })} />
      </div>
    </>
  )
}
