import { select, takeTool } from '../../../desk/desk.ts'
import { lookAt } from '../../../desk/look.ts'
import { MOST_MODELS } from '../../../table/limits.ts'
import { type Muster, unitOf } from '../../../table/place/unit.ts'
import { useAct, useStores, useWords } from '../../use-stores.ts'
import { classes } from '../../widgets/classes.ts'
import { Key } from '../../widgets/Key.tsx'
import css from '../Dialogs.module.css'

/** Puts a unit down, selects it and looks at it; or says that the table has no room for so many. */
export function PutDown({ muster, room }: { readonly muster: Muster; readonly room: number }) {
  const words = useWords()
  const act = useAct()
  const { desk, table, chrome, doors } = useStores()
  const { count } = muster
  const add = () => {
    const taken = table.getState().table.models.map((model) => model.name)
    const models = unitOf(muster, doors.identify, taken)
    if (!act({ do: 'add', models })) return
    takeTool(desk, 'select')
    select(
      desk,
      models.map((model) => model.id),
    )
    lookAt(desk, models)
    chrome.setState({ dialog: null })
  }
  return (
    <>
      <div className={classes(css.acts, css.foot)}>
        <Key strong label={words.t('add.put', { count })} disabled={room < count} onPress={add} />
      </div>
      {room < count && <p className={css.note}>{words.t('add.full', { most: MOST_MODELS })}</p>}
    </>
  )
}
