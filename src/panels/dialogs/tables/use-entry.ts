import type { Entry } from '../../../saves/library.ts'
import { refusalText } from '../../refusal-text.ts'
import { useStores, useWords } from '../../use-stores.ts'

/** What can be done with a kept table. */
interface EntryDeeds {
  open(): void
  rename(next: string): void
  duplicate(): void
  remove(): void
}

/** What can be done with a kept table; `changed` is called once it is done, a notice says where the storage refuses. */
export function useEntry({ id, name }: Entry, changed: () => void): EntryDeeds {
  const words = useWords()
  const { library, chrome, doors } = useStores()
  const noStorage = () => chrome.setState({ notice: { text: 'tables.noStorage' } })
  const open = async () => {
    const loaded = await library.load(id)
    if (loaded.ok) {
      doors.open(loaded.history)
      chrome.setState({ dialog: null })
    } else if (loaded.reason) {
      chrome.setState({ notice: { text: 'tables.broken', values: { name, why: refusalText(words, loaded.reason) } } })
    }
    changed()
  }
  const then = (work: Promise<unknown>) => void work.then(changed, noStorage)
  return {
    open: () => void open().catch(noStorage),
    rename: (next) => then(library.rename(id, next)),
    duplicate: () => then(library.duplicate(id, doors.identify(), words.t('tables.copyOf', { name }))),
    remove: () => then(library.remove(id)),
  }
}
