import type { Terrain } from '../../../../table/terrain.ts'
import { useWords } from '../../../use-stores.ts'
import { Choice } from '../../../widgets/Choice.tsx'
import { Stepper } from '../../../widgets/Stepper.tsx'

const WOODS_DEPTH = 3

interface SightFieldsProps {
  readonly piece: Terrain
  readonly onChange: (changes: Pick<Terrain, 'blocks'>) => void
}

/** Whether a piece blocks sight: always, never, or from so many inches of it on. */
export function SightFields({ piece: { blocks }, onChange }: SightFieldsProps) {
  const words = useWords()
  return (
    <>
      <Choice
        titled
        label={words.t('terrain.sight')}
        value={typeof blocks === 'string' ? blocks : 'depth'}
        options={(['always', 'depth', 'never'] as const).map((value) => ({
          value,
          label: words.t(`terrain.sight.${value}`),
        }))}
        onChange={(next) => onChange({ blocks: next === 'depth' ? { depth: WOODS_DEPTH } : next })}
      />
      {typeof blocks !== 'string' && (
        <Stepper
          label={words.t('terrain.depth')}
          value={blocks.depth}
          step={0.5}
          min={0}
          max={48}
          write={words.inches}
          onChange={(depth) => onChange({ blocks: { depth } })}
        />
      )}
    </>
  )
}
