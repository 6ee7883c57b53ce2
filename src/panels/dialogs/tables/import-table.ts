import { chooseFile, readFile } from '../../../saves/files.ts'
import { identifier } from '../../../saves/identifier.ts'
import type { Entry } from '../../../saves/library.ts'
import { parseTable } from '../../../saves/parse.ts'
import { type History, outcome } from '../../../table/past/history.ts'
import type { Words } from '../../../words/words.ts'
import { refusalText } from '../../refusal-text.ts'
import type { Stores } from '../../stores.ts'

/** What taking a text in needs of the program. */
type Taking = Pick<Stores, 'chrome'> & {
  readonly library: Pick<Stores['library'], 'list' | 'rescue'>
  readonly doors: Pick<Stores['doors'], 'open'>
}

/** The history under an id that no kept table has, so that taking a file in never overwrites one; under `null`, nobody knows. */
function underFreeId(history: History, entries: readonly Entry[] | null): History {
  const taken = entries?.some((entry) => entry.id === history.base.id) ?? true
  return taken ? { ...history, base: { ...history.base, id: identifier() } } : history
}

/**
 * Takes a text in as a table and shows it. One that is refused changes nothing: it is kept as it was, and the notice that says
 * why offers it for download.
 */
export async function takeIn(stores: Taking, words: Words, name: string, text: string): Promise<void> {
  const parsed = parseTable(text)
  if (parsed.ok) {
    const entries = await stores.library.list().catch(() => null)
    const history = underFreeId(parsed.history, entries)
    stores.doors.open(history)
    const taken = { text: 'import.taken', values: { name: outcome(history).name }, brief: true } as const
    stores.chrome.setState({ dialog: null, notice: entries ? taken : { text: 'tables.noStorage' } })
    return
  }
  const why = refusalText(words, parsed.reason)
  stores.chrome.setState({
    dialog: null,
    notice: { text: 'import.refused', values: { name, why }, kept: { name, text } },
  })
  // Storage that refuses must not hide why the file was refused; the notice still holds the text.
  await stores.library.rescue(name, text, parsed.reason).catch(() => undefined)
}

/** Asks for a file and takes it in. */
export async function importFile(stores: Stores, words: Words): Promise<void> {
  const file = await chooseFile()
  if (file) await importThis(stores, words, file)
}

/** Takes a file in, or says why not. */
export async function importThis(stores: Stores, words: Words, file: File): Promise<void> {
  const read = await readFile(file)
  if (read.ok) await takeIn(stores, words, file.name, read.value)
  else {
    const why = refusalText(words, read.reason)
    stores.chrome.setState({ dialog: null, notice: { text: 'import.refused', values: { name: file.name, why } } })
  }
}
