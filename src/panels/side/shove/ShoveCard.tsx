import { useState } from 'react'
import { setHand } from '../../../desk/desk.ts'
import { gameOf } from '../../../games/catalogue.ts'
import { bearing, distance, towards } from '../../../geometry/point.ts'
import type { Manner, Shove } from '../../../table/lay.ts'
import { shoveOn } from '../../../table/on/shove-on.ts'
import { useAct, useCalmShown, useDesk, useStores, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import css from '../Side.module.css'
import { FallSection } from './FallSection.tsx'
import { MassShoveCard } from './MassShoveCard.tsx'
import { RoomSection } from './RoomSection.tsx'
import { AwayDice, MissedDice } from './ShoveDice.tsx'

const manners: readonly Manner[] = ['throw', 'slam', 'push', 'place']

/** A model moved against its will: how, how far, who makes room, and that it shall be so; or several, by one effect. */
export function ShoveCard({ lay }: { readonly lay: Shove | null }) {
  const several = useDesk((state) => state.selection.length > 1)
  const table = useCalmShown()
  const on = lay && shoveOn(table, lay)
  const falls = gameOf(table.game).resolves.fall !== undefined
  const [said, setSaid] = useState<{ readonly id: string; readonly height: number } | null>(null)
  if (!lay && several) return <MassShoveCard />
  const height = said && said.id === lay?.id ? said.height : (on?.drop ?? 0)
  return (
    <>
      <AimSection lay={lay} />
      {lay && on && <RoomSection lay={lay} on={on} height={height} />}
      {falls && lay && on && !on.refused && (
        <FallSection on={on} height={height} onHeight={(next) => setSaid({ id: lay.id, height: next })} />
      )}
    </>
  )
}

/** How and how far a model is moved, by hand or by dice. */
function AimSection({ lay }: { readonly lay: Shove | null }) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const table = useCalmShown()
  const manner = useDesk((state) => lay?.manner ?? state.hand.manner)
  const on = lay && shoveOn(table, lay)
  const setManner = (next: Manner) => {
    setHand(desk, { manner: next })
    if (lay) act({ do: 'lay', lay: { ...lay, manner: next } })
  }
  const setDistance = (inches: number) => {
    if (!lay || !on) return
    const to = towards(on.mover, bearing(on.mover, on.aim), inches)
    act({ do: 'lay', lay: { ...lay, x: to.x, y: to.y } })
  }
  return (
    <section className={css.section}>
      <h2>{words.t('title.shove')}</h2>
      {lay && <Turn mover={lay.mover} />}
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
  )
}

/** Which of several this one is that an effect moves one after another, and who follows. */
function Turn({ mover }: { readonly mover: string }) {
  const words = useWords()
  const table = useCalmShown()
  const order = useDesk((state) => state.massShove?.order) ?? []
  const at = order.indexOf(mover) + 1
  if (at === 0) return null
  const next = table.models.find(({ id }) => id === order[at])
  const turn = words.t('massShove.turn', { at, count: order.length })
  return <p className={css.hint}>{next ? `${turn}, ${words.t('massShove.then', { name: next.name })}` : turn}</p>
}
