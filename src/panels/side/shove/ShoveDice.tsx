import { useState } from 'react'
import type { Point } from '../../../geometry/point.ts'
import type { Shove } from '../../../table/lay.ts'
import { missRolled, slamRolled, throwMissed, throwWays, turnedAway } from '../../../table/on/shove-dice.ts'
import { same } from '../../../table/same.ts'
import { useAct, useCalmShown, useDesk, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Pick } from '../../widgets/Pick.tsx'
import css from '../Side.module.css'
import { WayKeys } from '../WayKeys.tsx'

const faces = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const die = (count: number) => faces(count).map((value) => ({ value, label: String(value) }))

/** A push or a slam away from a model: from which, and what the die of a slam shows. */
export function AwayDice({ lay }: { readonly lay: Shove }) {
  const words = useWords()
  const act = useAct()
  const table = useCalmShown()
  const massShove = useDesk((state) => (state.massShove?.order?.includes(lay.mover) ? state.massShove : null))
  const [origin, setOrigin] = useState(massShove?.origin ?? '')
  const aim = (next: Shove | null) => next && act({ do: 'lay', lay: next })
  const slamOf = (face: number) => slamRolled(table, lay, origin, face)
  // A die stands as long as the slam is aimed as far as it says.
  const rolled = faces(6).find((face) => same(slamOf(face), lay)) ?? null
  const others = table.models.filter(({ id }) => id !== lay.mover)
  return (
    <>
      <Pick
        label={words.t('shove.away')}
        value={others.some(({ id }) => id === origin) ? origin : ''}
        options={[{ value: '', label: '—' }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(id) => {
          setOrigin(id)
          aim(turnedAway(table, lay, id))
        }}
      />
      {lay.manner === 'slam' && origin !== '' && (
        <>
          <Choice
            titled
            label={words.t('shove.slamDie')}
            value={rolled}
            options={die(6)}
            onChange={(face) => aim(slamOf(face))}
          />
          <div className={css.acts}>
            <Key
              framed
              label={words.t('shove.rollSlam')}
              onPress={() => act({ do: 'rollShove', id: lay.id, dice: { of: 'slam', away: origin } })}
            />
          </div>
        </>
      )}
    </>
  )
}

/** The dice of a missed throw, from where it was aimed and to where they took it. */
interface Missed {
  readonly from: Point
  readonly to: Point
  readonly way: number | null
  readonly inches: number | null
}

/** A throw that missed: the dice of its drift. Either may be tapped anew; aimed elsewhere, the throw has fallen no dice yet. */
export function MissedDice({ lay }: { readonly lay: Shove }) {
  const words = useWords()
  const act = useAct()
  const table = useCalmShown()
  const [last, setLast] = useState<Missed | null>(null)
  const now: Point = { x: lay.x, y: lay.y }
  const missed = last && same(last.to, now) ? last : { from: now, way: null, inches: null }
  const fell = (dice: Partial<Missed>) => {
    const { from, way, inches } = { ...missed, ...dice }
    const next = way !== null && inches !== null ? throwMissed(table, lay, from, [way, inches]) : null
    setLast({ from, way, inches, to: next ? { x: next.x, y: next.y } : now })
    if (next) act({ do: 'lay', lay: next })
  }
  const roll = () => {
    const { from } = missed
    const [way, inches] = missRolled(table.dice.seed, table.dice.rolled)
    const next = throwMissed(table, lay, from, [way, inches])
    if (!next) return
    setLast({ from, way, inches, to: { x: next.x, y: next.y } })
    act({ do: 'rollShove', id: lay.id, dice: { of: 'miss', aim: from } })
  }
  return (
    <>
      <h3 className={css.label}>{words.t('shove.missedWay')}</h3>
      <WayKeys
        bearings={throwWays(table, lay, missed.from)}
        fell={missed.way}
        name={(number) => `${words.t('shove.missedWay')}: ${number}`}
        onChange={(way) => way !== null && fell({ way })}
      />
      <Choice
        titled
        label={words.t('shove.missedFar')}
        value={missed.inches}
        options={die(3)}
        onChange={(inches) => fell({ inches })}
      />
      <div className={css.acts}>
        <Key framed label={words.t('deviation.roll')} onPress={roll} />
      </div>
    </>
  )
}
