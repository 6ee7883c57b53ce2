import { select, setHand } from '../../desk/desk.ts'
import { useSpace } from '../use-space.ts'
import { useAct, useDesk, useStores, useTable, useWords } from '../use-stores.ts'
import { Key } from '../widgets/Key.tsx'
import { Toggle } from '../widgets/Toggle.tsx'
import { FoldKey } from './FoldKey.tsx'
import css from './Side.module.css'

/** What there is to set while no model is selected: how selecting and dragging work. */
export function TableCard() {
  const words = useWords()
  const act = useAct()
  const { desk, table, doors } = useStores()
  const count = useTable((state) => state.table.models.length)
  const declared = useTable((state) => state.table.models.find((model) => model.id === state.table.declared)?.name)
  const declareFirst = useTable((state) => state.table.declareFirst)
  const tool = useDesk((state) => state.tool)
  const several = useDesk((state) => state.hand.several)
  const snap = useDesk((state) => state.hand.snap)
  const { wide, panel } = useSpace()
  const hasTabs = wide || panel === 'sheet'
  const all = () =>
    select(
      desk,
      table.getState().table.models.map((model) => model.id),
    )
  return (
    <>
      {!hasTabs && (
        <div className={css.head}>
          <div className={css.who}>
            <h2>{words.t(`tool.${tool}`)}</h2>
            <p>{words.t('table.count', { count })}</p>
          </div>
          <FoldKey />
        </div>
      )}
      {tool === 'select' && (
        <>
          <Toggle
            label={words.t('hand.several')}
            note={words.t('hand.severalNote')}
            on={several}
            onChange={(on) => setHand(desk, { several: on })}
          />
          <Toggle
            label={words.t('hand.snap')}
            note={words.t('hand.snapNote')}
            on={snap}
            onChange={(on) => setHand(desk, { snap: on })}
          />
          <div className={css.acts}>
            <Key label={words.t('table.all')} framed disabled={count === 0} onPress={all} />
            <Key icon="fit" label={words.t('table.fit')} wordy framed onPress={doors.fit} />
          </div>
        </>
      )}
      {declareFirst && (
        <div className={css.acts}>
          <p className={css.hint}>
            {declared === undefined ? words.t('declare.none') : words.t('declare.is', { name: declared })}
          </p>
          {declared !== undefined && (
            <Key label={words.t('declare.drop')} framed onPress={() => act({ do: 'declare', target: null })} />
          )}
        </div>
      )}
    </>
  )
}
