import { setHand } from '../../../desk/desk.ts'
import { lookAtMat } from '../../../desk/look.ts'
import { isGround } from '../../../table/act/terrain.ts'
import { type LayoutId, layoutIds, layoutPieces } from '../../../table/gallery/layouts.ts'
import { shiftedGround, type Terrain, type TerrainKind, usualEffects } from '../../../table/terrain.ts'
import { useAct, useCalmShown, useDesk, useStores, useWords } from '../../use-stores.ts'
import { Choice } from '../../widgets/Choice.tsx'
import { Key } from '../../widgets/Key.tsx'
import { Stepper } from '../../widgets/Stepper.tsx'
import { TextLine } from '../../widgets/TextLine.tsx'
import { Toggle } from '../../widgets/Toggle.tsx'
import css from '../Side.module.css'

const kinds: readonly TerrainKind[] = ['wall', 'building', 'wood', 'hill', 'water', 'free']
const shapes = ['rectangle', 'disc', 'polygon'] as const
const WOODS_DEPTH = 3

/** What a piece does: to sight, to those who stand behind it and on it. */
function Effects({ piece }: { readonly piece: Terrain }) {
  const words = useWords()
  const act = useAct()
  const change = (changes: Partial<Terrain>) => act({ do: 'build', pieces: [{ ...piece, ...changes }] })
  const blocks = typeof piece.blocks === 'string' ? piece.blocks : 'depth'
  return (
    <section className={css.section}>
      <TextLine label={words.t('model.name')} value={piece.name} onChange={(name) => change({ name })} />
      <Choice
        titled
        label={words.t('terrain.sight')}
        value={blocks}
        options={(['always', 'depth', 'never'] as const).map((value) => ({
          value,
          label: words.t(`terrain.sight.${value}`),
        }))}
        onChange={(next) => change({ blocks: next === 'depth' ? { depth: WOODS_DEPTH } : next })}
      />
      {typeof piece.blocks !== 'string' && (
        <Stepper
          label={words.t('terrain.depth')}
          value={piece.blocks.depth}
          step={0.5}
          min={0}
          max={48}
          write={words.inches}
          onChange={(depth) => change({ blocks: { depth } })}
        />
      )}
      <Toggle label={words.t('terrain.cover')} on={piece.cover} onChange={(cover) => change({ cover })} />
      <Toggle
        label={words.t('terrain.impassable')}
        on={piece.impassable}
        onChange={(impassable) => change({ impassable })}
      />
      <Toggle label={words.t('terrain.rough')} on={piece.rough} onChange={(rough) => change({ rough })} />
      <Stepper
        label={words.t('terrain.height')}
        value={piece.height}
        step={0.25}
        min={0}
        max={100}
        write={words.inches}
        onChange={(height) => change({ height })}
      />
      <Stepper
        label={words.t('terrain.stand')}
        value={piece.stand}
        step={0.25}
        min={0}
        max={100}
        write={words.inches}
        onChange={(stand) => change({ stand })}
      />
      <Toggle label={words.t('terrain.locked')} on={piece.locked} onChange={(locked) => change({ locked })} />
    </section>
  )
}

/** Terrain: what is drawn next, the piece in hand, and ready layouts. */
export function TerrainCard() {
  const words = useWords()
  const act = useAct()
  const { desk, doors } = useStores()
  const table = useCalmShown()
  const hand = useDesk((state) => state.hand)
  const taken = useDesk((state) => state.piece)
  const corners = useDesk((state) => state.corners)
  const drawing = corners.length > 0
  const crossing = corners.length > 3 && !isGround({ shape: 'polygon', points: corners })
  const piece = table.terrain.find((one) => one.id === taken)
  const nameOf = (kind: TerrainKind, count: number) => `${words.t(`terrain.${kind}`)} ${count}`
  const lay = (id: LayoutId) => {
    act({ do: 'build', pieces: layoutPieces(id, table.mat, doors.identify, nameOf) })
    lookAtMat(desk, table)
  }
  const copy = (one: Terrain) => {
    const ground = shiftedGround(one.ground, 1, 1)
    const id = doors.identify()
    act({ do: 'build', pieces: [{ ...one, id, ground, locked: false }] })
    desk.setState({ piece: id })
  }
  return (
    <>
      <section className={css.section}>
        <h2>{words.t('title.terrain')}</h2>
        <Choice
          wrapped
          label={words.t('terrain.kind')}
          value={piece?.kind ?? hand.newTerrain}
          options={kinds.map((value) => ({ value, label: words.t(`terrain.${value}`) }))}
          onChange={(newTerrain) => {
            setHand(desk, { newTerrain })
            if (piece) act({ do: 'build', pieces: [{ ...piece, kind: newTerrain, ...usualEffects[newTerrain] }] })
          }}
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
        {drawing && (
          <div className={css.acts}>
            <Key
              label={words.t('terrain.back')}
              framed
              onPress={() => desk.setState(({ corners }) => ({ corners: corners.slice(0, -1) }))}
            />
            <Key label={words.t('terrain.drop')} framed onPress={() => desk.setState({ corners: [] })} />
          </div>
        )}
      </section>
      {piece && <Effects key={piece.id} piece={piece} />}
      {piece && (
        <div className={css.acts}>
          <Key label={words.t('model.duplicate')} framed onPress={() => copy(piece)} />
          <Key
            label={words.t('model.delete')}
            framed
            onPress={() => {
              act({ do: 'raze', ids: [piece.id] })
              desk.setState({ piece: null })
            }}
          />
        </div>
      )}
      <section className={css.section}>
        <h2>{words.t('terrain.ready')}</h2>
        <div className={css.acts}>
          {layoutIds.map((id) => (
            <Key key={id} label={words.t(`layout.${id}`)} framed onPress={() => lay(id)} />
          ))}
        </div>
        {table.terrain.length > 0 && (
          <Key
            label={words.t('terrain.clear')}
            framed
            onPress={() => act({ do: 'raze', ids: table.terrain.map((one) => one.id) })}
          />
        )}
      </section>
    </>
  )
}
