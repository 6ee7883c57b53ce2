import { describe, expect, it } from 'vitest'
import { rectangularBase, roundBase } from '../rules/base.ts'
import { freshTable } from '../table/fresh.ts'
import { createTableStore } from '../table/store.ts'
import { createDesk, setHand } from './desk.ts'
import { handFor, keepHandInGame } from './hand-for.ts'

const table = freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 })
const { hand } = createDesk().getState()

describe('what the tools lay next', () => {
  it('stays as it is in the game it is of', () => {
    expect(handFor(hand, table)).toEqual(hand)
  })

  it('in another game takes that game’s outline and the sizes nearest to what it had', () => {
    expect(handFor(hand, { ...table, game: 'wh40k' })).toMatchObject({
      sprayOutline: 'teardrop',
      spraySize: 8,
      blastDiameter: 3,
      deviationDiameter: 3,
      newBase: roundBase(28.5),
    })
  })

  it('takes the square base nearest to a round one where a game has squares, and the round one where it has both', () => {
    const base = (game: 'fantasy' | 'mordheim') => handFor(hand, { ...table, game }).newBase
    expect(base('fantasy')).toEqual(rectangularBase(25))
    expect(base('mordheim')).toEqual(roundBase(28.5))
  })

  it('keeps what a game without sprays has none of, and an outline of one’s own that the table has', () => {
    expect(handFor(hand, { ...table, game: 'mordheim' })).toMatchObject({ sprayOutline: 'nested', spraySize: 8 })
    const own = { ...hand, sprayOutline: 'mine' }
    const profiles = { 8: { mouth: 0.1, shoulder: 0.6, shoulderAt: 7, tip: 8, end: 'arc' as const } }
    expect(handFor(own, { game: 'wh40k', outlines: [{ id: 'mine', profiles }] }).sprayOutline).toBe('mine')
    expect(handFor(own, table).sprayOutline).toBe('nested')
  })

  it('follows the table’s game, and is otherwise left to the user', () => {
    const desk = createDesk()
    const store = createTableStore({ ...table, game: 'wh40k' })
    keepHandInGame(desk, store)
    expect(desk.getState().hand.sprayOutline).toBe('teardrop')
    setHand(desk, { blastDiameter: 3.5 })
    store.act({ do: 'name', name: 'Other' })
    expect(desk.getState().hand.blastDiameter).toBe(3.5)
    store.act({ do: 'game', game: 'hordes' })
    expect(desk.getState().hand).toMatchObject({ sprayOutline: 'nested', blastDiameter: 3 })
  })
})
