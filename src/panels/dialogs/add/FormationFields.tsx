import type { Formation } from '../../../table/place/unit.ts'
import { useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { CountStepper } from './CountStepper.tsx'
import { type DrawnUp, hasFiles } from './drawn-up.ts'

const kinds: readonly Formation['kind'][] = ['row', 'block', 'cluster', 'ranks']

interface FormationFieldsProps {
  readonly drawn: DrawnUp
  /** How many models the table has room for. */
  readonly room: number
  readonly onChange: (changes: Partial<DrawnUp>) => void
}

/** How many models there are to be, in which formation, and how many abreast or how far apart. */
export function FormationFields({ drawn, room, onChange }: FormationFieldsProps) {
  const words = useWords()
  const { kind, count, files, spacing } = drawn
  return (
    <>
      <CountStepper
        label={words.t('add.count')}
        value={count}
        max={Math.max(1, Math.min(500, room))}
        onChange={(next) => onChange({ count: next })}
      />
      <Choice
        titled
        label={words.t('add.formation')}
        value={kind}
        options={kinds.map((value) => ({ value, label: words.t(`formation.${value}`) }))}
        onChange={(next) => onChange({ kind: next })}
      />
      {hasFiles(kind) && (
        <CountStepper
          label={words.t('add.files')}
          value={files}
          max={100}
          onChange={(next) => onChange({ files: next })}
        />
      )}
      {kind !== 'ranks' && (
        <Stepper
          label={words.t('add.spacing')}
          value={spacing}
          step={0.05}
          min={0}
          max={24}
          write={words.inches}
          read={words.distanceRead}
          onChange={(next) => onChange({ spacing: next })}
        />
      )}
    </>
  )
}
