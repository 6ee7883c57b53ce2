import type { AimedOne, MassShoveInHand } from '../../../desk/mass-shove.ts'
import { wentSaid } from '../../../table/judge/shove.ts'
import { Said } from '../../strip/Said.tsx'
import { useCalmShown, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

interface MassShoveOrderProps {
  readonly massShove: MassShoveInHand
  readonly all: readonly AimedOne[]
}

/** In which order they go; of those who are equally far, players let one go sooner. */
export function MassShoveOrder({ massShove, all }: MassShoveOrderProps) {
  const words = useWords()
  const { desk } = useStores()
  const table = useCalmShown()
  const goesSooner = (index: number) => {
    const ids = all.map(({ mover }) => mover.id)
    const sooner = ids.toSpliced(index, 1).toSpliced(index - 1, 0, ...ids.slice(index, index + 1))
    desk.setState({ massShove: { ...massShove, sooner } })
  }
  return (
    <>
      <ol className={css.list} aria-label={words.t('massShove.order')}>
        {all.map((one, index) => (
          <li key={one.mover.id}>
            <b>{index + 1}</b>
            <span>{massShove.manner === 'push' ? <Said sentence={wentSaid(table, one)} /> : one.mover.name}</span>
            {one.tied && (
              <Key
                icon="up"
                label={words.t('massShove.sooner', { name: one.mover.name })}
                onPress={() => goesSooner(index)}
              />
            )}
          </li>
        ))}
      </ol>
      {all.some(({ tied }) => tied) && <p className={css.hint}>{words.t('massShove.tied')}</p>}
      {massShove.manner !== 'push' && <p className={css.hint}>{words.t('massShove.turns')}</p>}
    </>
  )
}
