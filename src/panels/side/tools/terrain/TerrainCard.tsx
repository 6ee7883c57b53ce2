import { useCalmShown, useDesk } from '../../../use-stores.ts'
import { DrawSection } from './DrawSection.tsx'
import { PieceEffects } from './PieceEffects.tsx'
import { PieceKeys } from './PieceKeys.tsx'
import { ReadySection } from './ReadySection.tsx'

/** Terrain: what is drawn next, the piece in hand, and ready layouts. */
export function TerrainCard() {
  const table = useCalmShown()
  const taken = useDesk((state) => state.piece)
  const piece = table.terrain.find((one) => one.id === taken)
  return (
    <>
      <DrawSection piece={piece} />
      {piece && <PieceEffects key={piece.id} piece={piece} />}
      {piece && <PieceKeys piece={piece} />}
      <ReadySection table={table} />
    </>
  )
}
