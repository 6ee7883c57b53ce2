import { useCalmShown, useDesk, useWords } from '../../use-stores.ts'
import css from '../Side.module.css'

/** Which of several this one is that an effect moves one after another, and who follows. */
export function MassShoveTurn({ mover }: { readonly mover: string }) {
  const words = useWords()
  const table = useCalmShown()
  const order = useDesk((state) => state.massShove?.order) ?? []
  const at = order.indexOf(mover) + 1
  if (at === 0) return null
  const next = table.models.find(({ id }) => id === order[at])
  const turn = words.t('massShove.turn', { at, count: order.length })
  return <p className={css.hint}>{next ? `${turn}, ${words.t('massShove.then', { name: next.name })}` : turn}</p>
}
