import { afterPush } from '../../../desk/aftermath.ts'
import { type AimedOne, type MassShoveInHand, nextShove } from '../../../desk/mass-shove.ts'
import { stepsTo } from '../../../desk/steps.ts'
import { pushedPlaces } from '../../../table/on/mass-shove-on.ts'
import { useFollow } from '../../use-follow.ts'
import { useAct, useCalmShown, useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

interface MassShoveKeysProps {
  readonly massShove: MassShoveInHand
  readonly all: readonly AimedOne[]
}

/** The word that an effect moves those selected: all at once where it pushes, else the first of them; or that it doesn't. */
export function MassShoveKeys({ massShove, all }: MassShoveKeysProps) {
  const words = useWords()
  const act = useAct()
  const follow = useFollow()
  const { desk, doors } = useStores()
  const table = useCalmShown()
  const places = pushedPlaces(all)
  const push = () => {
    if (!act({ do: 'rest', id: null, places })) return
    desk.setState({ steps: stepsTo(table, places) })
    follow(afterPush(table, desk.getState(), all, doors.identify))
  }
  const begin = () => {
    const begun: MassShoveInHand = { ...massShove, order: all.map(({ mover }) => mover.id) }
    const first = nextShove(table, begun, null, doors.identify)
    if (first && act({ do: 'lay', lay: first })) desk.setState({ massShove: begun })
  }
  // Who stands on the very middle of the effect has no direction to go.
  const name = all.find(({ to }) => to !== null)?.mover.name
  return (
    <div className={css.acts}>
      {massShove.manner === 'push' ? (
        <Key strong label={words.t('shove.so')} disabled={places.length === 0} onPress={push} />
      ) : (
        <Key
          strong
          label={words.t('massShove.begin', { name: name ?? '' })}
          disabled={name === undefined}
          onPress={begin}
        />
      )}
      <Key label={words.t('shove.drop')} framed onPress={() => desk.setState({ massShove: null })} />
    </div>
  )
}
