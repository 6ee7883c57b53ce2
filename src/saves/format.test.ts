import { afterEach, describe, expect, it, vi } from 'vitest'
import { apply } from '../table/apply.ts'
import { outcome } from '../table/past/history.ts'
import { createTableStore } from '../table/store.ts'
import { modelOf, smallTable } from '../table/testing/actions.ts'
import { autosave } from './autosave.ts'
import { formatTable, LONGEST_TEXT, MOST_STEPS, packTable } from './format.ts'
import { createLibrary } from './library.ts'
import { parseTable } from './parse.ts'
import { memoryShelf } from './shelf.ts'

vi.mock(import('../table/apply.ts'), { spy: true })
afterEach(() => vi.mocked(apply).mockClear())

describe('what a save costs', () => {
  it.each([
    ['a past that fits into a file', MOST_STEPS - 100],
    ['a past three times as long', MOST_STEPS * 3],
  ])('no step is done over for it: %s', async (_, steps) => {
    const store = createTableStore(smallTable())
    const move = (x: number) => store.act({ do: 'place', places: [{ id: 'm0', x: x / 100, y: 10, facing: 0 }] })
    for (let step = 0; step < steps; step += 1) move(step)
    const saving = autosave(
      store,
      createLibrary(memoryShelf(), () => 1),
    )
    move(7777)
    await saving.flush()
    vi.mocked(apply).mockClear()
    for (let step = 0; step < 50; step += 1) {
      move(step)
      await saving.flush()
    }
    // Each action once for the table, and where the past is shortened once for the table it then begins from.
    expect(vi.mocked(apply).mock.calls.length).toBeLessThanOrEqual(50 * 17)
    await saving.stop()
  })

  it.each([
    ['for people', formatTable],
    ['for the browser', packTable],
  ])('a past of great steps is shortened until the text can be read again: %s', (_, write) => {
    const store = createTableStore(smallTable())
    const models = Array.from({ length: 1000 }, (_, i) => modelOf(`big${i}`, i / 20, 10, { name: 'я'.repeat(150) }))
    store.act({ do: 'add', models })
    for (let step = 0; step < 200; step += 1) {
      const places = models.map(({ id, x, y }) => ({ id, x: x + step / 1000, y, facing: 0 }))
      store.act({ do: 'place', places })
    }
    for (let step = 0; step < 100; step += 1) store.undo()
    const { history, table } = store.getState()
    const text = write(history)
    expect(text.length).toBeLessThan(LONGEST_TEXT / 4)
    const read = parseTable(text)
    if (!read.ok) throw new Error(read.reason.code)
    expect(outcome(read.history)).toEqual(table)
    expect(read.history.steps.length).toBeGreaterThan(10)
  })

  it('what is handed in as the table is what is written', () => {
    const store = createTableStore(smallTable())
    store.act({ do: 'name', name: 'Ford' })
    const { history, table } = store.getState()
    expect(packTable(history, table)).toBe(packTable(history))
  })
})
