import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTableStore } from '../store.ts'
import { anyAction, smallTable } from '../testing/actions.ts'
import { outcome, shortened } from './history.ts'

describe('a past that is shortened again and again', () => {
  it('leads to the same table as one folded from its beginning, whatever was done and taken back in between', () => {
    const deed = fc.record({
      kind: fc.constantFrom('act' as const, 'act' as const, 'undo' as const, 'redo' as const),
      action: anyAction,
      author: fc.constantFrom('ann', 'bob'),
    })
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 80 }), fc.integer({ min: 0, max: 20 }), (deeds, most) => {
        const store = createTableStore(smallTable(), 'ann')
        for (const { kind, action, author } of deeds) {
          if (kind === 'act') store.act(action, author)
          else store[kind](author)
          const { history, table } = store.getState()
          const short = shortened(history, most)
          const cut = Math.max(0, history.steps.length - most)
          expect(short.base).toEqual(outcome({ ...history, steps: history.steps.slice(0, cut) }))
          expect(outcome(short)).toEqual(table)
        }
      }),
      { numRuns: 60 },
    )
  })
})
