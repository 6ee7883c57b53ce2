import { describe, expect, it } from 'vitest'
import { rectangularBase } from '../rules/base.ts'
import type { Model } from '../table/document.ts'
import { blockOf, rankedWith, turnsAbout, wheelsAbout } from '../table/place/ranked.ts'
import { turnedTogether } from '../table/place/together.ts'
import { unitOf } from '../table/place/unit.ts'
import { knobOfBlock } from './handles.ts'
import { modelAt, type Stage, stageOf } from './testing/stage.ts'

/** Ten spears of 20 mm in two ranks of five, facing up the screen, about a place. */
function spears(x = 12, y = 9, facing = 270): Model[] {
  let number = 0
  return unitOf(
    {
      ...{ count: 10, formation: { kind: 'ranks', files: 5 }, spacing: 0, at: { x, y }, facing },
      ...{ base: rectangularBase(20), side: 'a', name: 'Spear', unit: 'Spears' },
    },
    () => `s${number++}`,
  )
}

const lone = (x: number, y: number) => modelAt('lone', x, y, { base: rectangularBase(25) })

const fantasy = (models: readonly Model[]) => stageOf(models, 'select', { game: 'fantasy' })
const selection = (stage: Stage) => stage.desk.getState().selection
const models = (stage: Stage) => stage.table.getState().table.models
const byId = (stage: Stage, id: string) => {
  const model = models(stage).find((one) => one.id === id)
  if (!model) throw new Error(id)
  return model
}

describe('a finger on a block of ranks', () => {
  it('selects the whole block, a second tap the one model, a third the block again', () => {
    const stage = fantasy([...spears(), lone(16, 9)])
    const { x, y } = byId(stage, 's3')
    stage.tap(stage.at(x, y))
    expect(selection(stage)).toHaveLength(10)
    stage.tap(stage.at(x, y))
    expect(selection(stage)).toEqual(['s3'])
    const other = byId(stage, 's4')
    stage.tap(stage.at(other.x, other.y))
    expect(selection(stage)).toEqual(['s4'])
    stage.tap(stage.at(other.x, other.y))
    expect(selection(stage)).toHaveLength(10)
  })

  it('drags all of it as one step, from whichever model is grabbed, and back by one undo', () => {
    const stage = fantasy(spears())
    const before = models(stage)
    const { x, y } = byId(stage, 's7')
    stage.drag(stage.at(x, y), stage.at(x + 2, y - 1))
    for (const { id, x, y } of before) {
      expect(byId(stage, id).x).toBeCloseTo(x + 2, 9)
      expect(byId(stage, id).y).toBeCloseTo(y - 1, 9)
    }
    expect(stage.table.getState().history.steps).toHaveLength(1)
    expect(rankedWith(stage.table.getState().table, 's0')).toHaveLength(10)
  })

  it('dragged, turned or wheeled in play is remembered as having moved, by one undo as not; set up, or one alone, it is not', () => {
    const moved = (stage: Stage) => models(stage).filter(({ marks = [] }) => marks.includes('moved')).length
    const drag = (stage: Stage) => {
      const { x, y } = byId(stage, 's7')
      stage.drag(stage.at(x, y), stage.at(x + 2, y - 1))
    }
    const setUp = fantasy(spears())
    drag(setUp)
    expect(moved(setUp)).toBe(0)
    const play = stageOf([...spears(), lone(16, 9)], 'select', { game: 'fantasy', stage: 'play' })
    drag(play)
    expect(moved(play)).toBe(10)
    play.table.undo()
    expect(moved(play)).toBe(0)
    play.table.act({ do: 'place', places: turnedTogether(models(play).slice(0, 10), { x: 12, y: 9 }, 90) })
    expect(moved(play)).toBe(10)
    const one = stageOf(spears(), 'select', { game: 'fantasy', stage: 'play' })
    const { x, y } = byId(one, 's3')
    one.tap(one.at(x, y))
    one.tap(one.at(x, y))
    one.drag(one.at(x, y), one.at(x, y - 2))
    expect(moved(one)).toBe(0)
    // With one of it active, who walks, the others have moved all the same.
    const active = stageOf(spears(), 'select', { game: 'fantasy', stage: 'play' })
    active.table.act({ do: 'activate', model: 's7' })
    drag(active)
    expect(moved(active)).toBe(10)
  })

  it('drags one alone once that one is selected', () => {
    const stage = fantasy(spears())
    const { x, y } = byId(stage, 's3')
    stage.tap(stage.at(x, y))
    stage.tap(stage.at(x, y))
    stage.drag(stage.at(x, y), stage.at(x, y - 2))
    expect(byId(stage, 's3').y).toBeCloseTo(y - 2, 9)
    expect(rankedWith(stage.table.getState().table, 's0')).toHaveLength(9)
  })

  it('turns it about its middle by the knob before its front, and it stays in ranks', () => {
    const stage = fantasy(spears())
    const { x, y } = byId(stage, 's2')
    stage.tap(stage.at(x, y))
    const block = blockOf(models(stage))
    if (!block) throw new Error('no block')
    const knob = knobOfBlock(block, 40)
    stage.drag(stage.at(knob.x, knob.y), stage.at(block.x + (block.y - knob.y), block.y))
    expect(models(stage).every(({ facing }) => Math.abs(facing) < 1e-9 || Math.abs(facing - 360) < 1e-9)).toBe(true)
    const turned = blockOf(models(stage))
    expect(turned?.x).toBeCloseTo(block.x, 9)
    expect(turned?.y).toBeCloseTo(block.y, 9)
    expect(rankedWith(stage.table.getState().table, 's0')).toHaveLength(10)
    expect(stage.table.getState().history.steps).toHaveLength(1)
  })

  it('turns it with two fingers, and the one model alone where that is selected', () => {
    const stage = fantasy(spears())
    const [a, b] = [byId(stage, 's0'), byId(stage, 's4')]
    stage.tap(stage.at(a.x, a.y))
    stage.down(1, stage.at(a.x, a.y))
    stage.down(2, stage.at(b.x, b.y))
    stage.move(2, stage.at(a.x, a.y - 3))
    stage.up(2)
    stage.up(1)
    expect(models(stage).every(({ facing }) => facing === models(stage)[0]?.facing)).toBe(true)
    expect(models(stage)[0]?.facing).not.toBe(270)
  })

  it('leaves out who faces another way, stands off, is of another unit, or of none', () => {
    const side = 20 / 25.4
    const beside = (id: string, x: number, rest: Partial<Model>) =>
      modelAt(id, x, 9 - side / 2, { base: rectangularBase(20), unit: 'Spears', facing: 270, ...rest })
    const right = 12 + 3 * side
    const members = (other: Model) => {
      const stage = fantasy([...spears(), other])
      return rankedWith(stage.table.getState().table, 's0').length
    }
    expect(members(beside('in', right, {}))).toBe(11)
    expect(members(beside('turned', right, { facing: 90 }))).toBe(10)
    expect(members(beside('off', right + 0.1, {}))).toBe(10)
    expect(members(beside('other', right, { unit: 'Others' }))).toBe(10)
    expect(members(beside('foe', right, { side: 'b' }))).toBe(10)
  })

  it('is one model after the other in games whose units move model by model, and on round bases', () => {
    const hordes = stageOf(spears())
    const { x, y } = byId(hordes, 's3')
    hordes.tap(hordes.at(x, y))
    expect(selection(hordes)).toEqual(['s3'])
    const round = fantasy([modelAt('a', 8, 9, { unit: 'U' }), modelAt('b', 8 + 30 / 25.4, 9, { unit: 'U' })])
    round.tap(round.at(8, 9))
    expect(selection(round)).toEqual(['a'])
  })

  it('finds the base whose edge it is on: a long one by its whole length', () => {
    const stage = fantasy([modelAt('cart', 12, 9, { base: rectangularBase(50, 100), facing: 0 })])
    stage.tap(stage.at(12 + 1.9, 9))
    expect(selection(stage)).toEqual(['cart'])
    stage.tap(stage.at(12, 9 + 1.9))
    expect(selection(stage)).toEqual([])
  })
})

describe('the corner a block wheels about', () => {
  it('is the left end of its front to the left, the right end to the right, as it faces', () => {
    const block = blockOf(spears(12, 9, 270))
    if (!block) throw new Error('no block')
    const side = 20 / 25.4
    const left = wheelsAbout(block, 'left')
    expect(left.x).toBeCloseTo(12 - 2.5 * side, 9)
    expect(left.y).toBeCloseTo(9 - side, 9)
    expect(wheelsAbout(block, 'right').x).toBeCloseTo(12 + 2.5 * side, 9)
  })
})

describe('the middle a block turns about', () => {
  it('is the same however it is turned, though its last rank is short', () => {
    const seven = spears().slice(0, 7)
    const stage = fantasy(seven)
    const about = turnsAbout(stage.table.getState().table, seven)
    const block = blockOf(seven)
    expect(about).toEqual({ x: block?.x, y: block?.y })
  })
})

describe('a dragged square base', () => {
  it('snaps into contact, in line with the base it comes near', () => {
    const stage = fantasy([lone(12, 9), modelAt('m', 16, 9, { base: rectangularBase(25) })])
    stage.desk.setState((state) => ({ hand: { ...state.hand, snap: true } }))
    stage.drag(stage.at(16, 9), stage.at(12 + 1.15, 9.2))
    expect(byId(stage, 'm').x).toBeCloseTo(12 + 25 / 25.4, 9)
    expect(byId(stage, 'm').y).toBeCloseTo(9, 9)
  })

  it('snaps to a round base’s rim, and a round one to a side', () => {
    const stage = fantasy([modelAt('o', 12, 9), modelAt('m', 16, 9, { base: rectangularBase(25) })])
    stage.desk.setState((state) => ({ hand: { ...state.hand, snap: true } }))
    stage.drag(stage.at(16, 9), stage.at(12 + 1.3, 9))
    expect(byId(stage, 'm').x).toBeCloseTo(12 + 15 / 25.4 + 12.5 / 25.4, 9)
    const other = fantasy([lone(12, 9), modelAt('o', 16, 9)])
    other.desk.setState((state) => ({ hand: { ...state.hand, snap: true } }))
    other.drag(other.at(16, 9), other.at(12 + 1.3, 9.1))
    expect(byId(other, 'o').x).toBeCloseTo(12 + 15 / 25.4 + 12.5 / 25.4, 9)
    expect(byId(other, 'o').y).toBeCloseTo(9.1, 9)
  })
})
