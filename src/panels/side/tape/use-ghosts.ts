import { useEffect } from 'react'
import { lookAt } from '../../../desk/look.ts'
import { radiusOf, roundBase } from '../../../rules/base.ts'
import type { TapedPlace } from '../../../table/place/tapes.ts'
import { useStores } from '../../use-stores.ts'

/** Shows places of a base on the board, the chosen one first, and keeps them in sight, for as long as their card is open. */
export function useGhosts(places: readonly TapedPlace[], place: TapedPlace | undefined, mm: number | null): void {
  const { desk } = useStores()
  const shown = JSON.stringify([place, ...places.filter((one) => one !== place)].map((one) => one?.at ?? null))
  useEffect(() => {
    const at: readonly ({ x: number; y: number } | null)[] = JSON.parse(shown)
    const ghosts = at.flatMap((one) => (one && mm !== null ? [{ ...one, radius: radiusOf(mm) }] : []))
    desk.setState({ ghosts })
    if (mm === null) return
    lookAt(
      desk,
      ghosts.map(({ x, y }) => ({ x, y, base: roundBase(mm) })),
    )
  }, [desk, mm, shown])
  useEffect(() => () => desk.setState({ ghosts: [] }), [desk])
}
