import { useSpace } from '../use-space.ts'
import { useDesk, useTable, useWords } from '../use-stores.ts'
import { FoldKey } from './FoldKey.tsx'
import css from './Side.module.css'

/** The head of the panel while no model is selected: the tool in hand, and how many models there are. */
export function TableHead() {
  const words = useWords()
  const count = useTable((state) => state.table.models.length)
  const tool = useDesk((state) => state.tool)
  const { wide, panel } = useSpace()
  // Where the panel has tabs, they say both.
  if (wide || panel === 'sheet') return null
  return (
    <div className={css.head}>
      <div className={css.who}>
        <h2>{words.t(`title.${tool}`)}</h2>
        <p>{words.t('table.count', { count })}</p>
      </div>
      <FoldKey />
    </div>
  )
}
