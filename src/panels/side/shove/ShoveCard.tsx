import { useState } from 'react'
import { useStore } from 'zustand'
import { drawLots, wayShown } from '../../../desk/aside.ts'
import { asideSaid } from '../../../desk/aside-said.ts'
import { setHand } from '../../../desk/desk.ts'
import { restPlaces } from '../../../desk/rest.ts'
import { stepsTo } from '../../../desk/steps.ts'
import { bearing, distance, towards } from '../../../geometry/point.ts'
import { FALL_POWER, fallDice, fallenOn } from '../../../rules/forced/fall.ts'
import { contactedBy } from '../../../rules/forced/moved.ts'
import { tableReadings } from '../../../table/bodies.ts'
import type { Manner, Shove } from '../../../table/lay.ts'
import { shoveOn } from '../../../table/on/shove-on.ts'
import { Said } from '../../strip/Said.tsx'
import { useAct, useCalmShown, useDesk, useStores, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'
import { PushAllCard } from './PushAllCard.tsx'
import { AwayDice, MissedDice } from './ShoveDice.tsx'

const manners: readonly Manner[] = ['throw', 'slam', 'push', 'place']

/** A model moved against its will: how, how far, who makes room, and that it shall be so. */
export function ShoveCard({ lay }: { readonly lay: Shove | null }) {
  const words = useWords()
  const act = useAct()
  const { desk, aside } = useStores()
  const table = useCalmShown()
  const manner = useDesk((state) => lay?.manner ?? state.hand.manner)
  const several = useDesk((state) => state.selection.length > 1)
  const known = useStore(aside)
  const [height, setHeight] = useState(3)
  const on = lay && shoveOn(table, lay)
  const way = wayShown(known)
  const ways = known.known?.kind === 'found' ? known.known.optima.length : 0

  const nameOf = (id: string) => table.models.find((model) => model.id === id)?.name ?? ''
  const madeRoom = (way?.moves ?? []).map(({ id }) => id)
  const contacted = on ? contactedBy(on.moved, madeRoom, tableReadings(table).contacted) : []

  const fallen = on ? fallenOn(on.landing.mover, on.landing.others) : []
  const namesOf = (suffers: boolean) => fallen.filter((one) => one.suffers === suffers).map(({ id }) => nameOf(id))
  const under = { suffering: namesOf(true), spared: namesOf(false) }

  const setManner = (next: Manner) => {
    setHand(desk, { manner: next })
    if (lay) act({ do: 'lay', lay: { ...lay, manner: next } })
  }
  const setDistance = (inches: number) => {
    if (!lay || !on) return
    const to = towards(on.mover, bearing(on.mover, on.aim), inches)
    act({ do: 'lay', lay: { ...lay, x: to.x, y: to.y } })
  }
  const leaf = (by: number) => aside.setState(({ way: at }) => ({ way: (at + by + ways) % ways, drawn: null }))
  const places = lay && restPlaces(table, lay, known)
  const moveSo = () => {
    if (!lay || !places) return
    const steps = stepsTo(table, places)
    act({ do: 'rest', id: lay.id, places })
    desk.setState({ steps })
  }

  if (!lay && several) return <PushAllCard />
  return (
    <>
      <section className={css.section}>
        <h2>{words.t('title.shove')}</h2>
        <Choice
          label={words.t('shove.manner')}
          value={manner}
          wrapped
          options={manners.map((value) => ({ value, label: words.t(`shove.${value}`) }))}
          onChange={setManner}
        />
        {!on && <p className={css.hint}>{words.t('shove.how')}</p>}
        {on && (
          <Stepper
            label={words.t('shove.distance')}
            value={distance(on.mover, on.aim)}
            step={0.5}
            min={0}
            max={200}
            write={words.inches}
            onChange={setDistance}
          />
        )}
        {lay && (manner === 'push' || manner === 'slam') && <AwayDice key={lay.id} lay={lay} />}
        {lay && manner === 'throw' && <MissedDice key={lay.id} lay={lay} />}
      </section>
      {on && (
        <section className={css.section}>
          <h2>{words.t('shove.room')}</h2>
          <p className={css.hint}>
            {asideSaid(known).map((sentence) => (
              <span key={sentence.code}>
                <Said sentence={sentence} />
                {'. '}
              </span>
            ))}
            {way?.moves.length === 0 && words.t('shove.nobody')}
          </p>
          {ways > 1 && (
            <div className={css.acts}>
              <Key icon="left" label={words.t('shove.former')} framed onPress={() => leaf(-1)} />
              <Key icon="right" label={words.t('shove.next')} framed onPress={() => leaf(1)} />
            </div>
          )}
          {(ways > 1 || (known.known?.kind === 'found' && known.known.free)) && (
            <div className={css.acts}>
              <Key label={words.t('shove.lots')} framed onPress={() => drawLots(aside)} />
            </div>
          )}
          <ul className={css.list}>
            {(way?.moves ?? []).map(({ id, length }) => (
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
          <div className={css.acts}>
            <Key strong label={words.t('shove.so')} disabled={!places} onPress={moveSo} />
            <Key label={words.t('shove.drop')} framed onPress={() => lay && act({ do: 'lift', id: lay.id })} />
          </div>
        </section>
      )}
      {on && (
        <section className={css.section}>
          <h2>{words.t('fall.title')}</h2>
          <Stepper
            label={words.t('fall.height')}
            value={height}
            step={0.5}
            min={0}
            max={100}
            write={words.inches}
            onChange={setHeight}
          />
          <p className={css.hint}>
            {fallDice(height) === 0
              ? words.t('fall.none')
              : words.t('fall.damage', { dice: fallDice(height), power: FALL_POWER })}
          </p>
          {fallDice(height) > 0 && under.suffering.length > 0 && (
            <p className={css.hint}>
              {words.t('fall.on')}: <b>{under.suffering.join(', ')}</b>
            </p>
          )}
          {fallDice(height) > 0 && under.spared.length > 0 && (
            <p className={css.hint}>
              {words.t('fall.spared')}: <b>{under.spared.join(', ')}</b>
            </p>
          )}
        </section>
      )}
    </>
  )
}
