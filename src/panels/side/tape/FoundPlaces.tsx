import { useState } from 'react'
import type { Model } from '../../../table/document.ts'
import type { TapedPlace } from '../../../table/place/tapes.ts'
import { useDesk, useTable, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import css from '../Side.module.css'
import { PutKey } from './PutKey.tsx'
import { placesTaped, type TapeState } from './tape-state.ts'
import { doubtKey, isLate, namesApart, nearestPlace } from './taped.ts'
import { useGhosts } from './use-ghosts.ts'

interface FoundPlacesProps {
  readonly state: TapeState
  readonly moved: Model | null
  readonly onPut: () => void
}

/** Where the model may stand as was measured: which place is meant, how good it is or why there is none, and its key. */
export function FoundPlaces({ state, moved, onPut }: FoundPlacesProps) {
  const words = useWords()
  const table = useTable((store) => store.table)
  const newBase = useDesk(({ hand }) => hand.newBase)
  const [chosen, setChosen] = useState<number | null>(null)
  const base = moved?.base ?? newBase
  const mm = base.shape === 'round' ? base.mm : null
  const { places, reason } = placesTaped(table, state, mm)
  const place = places[chosen ?? nearestPlace(places, moved)] ?? places[0]
  useGhosts(places, place, mm)
  return (
    <div className={css.found} aria-live="polite">
      <Which places={places} place={place} onChange={setChosen} />
      <p className={css.hint}>
        {place ? (
          <PlaceSaid place={place} state={state} />
        ) : (
          words.t(mm === null ? 'model.notRound' : reason ? `tape.none.${reason.code}` : 'tape.none.nothing', {
            short: words.inches(reason?.short ?? 0),
          })
        )}
      </p>
      <div className={css.acts}>
        <PutKey place={place} moved={moved} base={base} onPut={onPut} />
      </div>
    </div>
  )
}

interface WhichProps {
  readonly places: readonly TapedPlace[]
  readonly place: TapedPlace | undefined
  readonly onChange: (chosen: number) => void
}

/** Which of two places is meant, each called as it lies on the screen, in the order of reading. */
function Which({ places, place, onChange }: WhichProps) {
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

/** Where a place lies on the mat, by how much tapes were strained to meet there, and how far off it may be. */
function PlaceSaid({ place, state }: { readonly place: TapedPlace; readonly state: TapeState }) {
  const words = useWords()
  const { at, strained, doubt } = place
  return [
    words.t('tape.place', { x: words.inches(at.x), y: words.inches(at.y) }),
    ...(strained > 0 ? [words.t('tape.strained', { short: words.inches(strained) })] : []),
    words.t(doubtKey(state.way, place, state.doubt), { doubt: words.inches(doubt) }),
  ].map((text) => <span key={text}>{text}</span>)
}
