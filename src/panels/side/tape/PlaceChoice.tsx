import type { TapedPlace } from '../../../table/place/tapes.ts'
import { useDesk, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { isLate, namesApart } from './place-said.ts'

interface PlaceChoiceProps {
  readonly places: readonly TapedPlace[]
  readonly place: TapedPlace | undefined
  readonly onChange: (chosen: number) => void
}

/** Which of two places is meant, each called as it lies on the screen, in the order of reading. */
export function PlaceChoice({ places, place, onChange }: PlaceChoiceProps) {
  const words = useWords()
  const view = useDesk((state) => state.view)
  const [first, second] = places
  if (!first || !second) return null
  return (
    <Choice
      titled
      label={words.t('tape.which')}
      value={place === first ? 0 : 1}
      options={namesApart(first.at, second.at, view)
        .map((name, value) => ({ value, label: words.t(name), late: isLate(name) }))
        .sort((one, other) => Number(one.late) - Number(other.late))}
      onChange={onChange}
    />
  )
}
