import { shiftedGround, type Terrain } from '../../../../table/terrain.ts'
import { useAct, useCalmShown, useDesk, useStores, useWords } from '../../../use-stores.ts'
import { Key } from '../../../widgets/Key.tsx'
import css from '../../Side.module.css'
import { DrawSection } from './DrawSection.tsx'
import { PieceEffects } from './PieceEffects.tsx'
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

/** Puts a copy beside the piece in hand and takes that, or takes the piece off the table. */
function PieceKeys({ piece }: { readonly piece: Terrain }) {
  const words = useWords()
  const act = useAct()
  const { desk, doors } = useStores()
  const copy = () => {
    const ground = shiftedGround(piece.ground, 1, 1)
    const id = doors.identify()
    if (act({ do: 'build', pieces: [{ ...piece, id, ground, locked: false }] })) desk.setState({ piece: id })
  }
  const raze = () => {
    if (act({ do: 'raze', ids: [piece.id] })) desk.setState({ piece: null })
  }
  return (
    <div className={css.acts}>
      <Key label={words.t('model.duplicate')} framed onPress={copy} />
      <Key label={words.t('model.delete')} framed onPress={raze} />
    </div>
  )
}
