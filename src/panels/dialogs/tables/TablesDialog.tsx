import { useTable, useWords } from '../../use-stores.ts'
import { Frame } from '../../widgets/Frame.tsx'
import css from '../Dialogs.module.css'
import { GalleryList } from './GalleryList.tsx'
import { RescuedTables } from './RescuedTables.tsx'
import { TableRow } from './TableRow.tsx'
import { ThisTable } from './ThisTable.tsx'
import { useKeptTables } from './use-kept-tables.ts'

/** The tables kept in this browser, the ready ones, and those that could not be read but were kept. */
export function TablesDialog() {
  const words = useWords()
  const current = useTable((state) => state.table.id)
  const { entries, rescued, again } = useKeptTables()
  const others = entries.filter(({ id }) => id !== current)
  return (
    <Frame title={words.t('tables.title')} wide>
      <ThisTable />
      {others.length > 0 && (
        <section className={css.section}>
          <h3>{words.t('tables.others')}</h3>
          <ul className={css.list}>
            {others.map((entry) => (
              <TableRow key={entry.id} entry={entry} changed={again} />
            ))}
          </ul>
        </section>
      )}
      {rescued.length > 0 && <RescuedTables rescued={rescued} changed={again} />}
      <section className={css.section}>
        <h3>{words.t('tables.ready')}</h3>
        <GalleryList />
      </section>
    </Frame>
  )
}
