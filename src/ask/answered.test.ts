import { describe, expect, it } from 'vitest'
import { answered } from './answered.ts'

const origin = { x: 0, y: 0, d: 30 }
const box = {
  kind: 'poly',
  pts: [
    [0, -1],
    [6, -1],
    [6, 1],
    [0, 1],
  ],
}
const cover = (outline: unknown) => ({ origin, outline, thetaDeg: 0, models: [] })
const error = (ask: string, input: unknown): string =>
  JSON.parse(answered(JSON.stringify({ id: 'q', ask, in: input }))).error

describe('the door for questions', () => {
  it('answers in one line with the id of the question', () => {
    const question = { id: 7, ask: 'distance', in: { a: origin, b: { x: 5, y: 0, d: 30 }, n: 4 } }
    const line = answered(JSON.stringify(question))
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({ id: 7, answer: { within: true } })
  })

  it('says of what is no question that it is none, with no id', () => {
    for (const text of ['not json', '[1]', '"text"', 'null', '{"id":1'])
      expect(JSON.parse(answered(text))).toMatchObject({ id: null, error: expect.stringContaining('JSON object') })
  })

  it('keeps the id where only the rest is wrong', () => {
    expect(JSON.parse(answered('{"id":"a","ask":"guess"}'))).toMatchObject({
      id: 'a',
      error: expect.stringContaining('guess'),
    })
    expect(JSON.parse(answered('{"id":{},"ask":"distance"}'))).toMatchObject({
      id: null,
      error: expect.stringContaining('id:'),
    })
    expect(JSON.parse(answered('{"ask":"blast","in":{"template":{"x":0,"y":0,"diameterIn":3},"models":[]}}'))).toEqual({
      id: null,
      answer: { models: [] },
    })
  })

  it.each([
    ['a missing input', 'distance', undefined, 'in: expected an object with a, b and n, got nothing'],
    ['a missing field', 'distance', { a: { x: 0, y: 0 }, b: origin, n: 1 }, 'in.a.d: it is missing'],
    ['a wrong type', 'distance', { a: { x: '0', y: 0, d: 1 }, b: origin, n: 1 }, 'in.a.x: expected a number, got "0"'],
    [
      'nothing for a number',
      'distance',
      { a: { x: null, y: 0, d: 1 }, b: origin, n: 1 },
      'in.a.x: expected a number, got null',
    ],
    [
      'a base below nothing',
      'distance',
      { a: { x: 0, y: 0, d: -3 }, b: origin, n: 1 },
      'in.a.d: expected a number of 0 or more, got -3',
    ],
    [
      'a walk of no points',
      'backStrike',
      { target: { ...origin, facingDeg: 0 }, moverD: 30, path: [], mode: 'whole' },
      'in.path: expected a path of at least one point, got []',
    ],
    [
      'an id twice',
      'blast',
      {
        template: { x: 0, y: 0, diameterIn: 3 },
        models: [
          { id: 'a', ...origin },
          { id: 'a', ...origin },
        ],
      },
      'in.models.1: expected an id no other model has',
    ],
    [
      'an unknown choice',
      'blast',
      { template: { x: 0, y: 0, diameterIn: 3 }, models: [], touch: 'no' },
      'in.touch: expected "covered" or "clear", got "no"',
    ],
    [
      'a polygon of two points',
      'sprayCover',
      cover({
        kind: 'poly',
        pts: [
          [0, 0],
          [1, 0],
        ],
      }),
      'in.outline: expected a polygon of at least 3 points',
    ],
    [
      'a bent polygon',
      'sprayCover',
      cover({
        kind: 'poly',
        pts: [
          [0, 0],
          [2, 0],
          [1, 0.2],
          [1, 2],
        ],
      }),
      'in.outline: expected a convex polygon',
    ],
    [
      'a flat polygon',
      'sprayCover',
      cover({
        kind: 'poly',
        pts: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      }),
      'in.outline: expected a polygon with an area',
    ],
    [
      'an arc too small',
      'sprayCover',
      cover({ kind: 'wedge', L: 8, w0: 1, w1: 3, far: 'arc', arcU: 7 }),
      'in.outline: expected an end arc that reaches the sides',
    ],
    [
      'an arc beyond the tip',
      'sprayCover',
      cover({ kind: 'wedge', L: 8, w0: 1, w1: 3, far: 'arc', arcU: 8 }),
      'in.outline: expected an end arc whose centre arcU lies before L',
    ],
    [
      'an arc that ends behind the mouth',
      'sprayCover',
      cover({ kind: 'wedge', L: 1, w0: 0, w1: 12, far: 'arc', arcU: -10 }),
      'in.outline: expected an end arc that meets the sides beyond the mouth',
    ],
    [
      'a wedge of no width',
      'sprayCover',
      cover({ kind: 'wedge', L: 8, w0: 0, w1: 0, far: 'flat' }),
      'in.outline: expected a wedge with a width',
    ],
    [
      'a wedge without its end',
      'sprayCover',
      cover({ kind: 'wedge', L: 8, w0: 1, w1: 3 }),
      'in.outline.far: it is missing',
    ],
    [
      'an outline of no kind',
      'sprayCover',
      cover({ kind: 'star' }),
      'in.outline.kind: expected "poly" or "wedge", got "star"',
    ],
    [
      'a target that is no model',
      'sprayBest',
      { origin, outline: box, models: [], targets: ['z'], mode: 'strict', penalty: 1 },
      'in: expected targets that are ids of models, got "z"',
    ],
    [
      'no target',
      'sprayBest',
      { origin, outline: box, models: [], targets: [], mode: 'strict', penalty: 1 },
      'in.targets: expected at least one target, got []',
    ],
    [
      'a table of no size',
      'deviation',
      { origin, target: origin, rng: 6, table: { w: 0, h: 48 }, aoeIn: 3, models: [] },
      'in.table.w: expected a number above 0, got 0',
    ],
    [
      'an attack before the walk',
      'backStrike',
      { target: { ...origin, facingDeg: 0 }, moverD: 30, path: [{ x: 0, y: 0 }], mode: 'whole', attackAt: -1 },
      'in.attackAt: expected a number of 0 or more, got -1',
    ],
  ])('names the field, what was expected and what came: %s', (_, ask, input, sentence) => {
    expect(error(ask, input)).toContain(sentence)
  })

  it('takes no infinite number, and gives none', () => {
    const line = '{"id":1,"ask":"distance","in":{"a":{"x":1e999,"y":0,"d":3},"b":{"x":1,"y":0,"d":1},"n":1}}'
    expect(JSON.parse(answered(line)).error).toBe('in.a.x: expected a finite number, got Infinity')
    const huge = { a: { x: 1e308, y: -1e308, d: 3 }, b: { x: -1e308, y: 1e308, d: 1 }, n: 1 }
    expect(error('distance', huge)).toBe('numbers too large to compute with')
  })

  it('doesn’t trip over ids that mean something to the language', () => {
    const models = [
      { id: '__proto__', ...origin },
      { id: 'constructor', x: 9, y: 9, d: 30 },
    ]
    const line = answered(
      JSON.stringify({
        id: 1,
        ask: 'deviation',
        in: { origin, target: { x: 9, y: 0, d: 30 }, rng: 12, aoeIn: 3, models },
      }),
    )
    expect(Object.keys(JSON.parse(line).answer.hits36)).toEqual(['__proto__', 'constructor'])
  })

  it('can’t be silenced by an id that is no number one could write back', () => {
    expect(JSON.parse(answered('{"id":1e400,"ask":"distance"}'))).toEqual({
      id: null,
      error: 'id: expected a text or a number, got Infinity',
    })
  })

  it.each([6.4, 6.4 + 5e-10])('takes an end of half a circle, whatever rounding makes of L - arcU: arcU %s', (arcU) => {
    const half = { kind: 'wedge', L: 8, w0: 0.5, w1: 3.2, far: 'arc', arcU }
    const models = [{ id: 'm', x: 6.4, y: 2.6, d: 50.8 }]
    const asked = { id: 1, ask: 'sprayCover', in: { ...cover(half), origin: { x: 0, y: 0, d: 0 }, models } }
    expect(JSON.parse(answered(JSON.stringify(asked))).answer.models[0].margin).toBeCloseTo(0, 8)
  })

  it('answers "center" and "centre" alike', () => {
    const ask = (capMeasure: string) =>
      JSON.parse(
        answered(
          JSON.stringify({
            id: 1,
            ask: 'deviation',
            in: { origin, target: { x: 9, y: 0, d: 30 }, rng: 12, aoeIn: 3, models: [], capMeasure },
          }),
        ),
      ).answer.cap
    expect([ask('center'), ask('centre')]).toEqual([4.5, 4.5])
  })
})
