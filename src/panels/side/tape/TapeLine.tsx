import { useTable, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import { Pick } from '../../widgets/Pick.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'
import { isModelEnd, tapeEnds, withEnd } from './tape-ends.ts'
import type { TapeState } from './tape-state.ts'

export interface TapeLineProps {
  readonly which: 0 | 1
  readonly state: TapeState
  /** The model that is placed, which no tape runs from. */
  readonly except: string | null
  readonly picking: 0 | 1 | null
  readonly onPick: (which: 0 | 1 | null) => void
  readonly onChange: (changes: Partial<TapeState>) => void
}

/** One tape: where it runs from, chosen from a list or tapped on the board, and how long it is. */
export function TapeLine({ which, state, except, picking, onPick, onChange }: TapeLineProps) {
  const words = useWords()
  const table = useTable((store) => store.table)
  const { way, ends, gaps } = state
  const all = tapeEnds(table, words, except)
  return (
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
}
