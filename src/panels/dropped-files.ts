import type { Words } from '../words/words.ts'
import type { Stores } from './stores.ts'

/** Takes in the file of a table that is dropped on the window, which would else leave the program for it. Answers how to stop. */
export function takeDroppedFiles(stores: Stores, words: Words, page: Window): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
  page.addEventListener('dragover', (event) => isOfFiles(event) && event.preventDefault(), { signal })
  page.addEventListener(
    'drop',
    (event) => {
      if (!isOfFiles(event)) return
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      // It comes when it is asked for: a first look doesn't need it.
      if (file)
        void import('./dialogs/tables/import-table.ts').then(({ importThis }) => importThis(stores, words, file))
    },
    { signal },
  )
  return () => stop.abort()
}
