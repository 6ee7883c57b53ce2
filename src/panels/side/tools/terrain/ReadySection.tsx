import { lookAtMat } from '../../../../desk/look.ts'
import type { Table } from '../../../../table/document.ts'
import { type LayoutId, layoutIds, layoutPieces } from '../../../../table/gallery/layouts.ts'
import type { TerrainKind } from '../../../../table/terrain.ts'
import { useAct, useStores, useWords } from '../../../use-stores.ts'
import { Key } from '../../../widgets/Key.tsx'
import css from '../../Side.module.css'

/** Ready layouts to be built at once, and the end of all terrain. */
export function ReadySection({ table }: { readonly table: Table }) {
  const words = useWords()
  const act = useAct()
  const { desk, doors } = useStores()
  const nameOf = (kind: TerrainKind, count: number) => `${words.t(`terrain.${kind}`)} ${count}`
  const build = (id: LayoutId) => {
    act({ do: 'build', pieces: layoutPieces(id, table.mat, doors.identify, nameOf) })
    lookAtMat(desk, table)
  }
  return (
    <section className={css.section}>
      <h2>{words.t('terrain.ready')}</h2>
      <div className={css.acts}>
        {layoutIds.map((id) => (
          <Key key={id} label={words.t(`layout.${id}`)} framed onPress={() => build(id)} />
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
  )
}
