import { useState } from 'react'
import type { Model } from '../../../table/document.ts'
import { useDesk, useTable, useWords } from '../../use-stores.ts'
import css from '../Side.module.css'
import { PlaceChoice } from './PlaceChoice.tsx'
import { PlaceSaid } from './PlaceSaid.tsx'
import { PutKey } from './PutKey.tsx'
import { nearestPlace } from './place-said.ts'
import { placesTaped, type TapeState } from './tape-state.ts'
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
      <PlaceChoice places={places} place={place} onChange={setChosen} />
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
