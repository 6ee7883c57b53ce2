import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shapeGap } from '../geometry/shape/shape-gap.ts'
import { inchesOf } from '../rules/base.ts'
import { apply } from '../table/apply.ts'
import { shapeOfModel } from '../table/bodies.ts'
import type { Model, Table } from '../table/document.ts'
import { entryOf } from './entry-of.ts'
import { openRoll, played, taken } from './testing/playing.ts'
import { CORNER, field, regiment, squared } from './testing/regiment.ts'

const marks = fc.subarray(['engaged', 'fleeing', 'joined', 'locked', 'marching', 'noMarch', 'ofCharacters'] as const)
const cards = fc.constantFrom('hero', 'flyer', 'slow', 'pike', 'standard', undefined)
const sizes = fc.constantFrom(20, 25, 40)

const answers = fc.record(
  {
    'fantasy.character': fc.constantFrom(true, true, true, false),
    'fantasy.remainingMoves': fc.constant(true),
    'fantasy.engaged': fc.constantFrom(false, false, false, true),
    'fantasy.fleeing': fc.constant(false),
    'fantasy.marches': fc.boolean(),
    'fantasy.marched': fc.boolean(),
    'fantasy.testNeeded': fc.boolean(),
    'fantasy.joinedNow': fc.constantFrom(false, false, true),
    'fantasy.flies': fc.boolean(),
    'fantasy.seat': fc.constantFrom('0/0', '0/2', '0/-1', '1/1', 'nowhere'),
    'fantasy.way': fc.constantFrom('way0', 'way1', 'way9'),
    'fantasy.where': fc.constantFrom('back', 'left', 'nearest0'),
    'fantasy.howFar': fc.constantFrom('fantasy.least', 'fantasy.full'),
    'fantasy.wounds': fc.integer({ min: -1, max: 30 }),
    move: fc.integer({ min: 0, max: 20 }),
  },
  { requiredKeys: ['fantasy.character', 'fantasy.engaged', 'fantasy.fleeing'] },
)

const scene = fc.record({
  count: fc.integer({ min: 1, max: 12 }),
  files: fc.integer({ min: 1, max: 5 }),
  lost: fc.uniqueArray(fc.nat(11), { maxLength: 2 }),
  mm: sizes,
  heroMm: sizes,
  at: fc.record({ x: fc.integer({ min: -3, max: 6 }), y: fc.integer({ min: -4, max: 5 }) }),
  card: cards,
  /** How far behind the unit's back the middle of another base is, in inches. */
  behind: fc.constantFrom(0.9, 1.2, 2, 4),
  unitCards: fc.array(cards, { minLength: 12, maxLength: 12 }),
  heroMarks: marks,
  own: fc.constantFrom('', 'u', 'v'),
  strict: fc.boolean(),
  given: answers,
  of: fc.constantFrom('join', 'join', 'leave', 'leave', 'together', 'save', 'combined', 'phase'),
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
})

type Scene = typeof scene extends fc.Arbitrary<infer Of> ? Of : never

function tableFor(of: Scene): Table {
  const unit = regiment({ count: of.count, files: of.files, mm: of.mm }).flatMap((model, i): Model[] => {
    const card = of.unitCards[i]
    return of.lost.includes(i) ? [] : [card === undefined ? model : { ...model, card }]
  })
  const hero = squared('hero', CORNER.x + of.at.x, CORNER.y + of.at.y, of.heroMm, {
    ...{ unit: of.own, marks: of.heroMarks },
    ...(of.card === undefined ? {} : { card: of.card }),
  })
  const wall = squared(
    'wall',
    CORNER.x + inchesOf(of.mm),
    CORNER.y + of.behind + Math.ceil(of.count / of.files) * inchesOf(of.mm),
    40,
    { unit: 'v', side: 'a' },
  )
  const readings = of.strict ? ({ shortMove: 'refused', leaveClear: 'all' } as const) : {}
  return { ...field([...unit, hero, wall], { readings }), dice: { seed: of.seed, rolled: 0 } }
}

/** The deepest overlap of a model with others, in inches; 0 for none. */
function overlap(table: Table, id: string): number {
  const one = table.models.find((model) => model.id === id)
  if (!one) return 0
  const gaps = table.models
    .filter((other) => other !== one)
    .map((other) => shapeGap(shapeOfModel(one), shapeOfModel(other)).signedGap)
  return Math.max(0, ...gaps.map((gap) => -gap))
}

describe('procedures of fantasy battles played at random', () => {
  it('come to a refusal or a result after a roll, change only models that stand there, and put nobody onto others', () => {
    fc.assert(
      fc.property(scene, (of) => {
        const table = tableFor(of)
        const target = table.models.find(({ id }) => id.startsWith('u'))?.id ?? 'wall'
        const aimed = of.of === 'join' || of.of === 'together'
        let now = apply(table, { do: 'lay', lay: taken(of.of, 'hero', aimed ? target : null, of.given) })
        for (let rolls = 0; rolls < 4; rolls++) {
          const lay = now.lays.find((each) => each.kind === 'procedure')
          if (lay?.kind !== 'procedure') throw new Error('the procedure is gone')
          const course = played(now, lay)
          const open = openRoll(course)
          if (open) {
            now = apply(now, { do: 'cast', id: lay.id, roll: open.id, dice: open.dice })
            continue
          }
          expect(course.refusal === null).toBe(course.result !== null)
          if (!course.result) return
          const { effects } = course.result
          expect(effects.every(({ model }) => table.models.some(({ id }) => id === model))).toBe(true)
          const after = apply(now, { do: 'settle', id: lay.id, effects, entry: entryOf(now, lay, course) })
          expect(after.log).toHaveLength(1)
          // Nobody who was put somewhere stands on others, but for what overlapped before.
          const before = Math.max(
            0,
            ...table.models
              .filter(({ id }) => id !== 'hero')
              .map(({ id }) => overlap({ ...table, models: table.models.filter((one) => one.id !== 'hero') }, id)),
          )
          for (const effect of effects)
            if (effect.do === 'put') expect(overlap(after, effect.model)).toBeLessThanOrEqual(Math.max(before, 0.021))
          return
        }
        throw new Error('it never ends')
      }),
      { numRuns: 400 },
    )
  })
})
