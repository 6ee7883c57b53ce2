import { drawLots } from '../../../desk/aside.ts'
import { useStores, useWords } from '../../use-stores.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Side.module.css'

interface EqualWaysProps {
  /** How many ways of making room are equally good. */
  readonly ways: number
  /** Whether one of those who make room may stand anywhere along a circle. */
  readonly free: boolean
}

/** Leafs through equal ways of making room, and draws lots among them or along a circle of free choice. */
export function EqualWays({ ways, free }: EqualWaysProps) {
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
