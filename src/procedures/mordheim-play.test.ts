import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fraction, fraction, NONE, plus, times, written } from '../chance/fraction.ts'
import type { Course } from '../games/procedure.ts'
import type { Answers } from '../games/question.ts'
import type { Rolls } from '../games/roll.ts'
import { apply } from '../table/apply.ts'
import type { Table } from '../table/document.ts'
import { entryOf } from './entry-of.ts'
import { came, openRoll, played, taken } from './testing/playing.ts'
import { apart, archer, bow, box, foe, profile, ruins } from './testing/warband.ts'

const faces = [1, 2, 3, 4, 5, 6]

/** Every way some dice may fall together. */
function falls(dice: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]]
  return falls(dice - 1).flatMap((rest) => faces.map((face) => [...rest, face]))
}

/** How likely each outcome of a shot is, by playing every fall of its dice to the end. */
function byPlaying(table: Table, answers: Answers, outcome: (course: Course) => string): ReadonlyMap<string, Fraction> {
  const found = new Map<string, Fraction>()
  const follow = (rolls: Rolls, share: Fraction) => {
    const course = played(table, taken('shooting', 'a', 'b', answers, rolls))
    const open = openRoll(course)
    if (!open) {
      const what = outcome(course)
      found.set(what, plus(found.get(what) ?? NONE, share))
      return
    }
    const ways = falls(open.dice)
    for (const fall of ways) follow({ ...rolls, [open.id]: fall }, times(share, fraction(1, ways.length)))
  }
  follow({}, fraction(1))
  return found
}

const fateOf = (course: Course) => {
  const said = came(course) ?? []
  return ['down', 'stunned', 'out'].find((fate) => said.includes(`mordheim.${fate}`)) ?? 'none'
}

describe('the chances a shot tells before its dice', () => {
  const guard = profile('guard', { stats: { toughness: 3, save: 5 }, traits: ['shield'] })
  const brute = profile('brute', { stats: { toughness: 4, wounds: 2, save: 6 } })
  const scenes: readonly (readonly [string, Table, Answers])[] = [
    [
      'an armoured guard',
      ruins([archer(), foe('b', apart(6), 24, { card: 'guard' })], { cards: [guard] }, bow({ strength: 4 })),
      {},
    ],
    ['one of two wounds', ruins([archer(), foe('b', apart(6), 24, { card: 'brute' })], { cards: [brute] }), {}],
    [
      'one of two wounds, by a gun of D3',
      ruins([archer(), foe('b', apart(6), 24, { card: 'brute' })], { cards: [brute] }),
      { 'mordheim.harm': 'mordheim.d3' },
    ],
    ['a second critical hit', ruins([archer(), foe('b', apart(6), 24)]), { 'mordheim.criticalSpent': true }],
    [
      'a shooter whose 1 may hit',
      ruins([archer(), foe('b', apart(6), 24)], { readings: { shotOnes: 'count' } }),
      { bs: 7 },
    ],
  ]

  it.each(scenes)('at %s are those of playing every fall of the dice', (_name, table, answers) => {
    const { chances } = played(table, taken('shooting', 'a', 'b', answers))
    const told = (fate: string) => written(chances.find(({ code }) => code === `mordheim.${fate}`)?.share ?? NONE)
    const found = byPlaying(table, answers, fateOf)
    for (const fate of ['down', 'stunned', 'out'])
      expect([fate, written(found.get(fate) ?? NONE)]).toEqual([fate, told(fate)])
  })
})

describe('procedures of Mordheim played at random', () => {
  const marks = fc.subarray(['knockedDown', 'stunned', 'fleeing', 'engaged', 'large'] as const)
  const spot = fc.record({ x: fc.integer({ min: 6, max: 30 }), y: fc.integer({ min: 18, max: 30 }) })
  const one = fc.record({
    at: spot,
    marks,
    marked: fc.integer({ min: 0, max: 3 }),
    side: fc.constantFrom('a', 'b', 'c'),
  })
  const answers = fc.dictionary(
    fc.constantFrom(
      ...[
        'ran',
        'moved',
        'elevated',
        'visible',
        'covered',
        'anyway',
        'anywayAt',
        'criticalSpent',
        'standing',
        'foesBusy',
      ].map((what) => `mordheim.${what}`),
    ),
    fc.boolean(),
  )
  const pieces = fc.subarray([
    box('wall', [14, 24, 0.5, 5]),
    box('house', [20, 22, 6, 6], 'building'),
    box('fence', [17, 26, 4, 0.3], 'free', { blocks: 'never' }),
    box('wood', [24, 28, 5, 4], 'wood'),
  ])

  it('come to a refusal or a result after a few rolls, and change only models that stand there', () => {
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 4 }),
        marks,
        answers,
        pieces,
        fc.constantFrom('targets', 'shooting', 'recovery', 'phase'),
        fc.integer({ min: 0, max: 2 ** 31 }),
        (others, own, given, terrain, of, seed) => {
          const table: Table = {
            ...ruins(
              [
                archer({ marks: own }),
                ...others.map(({ at, marked, ...rest }, i) =>
                  foe(i === 0 ? 'b' : `e${i}`, at.x, at.y, { ...rest, marked: [marked] }),
                ),
              ],
              { terrain },
            ),
            dice: { seed, rolled: 0 },
          }
          const start = taken(of, 'a', of === 'shooting' ? 'b' : null, given)
          let now = apply(table, { do: 'lay', lay: start })
          for (let rolls = 0; rolls < 8; rolls++) {
            const lay = now.lays.find((each) => each.kind === 'procedure')
            if (lay?.kind !== 'procedure') throw new Error('the procedure is gone')
            const course = played(now, lay)
            const open = openRoll(course)
            if (open) {
              now = apply(now, { do: 'cast', id: lay.id, roll: open.id, dice: open.dice })
              continue
            }
            expect(course.refusal === null).toBe(course.result !== null)
            const effects = course.result?.effects ?? []
            expect(effects.every(({ model }) => table.models.some(({ id }) => id === model))).toBe(true)
            if (!course.result) return
            const after = apply(now, { do: 'settle', id: lay.id, effects, entry: entryOf(now, lay, course) })
            expect(after.log).toHaveLength(1)
            expect(after.lays).toEqual([])
            return
          }
          throw new Error('it never ends')
        },
      ),
      { numRuns: 250 },
    )
  })
})
