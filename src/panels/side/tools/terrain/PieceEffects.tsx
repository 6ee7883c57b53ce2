import type { Terrain } from '../../../../table/terrain.ts'
import { useAct, useWords } from '../../../use-stores.ts'
import { Choice } from '../../../widgets/Choice.tsx'
import { Stepper } from '../../../widgets/Stepper.tsx'
import { TextLine } from '../../../widgets/TextLine.tsx'
import { Toggle } from '../../../widgets/Toggle.tsx'
import css from '../../Side.module.css'

const WOODS_DEPTH = 3

/** What a piece does: to sight, to those who stand behind it and on it. */
export function PieceEffects({ piece }: { readonly piece: Terrain }) {
  const words = useWords()
  const act = useAct()
  const change = (changes: Partial<Terrain>) => act({ do: 'build', pieces: [{ ...piece, ...changes }] })
  return (
    <section className={css.section}>
      <TextLine label={words.t('model.name')} value={piece.name} onChange={(name) => change({ name })} />
      <SightFields piece={piece} onChange={change} />
      <Toggle label={words.t('terrain.cover')} on={piece.cover} onChange={(cover) => change({ cover })} />
      <Toggle
        label={words.t('terrain.impassable')}
        on={piece.impassable}
        onChange={(impassable) => change({ impassable })}
      />
      <Toggle label={words.t('terrain.rough')} on={piece.rough} onChange={(rough) => change({ rough })} />
      <HeightStepper label={words.t('terrain.height')} value={piece.height} onChange={(height) => change({ height })} />
      <HeightStepper label={words.t('terrain.stand')} value={piece.stand} onChange={(stand) => change({ stand })} />
      <Toggle label={words.t('terrain.locked')} on={piece.locked} onChange={(locked) => change({ locked })} />
    </section>
  )
}

interface SightFieldsProps {
  readonly piece: Terrain
  readonly onChange: (changes: Pick<Terrain, 'blocks'>) => void
}

/** Whether a piece blocks sight: always, never, or from so many inches of it on. */
function SightFields({ piece: { blocks }, onChange }: SightFieldsProps) {
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

interface HeightStepperProps {
  readonly label: string
  readonly value: number
  readonly onChange: (height: number) => void
}

/** How high something is above the mat. */
function HeightStepper(props: HeightStepperProps) {
  const words = useWords()
  return <Stepper {...props} step={0.25} min={0} max={100} write={words.inches} />
}
