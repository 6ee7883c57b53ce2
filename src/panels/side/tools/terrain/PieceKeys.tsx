import { shiftedGround, type Terrain } from '../../../../table/terrain.ts'
import { useAct, useStores, useWords } from '../../../use-stores.ts'
import { Key } from '../../../widgets/Key.tsx'
import css from '../../Side.module.css'

/** Puts a copy beside the piece in hand and takes that, or takes the piece off the table. */
export function PieceKeys({ piece }: { readonly piece: Terrain }) {
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
