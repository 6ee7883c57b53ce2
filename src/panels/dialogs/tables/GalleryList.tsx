import { gallery } from '../../../table/gallery/gallery.ts'
import { begun } from '../../../table/past/history.ts'
import { useStores, useWords } from '../../use-stores.ts'
import css from '../Dialogs.module.css'

/** Ready tables to look at and to learn from; opening one makes a table of one's own of it. */
export function GalleryList() {
  const words = useWords()
  const { chrome, doors } = useStores()
  return (
    <ul className={css.gallery}>
      {gallery(words.language).map(({ table, note }) => (
        <li key={table.id}>
          <button
            type="button"
            onClick={() => {
              doors.open(begun({ ...table, id: doors.identify() }))
              chrome.setState({ dialog: null })
            }}
          >
            {table.name}
            <em>{words.t(`game.${table.game}`)}</em>
            <small>{note}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
