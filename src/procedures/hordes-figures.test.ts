import { describe, expect, it } from 'vitest'
import type { Card } from '../games/card.ts'
import type { Course } from '../games/procedure.ts'
import { radiusOf } from '../rules/base.ts'
import type { Model, Table } from '../table/document.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { played, taken, told } from './testing/playing.ts'
import { box } from './testing/warband.ts'

const SMALL = 2 * radiusOf(30)
type Weapon = Card['weapons'][number]

const weapon = (kind: string, stats: Weapon['stats']): Weapon => ({ id: kind, name: kind, kind, stats, traits: [] })
const card = (id: string, rest: Partial<Card>): Card => ({
  ...{ id, name: id, game: 'hordes', stats: {}, traits: [], weapons: [] },
  ...rest,
})
const soldier = card('soldier', {
  stats: { mat: 6, rat: 6, str: 5 },
  traits: ['combinedMelee', 'combinedRanged'],
  weapons: [weapon('melee', { reach: 2, pow: 4 }), weapon('ranged', { range: 12, pow: 10 })],
})
const own = (id: string, x: number, y: number, rest: Partial<Model> = {}) =>
  figure(id, x, y, { unit: 'Line', card: 'soldier', ...rest })
const foe = (id: string, x: number, y: number, rest: Partial<Model> = {}) =>
  figure(id, x, y, { side: 'b', facing: 180, ...rest })
const field = (models: readonly Model[], rest: Partial<Table> = {}) => tableOf(models, { cards: [soldier], ...rest })

/** A number that a sentence of a course mentions. */
function figureOf({ steps }: Course, code: string, name: string): number | null {
  for (const step of steps) {
    if (step.how === 'asked' || step.sentence?.code !== code) continue
    const value = step.sentence.values?.[name]
    if (value && 'value' in value && typeof value.value === 'number') return value.value
  }
  return null
}

const asks = ({ steps }: Course, code: string) =>
  steps.some((step) => step.how === 'asked' && step.question.code === code)

describe('the bonus of a combined attack', () => {
  const line = [own('a', 10, 10), own('b', 10, 11.2), own('c', 10, 12.4)]

  it('goes to both rolls in melee: MAT 6 and P+S 9, three more each', () => {
    const course = played(field([...line, foe('t', 12.2, 11.2)]), taken('combinedMelee', 'b', 't'))
    expect(figureOf(course, 'hordes.needs', 'skill')).toBe(9)
    expect(figureOf(course, 'hordes.damageRoll', 'power')).toBe(12)
  })

  it('goes to both rolls at range: RAT 6 and POW 10, three more each', () => {
    const course = played(field([...line, foe('t', 18, 11.2)]), taken('combinedRanged', 'b', 't'))
    expect(figureOf(course, 'hordes.needs', 'skill')).toBe(9)
    expect(figureOf(course, 'hordes.damageRoll', 'power')).toBe(13)
  })
})

describe('who takes part in a combined attack', () => {
  const line = [own('a', 10, 10), own('b', 10, 11.2), own('c', 10, 12.4)]

  it('is nobody who lies, and two at least are needed who can', () => {
    const lying = line.map((one): Model => (one.id === 'c' ? { ...one, marks: ['knockedDown'] } : one))
    const course = played(field([...lying, foe('t', 18, 11.2)]), taken('combinedRanged', 'b', 't'))
    const question = course.steps.find((step) => step.how === 'asked' && step.question.code === 'hordes.joining')
    expect(question).toMatchObject({ question: { among: ['a'] } })
    const turned = lying.map((one) => (one.id === 'a' ? { ...one, facing: 180 } : one))
    const alone = played(field([...turned, foe('t', 18, 11.2)]), taken('combinedRanged', 'b', 't'))
    expect(alone.refusal?.code).toBe('hordes.needsTwo')
  })
})

describe('aiming', () => {
  it('takes the place of moving: it is not offered to one who walked in its activation', () => {
    const shot = (path: readonly { x: number; y: number }[]) =>
      played(
        field([own('a', 10, 10), foe('t', 18, 10)], { activations: [{ model: 'a', path, open: true }] }),
        taken('ranged', 'a', 't'),
      )
    const here = { x: 10, y: 10 }
    expect(asks(shot([here]), 'hordes.aimed')).toBe(true)
    expect(asks(shot([{ x: 8, y: 10 }, here]), 'hordes.aimed')).toBe(false)
    expect(told(shot([{ x: 8, y: 10 }, here]))).toContain('hordes.noAimingMoved')
  })
})

describe('the POW of a blast', () => {
  it('is that of the weapon, else half of its POW rounded up is suggested, as being none of the text', () => {
    const power = (stats: Weapon['stats']) => {
      const cards = [{ ...soldier, weapons: [weapon('ranged', { range: 12, pow: 15, aoe: 4, ...stats })] }]
      const models = [own('a', 10, 10), foe('t', 18, 10), foe('n', 18, 10 + SMALL)]
      const course = played(field(models, { cards }), taken('ranged', 'a', 't', {}, { attack: [6, 5], damage: [1, 1] }))
      const all = course.steps.flatMap((step) =>
        step.how === 'looked' && step.sentence.code === 'hordes.damageRoll' ? [step.sentence.values?.power] : [],
      )
      return { last: all.at(-1), suggested: told(course).includes('hordes.blastPowSuggested') }
    }
    expect(power({ blastPow: 6 })).toEqual({ last: { kind: 'stat', value: 6 }, suggested: false })
    expect(power({})).toEqual({ last: { kind: 'stat', value: 8 }, suggested: true })
  })
})

describe('one that is stationary', () => {
  const still = field([own('a', 10, 10, { marks: ['stationary', 'knockedDown'] })])

  it('is not activated: it neither stands up nor has anything to give up', () => {
    expect(played(still, taken('stand', 'a', null)).refusal?.code).toBe('hordes.stationaryStays')
    expect(played(still, taken('forfeit', 'a', null)).refusal?.code).toBe('hordes.hasNone')
  })
})

describe('a spray past a wall', () => {
  it('leaves out whom terrain alone hides wholly from the attacker, and says so', () => {
    const cards = [{ ...soldier, weapons: [weapon('spray', { spraySize: 10, pow: 12 })] }]
    const models = [own('a', 10, 10), foe('t', 14, 10), foe('h', 19, 10.1)]
    const wall = box('wall', [16.5, 10, 0.5, 12])
    const spray = (rest: Partial<Table>) => played(field(models, { cards, ...rest }), taken('spray', 'a', 't'))
    const about = ({ steps }: Course) => [
      ...new Set(steps.flatMap((step) => (step.how === 'rolled' ? [step.roll.about] : []))),
    ]
    const behind = spray({ terrain: [wall] })
    expect(told(behind)).toContain('hordes.spraySpares')
    expect(behind.chances.some((one) => one.about === 'h')).toBe(false)
    expect(about(behind)).toEqual(['t'])
    expect(spray({}).chances.some((one) => one.about === 'h')).toBe(true)
  })
})
