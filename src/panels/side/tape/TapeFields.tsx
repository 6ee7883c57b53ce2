import { facingOf } from '../../../table/place/facing.ts'
import { useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Pick } from '../../widgets/Pick.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'
import { isModelEnd, type Tapes, tapeEnds, withEnd } from './tape-ends.ts'

/** What was measured, and how well: inches and degrees. */
export interface TapeState extends Tapes {
  readonly way: 'tapes' | 'bearing'
  readonly doubt: number
  readonly turnDoubt: number
}

interface TapeFieldsProps {
  readonly state: TapeState
  /** The model that is placed, which no tape runs from. */
  readonly except: string | null
  readonly picking: 0 | 1 | null
  readonly onPick: (which: 0 | 1 | null) => void
  readonly onChange: (changes: Partial<TapeState>) => void
}

/** What the tapes say: from where to where, how far, and how good that is. */
export function TapeFields({ state, except, picking, onPick, onChange }: TapeFieldsProps) {
  const words = useWords()
  const table = useTable((store) => store.table)
  const all = tapeEnds(table, words, except)
  const { way, ends, gaps } = state
  const tape = (which: 0 | 1) => (
    <div className={css.tape}>
      <Pick
        label={words.t(which === 0 ? 'tape.from' : 'tape.and')}
        value={ends[which]}
        options={way === 'bearing' ? all.filter(({ value }) => isModelEnd(value)) : all}
        onChange={(end) => onChange({ ends: withEnd(ends, which, end) })}
      />
      <Key
        icon="target"
        label={words.t('tape.pick')}
        framed
        expanded={picking === which}
        onPress={() => onPick(picking === which ? null : which)}
      />
      {picking === which && <p className={css.hint}>{words.t('tape.picking')}</p>}
      <Stepper
        label={words.t('tape.gap')}
        value={gaps[which]}
        step={0.1}
        min={0}
        max={200}
        write={words.inches}
        read={words.distanceRead}
        onChange={(next) => onChange({ gaps: which === 0 ? [next, gaps[1]] : [gaps[0], next] })}
      />
    </div>
  )
  return (
    <div className={css.stack}>
      <Choice
        label={words.t('tape.way')}
        value={way}
        options={(['tapes', 'bearing'] as const).map((value) => ({ value, label: words.t(`tape.${value}`) }))}
        onChange={(next) => onChange({ way: next })}
      />
      {tape(0)}
      {way === 'tapes' ? (
        tape(1)
      ) : (
        <>
          <Stepper
            label={words.t('tape.degrees')}
            value={state.degrees}
            step={1}
            write={words.degrees}
            onChange={(next) => onChange({ degrees: facingOf(next) })}
          />
          <Stepper
            label={words.t('tape.turnDoubt')}
            value={state.turnDoubt}
            step={0.5}
            min={0}
            max={45}
            write={words.degrees}
            onChange={(turnDoubt) => onChange({ turnDoubt })}
          />
        </>
      )}
      <Stepper
        label={words.t('tape.doubt')}
        value={state.doubt}
        step={0.05}
        min={0}
        max={2}
        write={words.inches}
        read={words.distanceRead}
        onChange={(doubt) => onChange({ doubt })}
      />
    </div>
  )
}
