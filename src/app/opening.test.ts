import { describe, expect, it, vi } from 'vitest'
import { createLibrary } from '../saves/library.ts'
import { createSettings } from '../saves/settings.ts'
import { memoryShelf } from '../saves/shelf.ts'
import { freshTable } from '../table/fresh.ts'
import { begun, outcome } from '../table/past/history.ts'
import { openingTable } from './opening.ts'

const historyOf = (id: string) => begun(freshTable({ id, name: id, game: 'hordes', seed: 1 }))
const settingsAt = (lastTable: string | null) => {
  const settings = createSettings(null)
  settings.setState({ lastTable })
  return settings
}
const refusal = () => Promise.reject(new Error('refused'))

async function kept(...ids: readonly string[]) {
  let time = 0
  const shelf = memoryShelf()
  const library = createLibrary(shelf, () => {
    time += 1
    return time
  })
  for (const id of ids) await library.save(historyOf(id))
  return { shelf, library }
}

describe('the table to begin with', () => {
  it('is the one that was open last, and no list is read for it', async () => {
    const { library } = await kept('old', 'new')
    const list = vi.spyOn(library, 'list')
    const { history, refused } = await openingTable(library, settingsAt('old'), 'en')
    expect([history.base.id, refused]).toEqual(['old', false])
    expect(list).not.toHaveBeenCalled()
  })

  it('is the one saved last where that is gone or can’t be read', async () => {
    const { shelf, library } = await kept('old', 'new', 'spoilt')
    await shelf.set('table:spoilt', 'no table at all')
    for (const last of ['gone', 'spoilt', null]) {
      expect((await openingTable(library, settingsAt(last), 'en')).history.base.id).toBe('new')
    }
  })

  it('is a ready table on the first visit, and is kept', async () => {
    const { library } = await kept()
    const { history, refused } = await openingTable(library, settingsAt(null), 'en')
    expect(outcome(history).models.length).toBeGreaterThan(0)
    expect([refused, library.holds(history)]).toEqual([false, true])
  })

  it('is a ready table where the storage neither gives nor takes anything, and that is told', async () => {
    const shelf = { ...memoryShelf(), get: refusal, set: refusal, keys: refusal }
    const library = createLibrary(shelf, () => 1)
    for (const last of ['old', null]) {
      const { history, refused } = await openingTable(library, settingsAt(last), 'en')
      expect(outcome(history).models.length).toBeGreaterThan(0)
      expect(refused).toBe(true)
    }
  })

  it('is another where the last one can neither be read nor, on a full storage, kept aside: it stays where it is', async () => {
    const { shelf } = await kept('good', 'spoilt')
    await shelf.set('table:spoilt', 'no table at all')
    const library = createLibrary({ ...shelf, set: refusal }, () => 1)
    const { history, refused } = await openingTable(library, settingsAt('spoilt'), 'en')
    expect([history.base.id, refused]).toEqual(['good', true])
    expect(await shelf.get('table:spoilt')).toBe('no table at all')
  })

  it('is what the last page could not save, before what was saved of it', async () => {
    const { library } = await kept('old')
    const unsaved = [historyOf('else'), historyOf('old')]
    expect((await openingTable(library, settingsAt('old'), 'en', unsaved)).history).toBe(unsaved[1])
    expect((await openingTable(library, settingsAt(null), 'en', unsaved)).history).toBe(unsaved[0])
  })
})
