import { games } from '../../../games/catalogue.ts'
import type { GameId } from '../../../games/game.ts'
import type { Mat } from '../../../table/document.ts'
import { TooClose } from '../../side/TooClose.tsx'
import { useAct, useTable, useWords } from '../../use-stores.ts'
import { Toggle } from '../../widgets/Toggle.tsx'
import css from '../Dialogs.module.css'
import { ChoiceLine } from './ChoiceLine.tsx'
import { MatFields } from './MatFields.tsx'

const gameIds: readonly GameId[] = [games.hordes.id, games.wh40k.id, games.fantasy.id, games.mordheim.id]

/** What this table is: its game, its mat, and how strictly it answers. */
export function TableSettings() {
  const words = useWords()
  const act = useAct()
  const game = useTable((state) => state.table.game)
  const mat = useTable((state) => state.table.mat)
  const declareFirst = useTable((state) => state.table.declareFirst)
  const change = (changes: Partial<Mat>) => act({ do: 'mat', mat: { ...mat, ...changes } })
  return (
    <section className={css.section}>
      <h3>{words.t('settings.table')}</h3>
      <ChoiceLine
        wrapped
        label={words.t('settings.game')}
        value={game}
        options={gameIds.map((value) => ({ value, label: words.t(`game.${value}`) }))}
        onChange={(next) => act({ do: 'game', game: next })}
      />
      <MatFields mat={mat} onChange={change} />
      <TooClose />
      <p className={css.note}>{words.t('tooClose.note')}</p>
      <Toggle label={words.t('settings.grid')} on={mat.grid} onChange={(grid) => change({ grid })} />
      <Toggle
        label={words.t('settings.declareFirst')}
        note={words.t('settings.declareNote')}
        on={declareFirst}
        onChange={(on) => act({ do: 'declareFirst', on })}
      />
    </section>
  )
}
