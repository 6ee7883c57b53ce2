import { useState } from 'react'
import type { Shove } from '../../../table/lay.ts'
import { slamRolled, turnedAway } from '../../../table/on/shove-dice.ts'
import { same } from '../../../table/same.ts'
import { useAct, useCalmShown, useDesk, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Pick } from '../../widgets/Pick.tsx'
import css from '../Side.module.css'
import { dieOptions, facesOf } from './die-options.ts'

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
  const rolled = facesOf(6).find((face) => same(slamOf(face), lay)) ?? null
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
            options={dieOptions(6)}
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
