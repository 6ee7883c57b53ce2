import type { Side } from '../../../table/document.ts'
import { useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'

const sides: readonly Side[] = ['a', 'b', 'c']

/** Which side a model is on. */
export function SideChoice({
  side,
  onChange,
}: {
  readonly side: Side | null
  readonly onChange: (side: Side) => void
}) {
  const words = useWords()
  return (
    <Choice
      label={words.t('model.side')}
      value={side}
      options={sides.map((value) => ({ value, label: words.t(`side.${value}`) }))}
      onChange={onChange}
    />
  )
}
