import { describe, expect, it } from 'vitest'
import { formatTable } from '../../../saves/format.ts'
import { freshTable } from '../../../table/fresh.ts'
import { begun, type History } from '../../../table/past/history.ts'
import { wordsIn } from '../../../words/words.ts'
import { createChrome } from '../../chrome.ts'
import { takeIn } from './import-table.ts'

const words = wordsIn('en', 'inches')
const text = formatTable(begun(freshTable({ id: 'ford', name: 'Ford', game: 'hordes', seed: 1 })))
const entry = { id: 'ford', name: 'Ford', game: 'hordes' as const, saved: 1 }

function program(list: () => Promise<readonly (typeof entry)[]>) {
  const opened: History[] = []
  const chrome = createChrome()
  const rescue = () => Promise.reject(new Error('full'))
  return { opened, chrome, library: { list, rescue }, doors: { open: (history: History) => void opened.push(history) } }
}

describe('taking a file in', () => {
  it('never takes the id of a kept table', async () => {
    const free = program(async () => [])
    await takeIn(free, words, 'ford.json', text)
    expect(free.opened[0]?.base.id).toBe('ford')
    const taken = program(async () => [entry])
    await takeIn(taken, words, 'ford.json', text)
    expect(taken.opened[0]?.base.id).not.toBe('ford')
  })

  it('opens it under an id of its own where the storage does not say what it keeps, and says so', async () => {
    const refusing = program(() => Promise.reject(new Error('refused')))
    await takeIn(refusing, words, 'ford.json', text)
    expect(refusing.opened[0]?.base).toMatchObject({ name: 'Ford' })
    expect(refusing.opened[0]?.base.id).not.toBe('ford')
    expect(refusing.chrome.getState().notice?.text).toBe('tables.noStorage')
  })

  it('a refused one is told with its reason, even where it can’t be kept', async () => {
    const full = program(async () => [])
    await takeIn(full, words, 'ford.json', text.slice(0, 50))
    expect(full.opened).toEqual([])
    expect(full.chrome.getState().notice).toMatchObject({ text: 'import.refused', kept: { name: 'ford.json' } })
  })
})
