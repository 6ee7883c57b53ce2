import { identifier, randomSeed } from '../saves/identifier.ts'
import type { Library } from '../saves/library.ts'
import type { SettingsStore } from '../saves/settings.ts'
import { galleryTable } from '../table/gallery/gallery.ts'
import type { History } from '../table/history.ts'
import { begun } from '../table/history.ts'
import type { Language } from '../words/numbers.ts'

/**
 * The table to begin with: the one that was open last, else the one saved last, else, on a first visit, the ready table in
 * which a spray is laid over a shield line. What can't be read is kept aside by the library and passed over.
 */
export async function openingTable(library: Library, settings: SettingsStore, language: Language): Promise<History> {
  const { lastTable } = settings.getState()
  const wanted = lastTable === null ? [] : [lastTable]
  const others = (await library.list()).map((entry) => entry.id)
  for (const id of [...wanted, ...others]) {
    const loaded = await library.load(id)
    if (loaded.ok) return loaded.history
  }
  const first = begun({ ...galleryTable('spray', language, randomSeed()), id: identifier() })
  await library.save(first).catch(() => undefined)
  return first
}
