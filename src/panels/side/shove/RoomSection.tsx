import { useStore } from 'zustand'
import { wayShown } from '../../../desk/aside.ts'
import { asideSaid } from '../../../desk/aside-said.ts'
import { contactedBy } from '../../../rules/forced/moved.ts'
import { tableReadings } from '../../../table/bodies.ts'
import type { Shove } from '../../../table/lay.ts'
import type { ShoveOn } from '../../../table/on/shove-on.ts'
import { Said } from '../../strip/Said.tsx'
import { useCalmShown, useStores, useWords } from '../../use-stores.ts'
import css from '../Side.module.css'
import { EqualWays } from './EqualWays.tsx'
import { ShoveKeys } from './ShoveKeys.tsx'

interface RoomSectionProps {
  readonly lay: Shove
  readonly on: ShoveOn
  /** From how high it falls, in inches. */
  readonly height: number
}

/** Who makes room where a shove ends, in one of the ways there are, and that it shall be so. */
export function RoomSection({ lay, on, height }: RoomSectionProps) {
  const words = useWords()
  const { aside } = useStores()
  const table = useCalmShown()
  const known = useStore(aside)
  const moves = wayShown(known)?.moves
  const found = known.known?.kind === 'found' ? known.known : null
  const nameOf = (id: string) => table.models.find((model) => model.id === id)?.name ?? ''
  const madeRoom = (moves ?? []).map(({ id }) => id)
  const contacted = contactedBy(on.moved, madeRoom, tableReadings(table).contacted)
  return (
    <section className={css.section}>
      <h2>{words.t('shove.room')}</h2>
      {asideSaid(known).map((sentence) => (
        <p key={JSON.stringify(sentence)} className={css.told}>
          <Said sentence={sentence} />
        </p>
      ))}
      {moves?.length === 0 && <p className={css.told}>{words.t('shove.nobody')}</p>}
      {found && <EqualWays ways={found.optima.length} free={found.free !== null} />}
      <ul className={css.list}>
        {(moves ?? []).map(({ id, length }) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <b>{words.inches(length)}</b>
          </li>
        ))}
      </ul>
      {contacted.length > 0 && (
        <p className={css.hint}>
          {words.t('shove.contacted')}: <b>{contacted.map(nameOf).join(', ')}</b>
        </p>
      )}
      <ShoveKeys lay={lay} on={on} height={height} />
    </section>
  )
}
