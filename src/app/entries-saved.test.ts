import { describe, expect, it } from 'vitest'
import { entryOf } from '../procedures/entry-of.ts'
import { openRoll, played, taken } from '../procedures/testing/playing.ts'
import { formatTable } from '../saves/format.ts'
import { parseTable } from '../saves/parse.ts'
import { LONGEST_NAME } from '../table/limits.ts'
import { createTableStore } from '../table/store.ts'
import { figure, tableOf } from '../table/testing/scene.ts'

describe('what is written down of a procedure', () => {
  it('can be saved and read, however long the names of those who are as near', () => {
    const name = 'x'.repeat(LONGEST_NAME)
    const crowd = [figure('a', 10, 10), figure('b', 14, 9), figure('c', 14, 11)].map((model) => ({
      ...{ ...model, name, unit: model.id === 'a' ? 'A' : 'B' },
      side: model.id === 'a' ? ('a' as const) : ('b' as const),
    }))
    const store = createTableStore(tableOf(crowd, {}, 'wh40k'))
    store.act({ do: 'lay', lay: taken('shooting', 'a', 'b') })
    for (;;) {
      const { table } = store.getState()
      const lay = table.lays.find(({ kind }) => kind === 'procedure')
      if (lay?.kind !== 'procedure') break
      const course = played(table, lay)
      const open = openRoll(course)
      if (open) store.act({ do: 'lay', lay: { ...lay, rolls: { ...lay.rolls, [open.id]: Array(open.dice).fill(6) } } })
      else
        store.act({ do: 'settle', id: 'p', effects: course.result?.effects ?? [], entry: entryOf(table, lay, course) })
    }
    expect(store.getState().table.log).toHaveLength(1)
    const read = parseTable(formatTable(store.getState().history))
    expect(read.ok || read.reason).toBe(true)
  })
})
