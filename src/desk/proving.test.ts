import { describe, expect, it } from 'vitest'
import type { Disruption } from '../disruption/disruption.ts'
import type { Landing } from '../disruption/landing.ts'
import { leastDisruption } from '../disruption/least-disruption.ts'
import type { Model, Table } from '../table/document.ts'
import { freshTable } from '../table/fresh.ts'
import type { Shove } from '../table/lay.ts'
import { createTableStore } from '../table/store.ts'
import { createAside, drawLots, wayShown } from './aside.ts'
import { asideSaid } from './aside-said.ts'
import { createDesk } from './desk.ts'
import { keepProving } from './proving.ts'
import { restPlaces } from './rest.ts'

const modelOf = (id: string, x: number, y: number): Model => ({
  ...{ id, name: id, unit: '', side: 'a', base: { shape: 'round', mm: 25.4 }, x, y, facing: 0, doubt: 0 },
})
const shove = (x: number, changes: Partial<Shove> = {}): Shove => ({
  ...{ kind: 'shove', id: 's', pinned: false, mover: 'a', manner: 'place', x, y: 10 },
  ...changes,
})

/** A window with a prover that only notes what it is asked. */
function windowOf(models: readonly Model[], changes: Partial<Table> = {}) {
  const table = createTableStore({
    ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }),
    models,
    ...changes,
  })
  const desk = createDesk()
  const aside = createAside()
  const asked: { id: number; landing: Landing | null }[] = []
  const prover = { ask: (id: number, landing: Landing | null) => void asked.push({ id, landing }) }
  const proving = keepProving(table, desk, aside, prover, () => performance.now())
  const last = () => {
    const question = asked.at(-1)
    if (!question) throw new Error('nothing was asked')
    return question
  }
  return { table, desk, aside, asked, proving, last }
}

const pair = () => [modelOf('a', 4, 10), modelOf('b', 10.4, 10), modelOf('c', 11.4, 10)]

describe('proving who makes room', () => {
  it('answers at once while a finger drags, and asks for a proof only when it rests', () => {
    const { table, desk, aside, asked, last } = windowOf(pair())
    desk.setState({ draft: { kind: 'lay', lay: shove(10) } })
    expect(aside.getState().known?.kind).toBe('found')
    expect(asked.every(({ landing }) => landing === null)).toBe(true)
    table.act({ do: 'lay', lay: shove(10) })
    desk.setState({ draft: null })
    const { known } = aside.getState()
    if (!(known?.kind === 'found' && known.proven && known.counted)) expect(last().landing).not.toBeNull()
  })

  it('takes the answer to the last question, and none that was overtaken', () => {
    const { table, aside, proving, last } = windowOf(pair())
    table.act({ do: 'lay', lay: shove(10) })
    const first = last()
    table.act({ do: 'lay', lay: shove(10.2) })
    const second = last()
    const stale: Disruption = { kind: 'none', without: [] }
    proving.told(first.id, stale, true)
    expect(aside.getState().known).not.toBe(stale)
    if (!second.landing) throw new Error('a landing was asked about')
    const known = leastDisruption(second.landing)
    proving.told(second.id, known, true)
    expect(aside.getState()).toMatchObject({ known, proving: false })
    expect(wayShown(aside.getState())?.moves.length).toBeGreaterThan(0)
    expect(asideSaid(aside.getState()).map(({ code }) => code)).toContain('provenLeast')
  })

  it('keeps its proof, and the way one leafed to, when the table only gets another name', () => {
    const { table, aside, asked } = windowOf(pair())
    table.act({ do: 'lay', lay: shove(10) })
    const questions = asked.length
    aside.setState({ way: 1 })
    table.act({ do: 'name', name: 'Ford' })
    expect(asked.length).toBe(questions)
    expect(aside.getState().way).toBe(1)
  })

  it('forgets all when the shove is lifted, taken back, or another table is opened', () => {
    const { table, aside, last } = windowOf(pair())
    table.act({ do: 'lay', lay: shove(10) })
    table.undo()
    expect(aside.getState()).toMatchObject({ shove: null, known: null, proving: false })
    expect(last().landing).toBeNull()
  })

  it('says so when the prover fails, and keeps what it knew', () => {
    const { table, aside, proving } = windowOf(pair())
    table.act({ do: 'lay', lay: shove(10) })
    const { known } = aside.getState()
    proving.failed()
    expect(aside.getState()).toMatchObject({ known, proving: false })
  })

  it('never freezes a frame: a cramped scene answers within its few milliseconds', () => {
    const crowd = Array.from({ length: 16 }, (_, i) =>
      modelOf(`m${i}`, 0.6 + (i % 4) * 1.35, 0.6 + Math.floor(i / 4) * 1.35),
    )
    const mat = { width: 5.4, height: 5.4, look: 'felt', grid: true } as const
    let ticks = 0
    const table = createTableStore({
      ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }),
      models: [{ ...modelOf('a', 2.7, 2.7), base: { shape: 'round', mm: 120 } }, ...crowd],
      mat,
    })
    const desk = createDesk()
    // A clock that runs a millisecond a look: the budget is used up after a few steps, however fast the machine is.
    keepProving(table, desk, createAside(), { ask() {} }, () => ticks++)
    desk.setState({ draft: { kind: 'lay', lay: shove(2.7, { y: 2.7 }) } })
    expect(ticks).toBeLessThan(40)
  })
})

describe('coming to rest', () => {
  it('moves nobody before it is known who makes room', () => {
    const { table, aside } = windowOf(pair())
    table.act({ do: 'lay', lay: shove(10) })
    const lay = table.getState().table.lays[0] as Shove
    expect(restPlaces(table.getState().table, lay, aside.getState())?.map(({ id }) => id)).toContain('a')
    expect(restPlaces(table.getState().table, lay, { ...aside.getState(), known: null })).toBeNull()
    expect(
      restPlaces(table.getState().table, lay, { ...aside.getState(), known: { kind: 'none', without: [] } }),
    ).toBeNull()
    expect(restPlaces(table.getState().table, { ...lay, pinned: true }, aside.getState())).toBeNull()
  })

  it('is refused for a slam of one who is knocked down', () => {
    const down: Model = { ...modelOf('a', 4, 10), marks: ['knockedDown'] }
    const { table, aside } = windowOf([down])
    table.act({ do: 'lay', lay: shove(8, { manner: 'slam' }) })
    const lay = table.getState().table.lays[0] as Shove
    expect(restPlaces(table.getState().table, lay, aside.getState())).toBeNull()
  })

  it('lots fall the same for the same dice, and one draw after the other may differ', () => {
    const draw = () => {
      const { table, aside, proving, last } = windowOf([
        modelOf('a', 4, 10),
        modelOf('b', 10.5, 10),
        modelOf('c', 11.7, 10),
      ])
      table.act({ do: 'lay', lay: shove(10) })
      const { id, landing } = last()
      if (landing) proving.told(id, leastDisruption(landing), true)
      const ways: unknown[] = []
      for (let i = 0; i < 8; i++) {
        drawLots(aside)
        const { drawn, known, way } = aside.getState()
        ways.push(drawn?.moves[0]?.to.y)
        // What is told is what is drawn.
        expect(known?.kind === 'found' && known.optima[way]).toBe(drawn)
        const [told] = asideSaid(aside.getState()).filter(({ code }) => code === 'wayByLot')
        expect(told?.values?.way).toEqual({ kind: 'count', value: way + 1 })
      }
      return ways
    }
    expect(draw()).toEqual(draw())
    expect(new Set(draw()).size).toBeGreaterThan(1)
  })
})
