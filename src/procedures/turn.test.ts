import { describe, expect, it } from 'vitest'
import type { GameId } from '../games/game.ts'
import { apply } from '../table/apply.ts'
import type { Table } from '../table/document.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { came, played, settled, taken } from './testing/playing.ts'

const games = ['hordes', 'wh40k', 'mordheim', 'fantasy'] as const

const walked = (game: GameId): Table => {
  const table = tableOf([figure('a', 10, 10, { marks: ['locked'] }), figure('b', 20, 10)], { game, stage: 'play' })
  const places = [{ id: 'a', x: 12, y: 10, facing: 0 }]
  return apply(apply(table, { do: 'activate', model: 'a' }), { do: 'advance', places })
}

describe('a new turn', () => {
  it.each(games)('%s: nobody has moved in it, and the log tells where it began', (game) => {
    const before = walked(game)
    const lay = taken('turn', 'b', null)
    const course = played(before, lay)
    expect(came(course)?.[0]).toBe('flow.newTurn')
    const after = settled(before, lay)
    expect([before.activations.length, after.activations.length]).toEqual([1, 0])
    expect(after.models.map(({ x }) => x)).toEqual([12, 20])
    expect(after.log.map(({ of }) => of)).toEqual([`${game}.turn`])
  })

  it('is a new sub-phase of fantasy battles too: who was locked may move again', () => {
    const course = played(walked('fantasy'), taken('turn', 'b', null))
    expect(course.result?.effects).toContainEqual({ do: 'mark', model: 'a', mark: 'locked', on: false })
  })
})
