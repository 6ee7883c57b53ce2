import { useAct, useTable, useWords } from '../use-stores.ts'
import { Stepper } from '../widgets/Stepper.tsx'

/** The width under which an answer is too close to call on a real table. */
export function TooClose() {
  const words = useWords()
  const act = useAct()
  const tooClose = useTable((state) => state.table.tooClose)
  return (
    <Stepper
      label={words.t('tooClose.title')}
      value={tooClose}
      step={0.01}
      min={0}
      max={1}
      write={words.inches}
      read={words.distanceRead}
      onChange={(inches) => act({ do: 'tooClose', inches })}
    />
  )
}
