import { useStore } from 'zustand'
import { drawLots, wayShown } from '../../../desk/aside.ts'
import { asideSaid } from '../../../desk/aside-said.ts'
import { setHand, takeTool } from '../../../desk/desk.ts'
import { fallOf } from '../../../desk/fall.ts'
import { nextShove } from '../../../desk/mass-shove.ts'
import { restPlaces } from '../../../desk/rest.ts'
import { stepsTo } from '../../../desk/steps.ts'
import { contactedBy } from '../../../rules/forced/moved.ts'
import { tableReadings } from '../../../table/bodies.ts'
import type { Shove } from '../../../table/lay.ts'
import type { ShoveOn } from '../../../table/on/shove-on.ts'
import { Said } from '../../strip/Said.tsx'
import { useAct, useCalmShown, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

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
      {found && <Ways ways={found.optima.length} free={found.free !== null} />}
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
      <So lay={lay} on={on} height={height} />
    </section>
  )
}

/** Leafs through equal ways of making room, and draws lots among them or along a circle of free choice. */
function Ways({ ways, free }: { readonly ways: number; readonly free: boolean }) {
  const words = useWords()
  const { aside } = useStores()
  const leaf = (by: number) => aside.setState(({ way }) => ({ way: (way + by + ways) % ways, drawn: null }))
  return (
    <>
      {ways > 1 && (
        <div className={css.acts}>
          <Key icon="left" label={words.t('shove.former')} framed onPress={() => leaf(-1)} />
          <Key icon="right" label={words.t('shove.next')} framed onPress={() => leaf(1)} />
        </div>
      )}
      {(ways > 1 || free) && (
        <div className={css.acts}>
          <Key label={words.t('shove.lots')} framed onPress={() => drawLots(aside)} />
        </div>
      )}
    </>
  )
}

/**
 * The word that a shove takes place as it is shown, or not at all. Of several by one effect the next one follows; and a fall
 * is rolled for next, against those it contacted where it landed.
 */
function So({ lay, on, height }: RoomSectionProps) {
  const words = useWords()
  const act = useAct()
  const { desk, aside, doors, table: store } = useStores()
  const table = useCalmShown()
  const places = restPlaces(table, lay, useStore(aside))
  const moveSo = () => {
    if (!places) return
    const steps = stepsTo(table, places)
    act({ do: 'rest', id: lay.id, places })
    const { massShove } = desk.getState()
    const next = massShove?.order?.includes(lay.mover)
      ? nextShove(store.getState().table, massShove, lay.mover, doors.identify())
      : null
    const fall = next ? null : fallOf(table, on, height, doors.identify())
    if (fall) {
      takeTool(desk, 'procedure')
      setHand(desk, { procedure: fall.of })
    }
    desk.setState({ steps, massShove: next ? massShove : null })
    const follows = next ?? fall
    if (follows) act({ do: 'lay', lay: follows })
  }
  const drop = () => {
    desk.setState({ massShove: null })
    act({ do: 'lift', id: lay.id })
  }
  return (
    <div className={css.acts}>
      <Key strong label={words.t('shove.so')} disabled={!places} onPress={moveSo} />
      <Key label={words.t('shove.drop')} framed onPress={drop} />
    </div>
  )
}
