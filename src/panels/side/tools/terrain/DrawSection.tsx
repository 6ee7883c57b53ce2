import { setHand } from '../../../../desk/desk.ts'
import { isGround } from '../../../../table/act/terrain.ts'
import { type Terrain, type TerrainKind, usualEffects } from '../../../../table/terrain.ts'
import { useAct, useDesk, useStores, useWords } from '../../../use-stores.ts'
import { Choice } from '../../../widgets/Choice.tsx'
import css from '../../Side.module.css'
import { CornerKeys } from './CornerKeys.tsx'

const kinds: readonly TerrainKind[] = ['wall', 'building', 'wood', 'hill', 'water', 'free']
const shapes = ['rectangle', 'disc', 'polygon'] as const

/** What is drawn next and in which shape, how that is done, and the way back from corners already drawn. */
export function DrawSection({ piece }: { readonly piece: Terrain | undefined }) {
  const words = useWords()
  const act = useAct()
  const { desk } = useStores()
  const hand = useDesk((state) => state.hand)
  const corners = useDesk((state) => state.corners)
  const drawing = corners.length > 0
  const crossing = corners.length > 3 && !isGround({ shape: 'polygon', points: corners })
  const setKind = (newTerrain: TerrainKind) => {
    setHand(desk, { newTerrain })
    if (piece) act({ do: 'build', pieces: [{ ...piece, kind: newTerrain, ...usualEffects[newTerrain] }] })
  }
  return (
    <section className={css.section}>
      <h2>{words.t('title.terrain')}</h2>
      <Choice
        wrapped
        label={words.t('terrain.kind')}
        value={piece?.kind ?? hand.newTerrain}
        options={kinds.map((value) => ({ value, label: words.t(`terrain.${value}`) }))}
        onChange={setKind}
      />
      <Choice
        label={words.t('terrain.shape')}
        value={hand.newShape}
        options={shapes.map((value) => ({ value, label: words.t(`terrain.shape.${value}`) }))}
        onChange={(newShape) => setHand(desk, { newShape })}
      />
      <p className={css.hint} role="status">
        {words.t(crossing ? 'terrain.crossing' : drawing ? 'terrain.close' : `terrain.how.${hand.newShape}`)}
      </p>
      {drawing && <CornerKeys />}
    </section>
  )
}
