import { describe, expect, it } from 'vitest'
import { CERTAIN } from '../chance/fraction.ts'
import type { Effect } from '../games/effect.ts'
import type { Course, Step } from '../games/procedure.ts'
import { names } from '../rules/sentence.ts'
import { verdictOfCourse } from './course-said.ts'

const rolled = (about: string): Step => ({
  ...{ how: 'rolled', sentence: null, bearing: 'neither' },
  roll: { id: about, code: 'toHit', about, dice: 2, chance: null, faces: [3, 4] },
})

const courseOf = (said: readonly string[], effects: readonly Effect[], about: readonly string[]): Course => ({
  ...{ refusal: null, chances: [], spreads: [], notes: [], reaches: [], readings: [] },
  steps: about.map(rolled),
  result: { said: said.map((code) => ({ code })), effects },
})

const codesOf = (course: Course) =>
  verdictOfCourse(course, (id) => id).clauses.map(({ sentence: { code, values } }) =>
    values?.count?.kind === 'count' ? `${code} ${values.count.value}` : code,
  )

describe('a result on the rule', () => {
  it('one or two sentences stand as they are', () => {
    expect(codesOf(courseOf(['a', 'b'], [{ do: 'remove', model: 'x' }], ['x']))).toEqual(['a', 'b'])
  })

  it('more become counts: who was destroyed is not hurt as well, and who lost nothing came off unharmed', () => {
    const effects: readonly Effect[] = [
      { do: 'hurt', model: 'x', marked: [5] },
      { do: 'remove', model: 'x' },
      { do: 'hurt', model: 'y', marked: [2] },
      { do: 'mark', model: 'y', mark: 'knockedDown', on: true },
      { do: 'mark', model: 'v', mark: 'knockedDown', on: true },
    ]
    const course = courseOf(['a', 'b', 'c', 'd'], effects, ['x', 'x', 'y', 'z', 'w', 'v'])
    expect(codesOf(course)).toEqual(['flow.destroyed 1', 'flow.hurt 1', 'flow.marked 1', 'flow.unharmed 2'])
    expect(verdictOfCourse(course, (id) => id).reasons.map(({ sentence }) => sentence.code)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('where one model alone is concerned, what names it last is told: how it ended', () => {
    const course = courseOf(
      [],
      [
        { do: 'hurt', model: 'x', marked: [1] },
        { do: 'mark', model: 'x', mark: 'stunned', on: true },
      ],
      ['x'],
    )
    const about = (code: string) => ({ code, values: { who: names('x') } })
    const said = [about('hit'), about('wounded'), about('stunned'), { code: 'spent' }]
    expect(codesOf({ ...course, result: { said, effects: course.result?.effects ?? [] } })).toEqual([
      'wounded',
      'stunned',
      'flow.more 2',
    ])
  })

  it('where another was rolled for in vain, both are counted', () => {
    const told = { code: 'hurt', values: { who: names('x') } }
    const course = courseOf(['a', 'b', 'c'], [{ do: 'hurt', model: 'x', marked: [1] }], ['x', 'y'])
    expect(codesOf({ ...course, result: { said: [told, told, told], effects: course.result?.effects ?? [] } })).toEqual(
      ['flow.hurt 1', 'flow.unharmed 1'],
    )
  })

  it('where there is nothing to count, the first comes whole and says how many follow', () => {
    expect(codesOf(courseOf(['a', 'b', 'c'], [], []))).toEqual(['a', 'flow.more 2'])
    const marks = ['x', 'y'].map((model): Effect => ({ do: 'mark', model, mark: 'knockedDown', on: true }))
    expect(codesOf(courseOf(['a', 'b', 'c'], marks, []))).toEqual(['a', 'flow.more 2'])
  })
})

describe('dice that are awaited, on the rule', () => {
  const open = (code: string, chance: string | null): Step => ({
    ...{ how: 'rolled', sentence: null, bearing: 'neither' },
    roll: { id: code, code, about: null, dice: 2, chance, faces: null },
  })
  const told = (step: Step) => {
    const fallen: Step = {
      ...{ how: 'rolled', sentence: null, bearing: 'neither' },
      roll: { id: 'hit', code: 'hit', about: null, dice: 2, chance: 'toHit', faces: [1, 1] },
    }
    const chances = ['toHit', 'toHurt', 'inAll'].map((code) => ({ code, about: null, share: CERTAIN }))
    const course: Course = {
      ...{ refusal: null, result: null, spreads: [], notes: [], reaches: [], readings: [] },
      ...{ steps: [fallen, step], chances },
    }
    return (left: readonly string[]) =>
      verdictOfCourse(
        { ...course, chances: chances.filter(({ code }) => left.includes(code)) },
        () => null,
      ).clauses.map(({ sentence: { values } }) => (values?.what?.kind === 'word' ? values.what.value : ''))
  }

  it('come with the chance they decide, else with one that is still open, never with one that is over', () => {
    expect(told(open('hurt', 'toHurt'))(['toHit', 'toHurt', 'inAll'])).toEqual(['roll.hurt', 'chance.toHurt'])
    expect(told(open('drift', null))(['toHit', 'inAll'])).toEqual(['roll.drift', 'chance.inAll'])
    expect(told(open('drift', null))(['toHit'])).toEqual(['roll.drift'])
  })
})
