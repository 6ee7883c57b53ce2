import { describe, expect, it } from 'vitest'
import type { Deviation } from '../table/lay.ts'
import { chipsOf } from './direction-chips.ts'
import { modelAt, type Stage, stageOf } from './testing/stage.ts'

const lays = (stage: Stage) => stage.table.getState().table.lays
const three = () => [modelAt('a', 6, 9), modelAt('b', 12, 9), modelAt('c', 15, 12)]

describe('laying with a finger', () => {
  it('a tape: tap one, tap the other', () => {
    const stage = stageOf(three(), 'measure')
    stage.tap(stage.at(6, 9))
    expect(stage.desk.getState().pending).toBe('a')
    stage.tap(stage.at(12, 9))
    expect(lays(stage)).toMatchObject([{ kind: 'measure', from: { id: 'a' }, to: { id: 'b' } }])
    expect(stage.desk.getState().pending).toBeNull()
  })

  it('a tape: drag from a base to the edge of the mat', () => {
    const stage = stageOf(three(), 'measure')
    stage.drag(stage.at(6, 9), stage.at(0.1, 9))
    expect(lays(stage)).toMatchObject([{ from: { kind: 'model', id: 'a' }, to: { kind: 'edge', edge: 'left' } }])
  })

  it('a spray: tap its origin, tap its target; tap another to aim anew', () => {
    const stage = stageOf(three(), 'spray')
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(12, 9))
    expect(lays(stage)).toMatchObject([{ kind: 'spray', origin: 'a', aim: { kind: 'model', id: 'b' } }])
    stage.tap(stage.at(15, 12))
    expect(lays(stage)).toMatchObject([{ origin: 'a', aim: { kind: 'model', id: 'c' } }])
    expect(lays(stage)).toHaveLength(1)
  })

  it('a spray: comes from the model that was selected before', () => {
    const stage = stageOf(three(), 'spray')
    stage.desk.setState({ selection: ['a'] })
    stage.tap(stage.at(12, 9))
    expect(lays(stage)).toMatchObject([{ origin: 'a', aim: { id: 'b' } }])
  })

  it('a spray: tapping its origin first and then a target lays it anew, and nothing is lost between', () => {
    const stage = stageOf(three(), 'spray')
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(12, 9))
    stage.tap(stage.at(6, 9))
    expect(stage.desk.getState().pending).toBe('a')
    expect(lays(stage)).toMatchObject([{ origin: 'a', aim: { id: 'b' } }])
    stage.tap(stage.at(15, 12))
    expect(lays(stage)).toMatchObject([{ origin: 'a', aim: { id: 'c' } }])
  })

  it('what is aimed anew keeps its own length, outline, range and size, whatever was last in hand', () => {
    const stage = stageOf(three(), 'spray')
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(12, 9))
    stage.desk.setState((state) => ({ hand: { ...state.hand, spraySize: 10, deviationRange: 20, blastDiameter: 3 } }))
    stage.tap(stage.at(15, 12))
    expect(lays(stage)).toMatchObject([{ size: 8 }])
    const shot = stageOf(three(), 'deviation')
    shot.tap(shot.at(6, 9))
    shot.tap(shot.at(12, 9))
    shot.desk.setState((state) => ({ hand: { ...state.hand, deviationRange: 20, deviationDiameter: 3 } }))
    shot.tap(shot.at(15, 12))
    expect(lays(shot)).toMatchObject([{ range: 12, diameter: 4 }])
  })

  it('a spray: two taps on its origin give it up, so that another can be picked', () => {
    const stage = stageOf(three(), 'spray')
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(12, 9))
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(6, 9))
    expect(lays(stage)).toEqual([])
    stage.tap(stage.at(12, 9))
    stage.tap(stage.at(15, 12))
    expect(lays(stage)).toMatchObject([{ origin: 'b', aim: { id: 'c' } }])
  })

  it('a spray: dragged from its origin follows the finger, and lies once it lifts', () => {
    const stage = stageOf(three(), 'spray')
    stage.down(1, stage.at(6, 9))
    stage.move(1, stage.at(9, 12))
    expect(stage.desk.getState().draft).toMatchObject({ kind: 'lay', lay: { aim: { kind: 'bearing', degrees: 45 } } })
    expect(lays(stage)).toEqual([])
    stage.up(1)
    expect(lays(stage)).toMatchObject([{ kind: 'spray', origin: 'a', aim: { kind: 'bearing', degrees: 45 } }])
  })

  it('a blast: on a model, on a bare place, and carried by where it was grabbed', () => {
    const stage = stageOf(three(), 'blast')
    stage.tap(stage.at(12, 9))
    expect(lays(stage)).toMatchObject([{ kind: 'blast', at: { kind: 'model', id: 'b' }, diameter: 4 }])
    stage.tap(stage.at(9, 14))
    expect(lays(stage)).toMatchObject([{ at: { kind: 'place' } }])
    stage.drag(stage.at(9.5, 14), stage.at(10.5, 13))
    const at = lays(stage)[0]?.kind === 'blast' ? lays(stage)[0] : null
    expect(at).toMatchObject({ at: { kind: 'place' } })
    if (at?.kind === 'blast' && at.at.kind === 'place') {
      expect(at.at.x).toBeCloseTo(10, 6)
      expect(at.at.y).toBeCloseTo(13, 6)
    }
  })

  it('a shot that may drift: origin, target, then a tap on a direction around the aim point', () => {
    const stage = stageOf(three(), 'deviation')
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(12, 9))
    const shot = lays(stage)[0]
    expect(shot).toMatchObject({ kind: 'deviation', origin: 'a', target: 'b', direction: null })
    const chips = chipsOf(stage.table.getState().table, shot as Deviation, 40)
    const fifth = chips[4]
    if (!fifth) throw new Error('there are six chips')
    stage.tap(stage.at(fifth.at.x, fifth.at.y))
    expect(lays(stage)[0]).toMatchObject({ direction: 5 })
  })

  it('arcs: whose, then the attacker; dragged from the attacker they say it at once', () => {
    const stage = stageOf(three(), 'arc')
    stage.tap(stage.at(12, 9))
    expect(lays(stage)).toMatchObject([{ kind: 'arc', target: 'b', attacker: null }])
    stage.tap(stage.at(6, 9))
    expect(lays(stage)).toMatchObject([{ target: 'b', attacker: 'a' }])
    stage.drag(stage.at(15, 12), stage.at(6, 9))
    expect(lays(stage)).toMatchObject([{ target: 'a', attacker: 'c' }])
  })

  it('a pinned thing stays when the next one is laid', () => {
    const stage = stageOf(three(), 'blast')
    stage.tap(stage.at(12, 9))
    const first = lays(stage)[0]
    if (first) stage.table.act({ do: 'pin', id: first.id, pinned: true })
    stage.tap(stage.at(6, 9))
    expect(lays(stage)).toHaveLength(2)
  })

  it('taking aim declares the target where targets are declared first', () => {
    const stage = stageOf(three(), 'spray', { declareFirst: true })
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(12, 9))
    expect(stage.table.getState().table.declared).toBe('b')
  })

  it('a new model stands where the board was tapped, and is selected', () => {
    const stage = stageOf([], 'add')
    stage.tap(stage.at(7, 8))
    const [model] = stage.table.getState().table.models
    expect(model).toMatchObject({ name: 'Model 1', base: { mm: 30 } })
    expect(model?.x).toBeCloseTo(7, 9)
    expect(stage.desk.getState().selection).toEqual([model?.id])
  })

  it('a blast: a finger dragged away from its target is the arrow of the scatter, whoever stands under it', () => {
    const stage = stageOf(three(), 'procedure', { game: 'wh40k' })
    stage.desk.setState((state) => ({ hand: { ...state.hand, procedure: 'blast' } }))
    stage.drag(stage.at(6, 9), stage.at(12, 9))
    expect(lays(stage)).toMatchObject([{ of: 'blast', actor: 'a', target: 'b', answers: {} }])
    stage.drag(stage.at(12, 9), stage.at(12, 6))
    expect(lays(stage)).toMatchObject([
      { actor: 'a', target: 'b', answers: { 'wh40k.arrow': 'byHand', 'wh40k.direction': 270 } },
    ])
    stage.drag(stage.at(12, 9), stage.at(15, 12))
    expect(lays(stage)).toMatchObject([{ target: 'b', answers: { 'wh40k.direction': 45 } }])
    stage.drag(stage.at(6, 9), stage.at(15, 12))
    expect(lays(stage)).toMatchObject([{ actor: 'a', target: 'c', answers: {} }])
  })

  it('a procedure: dragged from another model it is that one who acts; two taps on who acts give it up', () => {
    const stage = stageOf(three(), 'procedure')
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(12, 9))
    expect(lays(stage)).toMatchObject([{ kind: 'procedure', actor: 'a', target: 'b' }])
    stage.drag(stage.at(15, 12), stage.at(12, 9))
    expect(lays(stage)).toMatchObject([{ actor: 'c', target: 'b' }])
    stage.tap(stage.at(15, 12))
    stage.tap(stage.at(15, 12))
    expect(lays(stage)).toEqual([])
    stage.tap(stage.at(6, 9))
    stage.tap(stage.at(12, 9))
    expect(lays(stage)).toMatchObject([{ actor: 'a', target: 'b' }])
  })

  it('several to be pushed: a tap on a model beside them says from whom, on one of them picks it alone', () => {
    const stage = stageOf(three(), 'shove')
    stage.desk.setState({ selection: ['a', 'b'] })
    stage.tap(stage.at(15, 12))
    expect(stage.desk.getState()).toMatchObject({ selection: ['a', 'b'], massShove: { origin: 'c', inches: 3 } })
    stage.tap(stage.at(6, 9))
    expect(stage.desk.getState()).toMatchObject({ selection: ['a'], massShove: null })
  })
})
