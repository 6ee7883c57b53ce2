import { useState } from 'react'
import { gameOf } from '../../../games/catalogue.ts'
import type { Shove } from '../../../table/lay.ts'
import { shoveOn } from '../../../table/on/shove-on.ts'
import { useCalmShown, useDesk } from '../../use-stores.ts'
import { AimSection } from './AimSection.tsx'
import { FallSection } from './FallSection.tsx'
import { MassShoveCard } from './MassShoveCard.tsx'
import { RoomSection } from './RoomSection.tsx'

/** A model moved against its will: how, how far, who makes room, and that it shall be so; or several, by one effect. */
export function ShoveCard({ lay }: { readonly lay: Shove | null }) {
  const several = useDesk((state) => state.selection.length > 1)
  const table = useCalmShown()
  const on = lay && shoveOn(table, lay)
  const falls = gameOf(table.game).resolves.fall !== undefined
  const [said, setSaid] = useState<{ readonly id: string; readonly height: number } | null>(null)
  if (!lay && several) return <MassShoveCard />
  const height = said && said.id === lay?.id ? said.height : (on?.drop ?? 0)
  return (
    <>
      <AimSection lay={lay} />
      {lay && on && <RoomSection lay={lay} on={on} height={height} />}
      {falls && lay && on && !on.refused && (
        <FallSection on={on} height={height} onHeight={(next) => setSaid({ id: lay.id, height: next })} />
      )}
    </>
  )
}
