import { describe, expect, it } from 'vitest'
import { apply } from '../table/apply.ts'
import { sceneOf } from '../table/on/sight-on.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { sights } from './sights.ts'
import { taken } from './testing/playing.ts'

describe('sights of procedures', () => {
  it('are worked out once while answers and dice come in, and anew when a model moves or the game is another', () => {
    const asked: string[] = []
    const known = sights<number>()
    const ask = (table: Parameters<typeof sceneOf>[0]) => known(sceneOf(table), ['a', 'b'], () => asked.push('once'))
    const table = tableOf([figure('a', 10, 10), figure('b', 14, 10)])
    const held = apply(table, { do: 'lay', lay: taken('ranged', 'a', 'b') })
    const rolled = apply(held, { do: 'cast', id: 'p', roll: 'attack', dice: 2 })
    expect([table, held, rolled].map(ask)).toEqual([1, 1, 1])
    expect(ask(apply(rolled, { do: 'place', places: [{ id: 'a', x: 9, y: 10, facing: 0 }] }))).toBe(2)
    expect(ask(apply(rolled, { do: 'game', game: 'wh40k' }))).toBe(3)
  })
})
