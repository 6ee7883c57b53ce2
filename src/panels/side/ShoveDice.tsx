import { useState } from 'react'
import type { Point } from '../../geometry/point.ts'
import type { Shove } from '../../table/lay.ts'
import { same } from '../../table/same.ts'
import { slamRolled, throwMissed, turnedAway } from '../../table/shove-dice.ts'
import { useAct, useCalmShown, useWords } from '../use-stores.ts'
import { Choice } from '../widgets/Choice.tsx'
import { Pick } from '../widgets/Pick.tsx'

const die = (faces: number) => Array.from({ length: faces }, (_, i) => ({ value: i + 1, label: String(i + 1) }))

/** A push or a slam away from a model: from which, and what the die of a slam shows. */
export function AwayDice({ lay }: { readonly lay: Shove }) {
  const words = useWords()
  const act = useAct()
  const table = useCalmShown()
  const [origin, setOrigin] = useState('')
  const [rolled, setRolled] = useState<number | null>(null)
  const aim = (next: Shove | null) => next && act({ do: 'lay', lay: next })
  const others = table.models.filter(({ id }) => id !== lay.mover)
  return (
    <>
      <Pick
        label={words.t('shove.away')}
        value={others.some(({ id }) => id === origin) ? origin : ''}
        options={[{ value: '', label: '—' }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(id) => {
          setOrigin(id)
          setRolled(null)
          aim(turnedAway(table, lay, id))
        }}
      />
      {lay.manner === 'slam' && origin !== '' && (
        <Choice
          titled
          label={words.t('shove.slamDie')}
          value={rolled}
          options={die(6)}
          onChange={(face) => {
            setRolled(face)
            aim(slamRolled(table, lay, origin, face))
          }}
        />
      )}
    </>
  )
}

/** A throw that missed: the dice of its drift. They may be tapped anew as long as it was not aimed elsewhere since. */
export function MissedDice({ lay }: { readonly lay: Shove }) {
  const words = useWords()
  const act = useAct()
  const table = useCalmShown()
  const [way, setWay] = useState<number | null>(null)
  const [rolled, setRolled] = useState<number | null>(null)
  const [drifted, setDrifted] = useState<{ readonly from: Point; readonly to: Point } | null>(null)
  const now = { x: lay.x, y: lay.y }
  const fell = (direction: number | null, inches: number | null) => {
    setWay(direction)
    setRolled(inches)
    if (direction === null || inches === null) return
    const from = drifted && same(drifted.to, now) ? drifted.from : now
    const next = throwMissed(table, lay, from, [direction, inches])
    if (!next) return
    setDrifted({ from, to: { x: next.x, y: next.y } })
    act({ do: 'lay', lay: next })
  }
  return (
    <>
      <Choice
        titled
        label={words.t('shove.missedWay')}
        value={way}
        options={die(6)}
        onChange={(face) => fell(face, rolled)}
      />
      <Choice
        titled
        label={words.t('shove.missedFar')}
        value={rolled}
        options={die(3)}
        onChange={(face) => fell(way, face)}
      />
    </>
  )
}
