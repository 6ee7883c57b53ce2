import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shapeGap } from '../geometry/shape/shape-gap.ts'
import { shapeOfModel } from '../table/bodies.ts'
import { distancesHidden } from '../table/declared.ts'
import { judged } from '../table/judged.ts'
import { drill, FARTHEST, NEAREST, QUESTIONS, revealed } from './drill.ts'
import { drillLink, parseDrillLink } from './link.ts'
import { noScore, pointsOf, scored } from './score.ts'

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const index = fc.nat(QUESTIONS - 1)

describe('the question "is he in?"', () => {
  it('is the same for the same seed and number, and another for others', () => {
    expect(drill(5, 3)).toEqual(drill(5, 3))
    const tables = Array.from({ length: 50 }, (_, number) => JSON.stringify(drill(5, number).table.models))
    expect(new Set(tables).size).toBe(50)
  })

  it('is close, its truth is what the table says, and nobody stands in anybody', () => {
    fc.assert(
      fc.property(seed, index, (at, number) => {
        const question = drill(at, number)
        const { table, lay, subject, truth, name } = question
        expect(Math.abs(truth.margin)).toBeLessThanOrEqual(FARTHEST)
        expect(Math.abs(truth.margin)).toBeGreaterThanOrEqual(NEAREST)
        const finding = judged(revealed(question), lay)?.findings.find(({ id }) => id === subject)
        expect(finding?.covered).toBe(truth.covered)
        expect(finding?.margin).toBe(truth.margin)
        const bodies = table.models.map(shapeOfModel)
        for (const [one, a] of bodies.entries())
          for (const b of bodies.slice(one + 1)) expect(shapeGap(a, b).signedGap).toBeGreaterThan(0)
        expect(table.models.filter((model) => model.name === name).map(({ id }) => id)).toEqual([subject])
        expect(table.models.every(({ x, y }) => x > 10 && x < 38 && y > 10 && y < 38)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('hides its answer until it is revealed', () => {
    const question = drill(1, 0)
    expect(distancesHidden(question.table)).toBe(true)
    expect(distancesHidden(revealed(question))).toBe(false)
    expect(question.table.lays).toEqual([question.lay])
  })

  it('over many rounds is as often in as out, blast as spray, with others about', () => {
    const many = Array.from({ length: 400 }, (_, number) => drill(number, number % QUESTIONS))
    const share = (is: (one: (typeof many)[number]) => boolean) => many.filter(is).length / many.length
    expect(share(({ truth }) => truth.covered)).toBeGreaterThan(0.4)
    expect(share(({ truth }) => truth.covered)).toBeLessThan(0.6)
    expect(share(({ kind }) => kind === 'spray')).toBeGreaterThan(0.4)
    expect(share(({ kind }) => kind === 'spray')).toBeLessThan(0.6)
    expect(share(({ table }) => table.models.length >= 4)).toBeGreaterThan(0.95)
  })
})

describe('the score', () => {
  const at = (margin: number) => ({ truth: { ...drill(1, 0).truth, margin, covered: margin > 0 } })

  it('gives nothing for a wrong answer and more for a closer right one', () => {
    expect(pointsOf(at(0.2), false)).toBe(0)
    expect(pointsOf(at(0), false)).toBe(100)
    expect(pointsOf(at(0.02), true)).toBeGreaterThan(pointsOf(at(-0.3), false))
    expect(pointsOf(at(FARTHEST), true)).toBe(40)
  })

  it('counts right answers in a row', () => {
    const answers = [true, true, false, true]
    const score = answers.reduce((sum, said) => scored(sum, at(0.1), said), noScore)
    expect(score).toMatchObject({ asked: 4, right: 3, streak: 1, longest: 2, points: 3 * pointsOf(at(0.1), true) })
  })
})

describe('the link to a question', () => {
  it('leads back to it', () => {
    fc.assert(
      fc.property(seed, fc.nat(9998), (whole, number) => {
        expect(parseDrillLink(drillLink(whole, number))).toEqual({ seed: whole, index: number })
      }),
    )
    expect(drillLink(35)).toBe('#drill=z')
  })

  it.each([
    '',
    '#',
    '#drill=',
    '#drill=-1',
    '#drill=zzzzzzzz',
    '#drill=zzzzzzz',
    '#drill=5.0',
    '#drill=5.99999',
    '#drill=5;x',
  ])('%j leads to none', (hash) => {
    expect(parseDrillLink(hash)).toBe(null)
  })
})
