import { identifier, randomSeed } from '../saves/identifier.ts'
import type { Library } from '../saves/library.ts'
import type { SettingsStore } from '../saves/settings.ts'
import { tableOf } from '../table/gallery/ready.ts'
import { spray } from '../table/gallery/spray.ts'
import type { History } from '../table/past/history.ts'
import { begun } from '../table/past/history.ts'
import type { Language } from '../words/numbers.ts'

/** The table to begin with, and whether the storage refused anything on the way to it. */
export interface Opening {
  readonly history: History
  readonly refused: boolean
}

/**
 * The table to begin with: the one that was open last, else the one saved last, else, on a first visit, the ready table in
 * which a spray is laid over a shield line. What can't be read is kept aside by the library and passed over, and so is what
 * the storage does not give. A table that the last page could not save (`unsaved`) goes before the saved one of its id.
 * Never rejects.
 */
export async function openingTable(
  library: Pick<Library, 'load' | 'list' | 'save'>,
  settings: SettingsStore,
  language: Language,
  unsaved: readonly History[] = [],
): Promise<Opening> {
  let refused = false
  const granted = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work
    } catch {
      refused = true
      return null
    }
  }
  const wanted = async (id: string): Promise<History | null> => {
    const loaded = await granted(library.load(id))
    return loaded?.ok ? loaded.history : null
  }
  const { lastTable } = settings.getState()
  const known =
    unsaved.find(({ base }) => base.id === lastTable) ??
    (lastTable === null ? null : await wanted(lastTable)) ??
    unsaved[0]
  if (known) return { history: known, refused }
  for (const { id } of (await granted(library.list())) ?? []) {
    const history = await wanted(id)
    if (history) return { history, refused }
  }
  const first = begun({ ...tableOf('spray', spray, language, randomSeed()), id: identifier() })
  await granted(library.save(first))
  return { history: first, refused }
}
