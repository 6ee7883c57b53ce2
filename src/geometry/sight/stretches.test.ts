import { describe, expect, it } from 'vitest'
import { lengthBetween, united, without } from './stretches.ts'

describe('stretches of a line', () => {
  it('count once what several cover', () => {
    expect(
      united([
        [3, 5],
        [0, 1],
        [4, 6],
        [1, 2],
      ]),
    ).toEqual([
      [0, 2],
      [3, 6],
    ])
    expect(
      lengthBetween(
        [
          [0, 4],
          [1, 2],
          [3, 6],
        ],
        1,
        5,
      ),
    ).toBe(4)
  })

  it('leave what isn’t taken out', () => {
    expect(
      without(
        [
          [0, 4],
          [6, 8],
        ],
        [
          [3, 7],
          [1, 2],
        ],
      ),
    ).toEqual([
      [0, 1],
      [2, 3],
      [7, 8],
    ])
    expect(without([[0, 1]], [[-1, 2]])).toEqual([])
    expect(without([[0, 1]], [])).toEqual([[0, 1]])
  })
})
