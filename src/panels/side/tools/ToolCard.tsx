import { Suspense } from 'react'
import { useCalmLays } from '../../use-stores.ts'
import { useLay } from '../../use-verdict.ts'
import { CardInHand } from './CardInHand.tsx'
import { ResolveKey } from './ResolveKey.tsx'

/** The card of what is in hand, and the key that takes what is laid to the game's procedure. */
export function ToolCard() {
  const lay = useLay(useCalmLays())
  return (
    <Suspense>
      <CardInHand />
      {lay && <ResolveKey lay={lay} />}
    </Suspense>
  )
}
