import type { Terrain } from '../../../../table/terrain.ts'
import { useAct, useWords } from '../../../use-stores.ts'
import { TextLine } from '../../../widgets/TextLine.tsx'
import { Toggle } from '../../../widgets/Toggle.tsx'
import css from '../../Side.module.css'
import { HeightStepper } from './HeightStepper.tsx'
import { SightFields } from './SightFields.tsx'

/** What a piece does: to sight, to those who stand behind it and on it. */
export function PieceEffects({ piece }: { readonly piece: Terrain }) {
  const words = useWords()
  const act = useAct()
  const change = (changes: Partial<Terrain>) => act({ do: 'build', pieces: [{ ...piece, ...changes }] })
  return (
    <section className={css.section}>
      <TextLine label={words.t('model.name')} value={piece.name} onChange={(name) => change({ name })} />
      <SightFields piece={piece} onChange={change} />
      <Toggle label={words.t('terrain.cover')} on={piece.cover} onChange={(cover) => change({ cover })} />
      <Toggle
        label={words.t('terrain.impassable')}
        on={piece.impassable}
        onChange={(impassable) => change({ impassable })}
      />
      <Toggle label={words.t('terrain.rough')} on={piece.rough} onChange={(rough) => change({ rough })} />
      <HeightStepper label={words.t('terrain.height')} value={piece.height} onChange={(height) => change({ height })} />
      <HeightStepper label={words.t('terrain.stand')} value={piece.stand} onChange={(stand) => change({ stand })} />
      <Toggle label={words.t('terrain.locked')} on={piece.locked} onChange={(locked) => change({ locked })} />
    </section>
  )
}
