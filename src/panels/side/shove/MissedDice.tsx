import { useState } from 'react'
import type { Point } from '../../../geometry/point.ts'
import type { Shove } from '../../../table/lay.ts'
import { missRolled, throwMissed, throwWays } from '../../../table/on/shove-dice.ts'
import { same } from '../../../table/same.ts'
import { useAct, useCalmShown, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'
import { WayKeys } from '../WayKeys.tsx'
import { dieOptions } from './die-options.ts'

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
    if (!next || !act({ do: 'rollShove', id: lay.id, dice: { of: 'miss', aim: from } })) return
    setLast({ from, way, inches, to: { x: next.x, y: next.y } })
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
        options={dieOptions(3)}
        onChange={(inches) => fell({ inches })}
      />
      <div className={css.acts}>
        <Key framed label={words.t('deviation.roll')} onPress={roll} />
      </div>
    </>
  )
}
