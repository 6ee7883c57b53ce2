import { describe, expect, it } from 'vitest'
import { answered } from './answered.ts'

const a = { x: 0, y: 0, d: 25.4 }
const b = { x: 10, y: 0, d: 25.4 }
const asked = (input: object) => JSON.parse(answered(JSON.stringify({ id: 1, ask: 'los', in: input })))
const square = [
  [4, -1],
  [6, -1],
  [6, 1],
  [4, 1],
]

describe('the question of sight', () => {
  it('is answered alike whichever way a polygon runs, with repeated and collinear points', () => {
    const { answer } = asked({ a, b, blockers: [{ kind: 'poly', pts: square }] })
    expect(answer).toEqual({
      ...{ anyToAny: false, fromCentre: false, hiddenFraction: 1, coverFromCentre: true, allClear: false },
    })
    const more = [[4, 1], ...square.toReversed(), [4, -1], [4, 0]]
    expect(asked({ a, b, blockers: [{ kind: 'poly', pts: more }] }).answer).toEqual(answer)
  })

  it('takes a touch as blocked unless it is said to be free', () => {
    const row = { a, b, blockers: [{ kind: 'disc', x: 5, y: 0, d: 25.4 }] }
    expect(asked(row).answer.anyToAny).toBe(false)
    expect(asked({ ...row, tangent: 'blocked' }).answer.anyToAny).toBe(false)
    expect(asked({ ...row, tangent: 'free' }).answer.anyToAny).toBe(true)
    const beside = { a, b, blockers: [{ kind: 'disc', x: 5, y: 1, d: 25.4 }] }
    expect(asked(beside).answer.allClear).toBe(false)
    expect(asked({ ...beside, tangent: 'free' }).answer.allClear).toBe(true)
  })

  it.each([
    ['a missing list', { a, b }, 'in.blockers: it is missing'],
    ['a kind there is not', { a, b, blockers: [{ kind: 'star' }] }, 'expected "disc" or "poly", got "star"'],
    ['a line for a polygon', { a, b, blockers: [{ kind: 'poly', pts: square.slice(2) }] }, 'at least 3 points'],
    [
      'a flat polygon',
      {
        a,
        b,
        blockers: [
          {
            kind: 'poly',
            pts: [
              [0, 0],
              [1, 0],
              [2, 0],
            ],
          },
        ],
      },
      'with an area',
    ],
    [
      'a disc of no size',
      { a, b, blockers: [{ kind: 'disc', x: 1, y: 1, d: -1 }] },
      'blockers.0.d: expected a number of 0',
    ],
    ['an unknown tangent', { a, b, blockers: [], tangent: 'maybe' }, 'expected "blocked" or "free", got "maybe"'],
  ])('says what is wrong with %s', (_, input, sentence) => {
    expect(asked(input).error).toContain(sentence)
  })
})
