import { describe, expect, it } from 'vitest'
import type { Course } from '../games/procedure.ts'
import type { Question } from '../games/question.ts'
import { outlineAbout } from '../geometry/shape/zone.ts'
import type { Procedure } from '../table/lay.ts'
import { modelAt, stageOf } from './testing/stage.ts'

const lay: Procedure = {
  ...{ id: 'p', pinned: false, kind: 'procedure', of: 'join', actor: 'hero', target: 'one' },
  ...{ answers: { other: true }, rolls: {} },
}

const ghost = (x: number, y: number) => ({
  area: { kind: 'outline' as const, outline: outlineAbout({ centre: { x, y }, width: 1, depth: 1, turn: 0 }, 0) },
  at: { x, y },
  label: { code: 'fantasy.away' },
})

const question: Question = {
  ...{ kind: 'one', key: 'seat', code: 'seat', about: null, value: 'a' },
  options: [
    { value: 'a', name: null, ghost: ghost(10, 10) },
    { value: 'b', name: null, ghost: ghost(12, 10) },
    { value: 'c', name: null },
  ],
}

const course: Course = {
  steps: [{ how: 'asked', profile: false, question }],
  ...{ refusal: null, chances: [], spreads: [], notes: [], reaches: [], result: null, readings: [] },
}

/** A hero and two others, one of them where a place may be chosen, with the procedure in hand and followed. */
function stage(id = lay.id) {
  const models = [modelAt('hero', 6, 6), modelAt('one', 12, 10), modelAt('two', 16, 10)]
  const hand = stageOf(models, 'procedure', { game: 'fantasy', lays: [lay] })
  hand.course.setState({ lay: { ...lay, id }, course, entry: null })
  return hand
}

const inHand = (hand: ReturnType<typeof stage>) => hand.table.getState().table.lays[0]

describe('a place that may be chosen on the board', () => {
  it('is chosen by a tap on it, whoever stands there, and other answers stay', () => {
    const hand = stage()
    hand.tap(hand.at(12.3, 10.3))
    expect(inHand(hand)).toEqual({ ...lay, answers: { other: true, seat: 'b' } })
  })

  it('is not chosen by a tap beside it: that aims anew', () => {
    const hand = stage()
    hand.tap(hand.at(16, 10))
    expect(inHand(hand)).toMatchObject({ target: 'two', answers: {} })
  })

  it('is not chosen by a drag over it, nor by what is known of another procedure', () => {
    const dragged = stage()
    dragged.drag(dragged.at(12.3, 10.3), dragged.at(16, 10))
    expect(inHand(dragged)).not.toMatchObject({ answers: { seat: 'b' } })
    const other = stage('q')
    other.tap(other.at(10, 10))
    expect(inHand(other)).toEqual(lay)
  })
})
