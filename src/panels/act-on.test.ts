import { describe, expect, it } from 'vitest'
import type { Procedure } from '../table/lay.ts'
import { MOST_ROLLS } from '../table/limits.ts'
import { createTableStore } from '../table/store.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { actOn } from './act-on.ts'
import { createChrome } from './chrome.ts'

const shove = { kind: 'shove', id: 's', pinned: false, mover: 'a', manner: 'slam', x: 12, y: 10 } as const
const under = { kind: 'procedure', id: 'p', pinned: true, of: 'fall', actor: 'a', target: null } as const
const procedure: Procedure = { ...under, answers: {}, rolls: {} }
const slam = (away: string) => ({ do: 'rollShove', id: 's', dice: { of: 'slam', away } }) as const

function windowOf(rest: Parameters<typeof tableOf>[1] = {}, game: Parameters<typeof tableOf>[2] = 'hordes') {
  const models = [figure('a', 10, 10, rest.stage ? { unit: 'U', marks: ['locked'] } : {}), figure('b', 6, 10)]
  const table = createTableStore(tableOf(models, { lays: [procedure, shove], ...rest }, game))
  const chrome = createChrome()
  return { table, chrome, notice: () => chrome.getState().notice?.text ?? null }
}

describe('what a panel does to the table', () => {
  it('is answered by whether it changed anything', () => {
    const stores = windowOf()
    const place = { do: 'place', places: [{ id: 'a', x: 11, y: 10, facing: 0 }] } as const
    expect(actOn(stores, place)).toBe(true)
    expect(actOn(stores, place)).toBe(false)
    expect(stores.notice()).toBeNull()
  })

  it('is not done to those who move no more, and a notice names them', () => {
    const stores = windowOf({ stage: 'play' }, 'fantasy')
    expect(actOn(stores, { do: 'place', places: [{ id: 'a', x: 11, y: 10, facing: 0 }] })).toBe(false)
    expect(stores.table.getState().table.models[0]?.x).toBe(10)
    expect(stores.chrome.getState().notice).toMatchObject({ text: 'notice.locked', values: { name: 'U' } })
  })

  it('says that no dice are left where there are none, and only there', () => {
    const spent = windowOf({ dice: { seed: 7, rolled: MOST_ROLLS - 1 } })
    expect(actOn(spent, { do: 'cast', id: 'p', roll: 'damage', dice: 2 })).toBe(false)
    expect(spent.notice()).toBe('notice.noDice')
    // The last die still falls.
    expect(actOn(windowOf({ dice: { seed: 7, rolled: MOST_ROLLS - 1 } }), slam('b'))).toBe(true)
  })

  it('says nothing of dice where a slam has no direction, or what was to be rolled for is gone', () => {
    const stores = windowOf()
    expect(actOn(stores, slam('gone'))).toBe(false)
    expect(actOn(stores, { do: 'cast', id: 'gone', roll: 'damage', dice: 2 })).toBe(false)
    expect(stores.notice()).toBeNull()
    expect(actOn(stores, slam('b'))).toBe(true)
  })
})
