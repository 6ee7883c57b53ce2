import { describe, expect, it } from 'vitest'
import type { Course } from '../games/procedure.ts'
import type { Answers } from '../games/question.ts'
import { figure } from '../table/testing/scene.ts'
import { archer, bow, field, SMALL } from './testing/archers.ts'
import { came, openRoll, played, taken, told } from './testing/playing.ts'

describe('a fall', () => {
  it.each([
    [3, 2],
    [5, 3],
    [7, 4],
  ])('T42: of %d inches is rolled with %d dice and POW 10', (height, dice) => {
    const course = played(field([archer], [bow]), taken('fall', 'a', null, { 'hordes.height': height }))
    expect(openRoll(course)).toMatchObject({ dice })
  })

  it('of less than an inch is none, which is an answer and nothing to record', () => {
    const course = played(field([archer], [bow]), taken('fall', 'a', null, { 'hordes.height': 0 }))
    expect(told(course)).toEqual([])
    expect(course.result).toMatchObject({ said: [{ code: 'hordes.noFall' }], effects: [], answersOnly: true })
  })

  it('knocks down whom it meets on an equal base and rolls for both; a larger base takes no harm', () => {
    const under = figure('u', 10.5, 10)
    const large = figure('l', 9, 10, { base: { shape: 'round', mm: 50 } })
    const table = field([archer, under, large], [])
    const course = played(table, taken('fall', 'a', null, { 'hordes.height': 3 }, { damagea: [1, 1], damageu: [1, 1] }))
    expect(told(course)).toContain('hordes.largerUnharmed')
    expect(course.result?.effects.filter((effect) => effect.do === 'mark').map(({ model }) => model)).toEqual([
      'a',
      'u',
    ])
  })
})

describe('whom a fall contacts', () => {
  const onto = (angle: number) => {
    const { cos, sin } = { cos: Math.cos(angle), sin: Math.sin(angle) }
    const beside = figure('u', 10 + SMALL * cos, 10 + SMALL * sin)
    return played(field([archer, beside]), taken('fall', 'a', null, { 'hordes.height': 3 }))
  }

  it('is who is in contact, whichever way it lies, and who lies beneath has to make room', () => {
    for (let turn = 0; turn < 360; turn += 7) {
      const course = onto((turn * Math.PI) / 180)
      const question = course.steps.find((step) => step.how === 'asked' && step.question.code === 'hordes.landedOn')
      expect(question).toMatchObject({ question: { chosen: ['u'] } })
      expect(told(course)).not.toContain('hordes.fallMakesRoom')
    }
    const over = played(field([archer, figure('u', 10.5, 10)]), taken('fall', 'a', null))
    expect(told(over)).toContain('hordes.fallMakesRoom')
  })

  it('falls from as high as it stands until it is said otherwise', () => {
    const from = (elevation: number) => openRoll(played(field([{ ...archer, elevation }]), taken('fall', 'a', null)))
    expect([from(5)?.dice, from(3)?.dice, from(0)?.dice]).toEqual([3, 2, 2])
  })

  it('has the height that was measured or answered told as it is, and rounded for the dice alone', () => {
    const fall = (elevation: number, answers: Answers = {}) =>
      played(field([{ ...archer, elevation }]), taken('fall', 'a', null, answers))
    const told = (course: Course) =>
      course.steps.flatMap((step) => (step.how === 'looked' ? [step.sentence.values] : []))[0]
    expect(told(fall(3.5))).toEqual({ height: { kind: 'inches', value: 3.5 }, dice: { kind: 'stat', value: 3 } })
    expect(told(fall(0, { 'hordes.height': 3.2 }))).toMatchObject({ height: { value: 3.2 }, dice: { value: 3 } })
    expect(told(fall(0, { 'hordes.height': 3 }))).toMatchObject({ dice: { value: 2 } })
  })

  it('falls a whole inch or not at all: from ground half an inch high, or a hair below an inch, it doesn’t', () => {
    const from = (elevation: number) => came(played(field([{ ...archer, elevation }]), taken('fall', 'a', null)))
    expect([from(0.5), from(0.99)]).toEqual([['hordes.noFall'], ['hordes.noFall']])
    expect(from(1)).toBeNull()
  })
})
