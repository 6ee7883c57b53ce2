import type { Manner } from '../../../table/lay.ts'
import { useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'

interface MannerFieldsProps<Way extends Manner> {
  readonly manners: readonly Way[]
  readonly manner: Way
  /** How far, in inches; null where nothing is aimed yet. */
  readonly inches: number | null
  readonly onManner: (manner: Way) => void
  readonly onInches: (inches: number) => void
}

/** How models are moved against their will, and how far. */
export function MannerFields<Way extends Manner>(props: MannerFieldsProps<Way>) {
  const words = useWords()
  const { manners, manner, inches, onManner, onInches } = props
  return (
    <>
      <Choice
        label={words.t('shove.manner')}
        value={manner}
        wrapped
        options={manners.map((value) => ({ value, label: words.t(`shove.${value}`) }))}
        onChange={onManner}
      />
      {inches !== null && (
        <Stepper
          label={words.t('shove.distance')}
          value={inches}
          step={0.5}
          min={0}
          max={200}
          write={words.inches}
          onChange={onInches}
        />
      )}
    </>
  )
}
