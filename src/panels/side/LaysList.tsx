import { useAct, useCalmLays, useStores, useWords } from '../use-stores.ts'
import { useLay } from '../use-verdict.ts'
import { Icon } from '../widgets/Icon.tsx'
import { Key } from '../widgets/Key.tsx'
import { layTitle } from './lay-title.ts'
import css from './Side.module.css'

/** Everything that is laid: which of it is asked about, and how to take it off. */
export function LaysList() {
  const words = useWords()
  const act = useAct()
  const { chrome } = useStores()
  const table = useCalmLays()
  const current = useLay(table)
  if (table.lays.length === 0) return null
  return (
    <section className={css.section}>
      <h2>{words.t('lays.title')}</h2>
      <ul className={css.list}>
        {table.lays.map((lay) => {
          const title = layTitle(table, words, lay)
          return (
            <li key={lay.id}>
              <Icon name={lay.kind} />
              <button
                type="button"
                aria-pressed={lay.id === current?.id}
                onClick={() => chrome.setState({ asked: lay.id })}
              >
                {title}
              </button>
              <Key
                icon="close"
                label={words.t('lays.lift', { what: title })}
                onPress={() => act({ do: 'lift', id: lay.id })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
