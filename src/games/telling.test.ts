import { describe, expect, it } from 'vitest'
import { hordes } from './hordes/hordes.ts'
import { arm, reach } from './hordes/sheet.ts'
import { telling } from './telling.ts'

describe('what a procedure asks', () => {
  const ask = (answers: Readonly<Record<string, number>>) => telling(answers, {}, hordes.readings)

  it('takes numbers of a profile whole, lengths as they are, and both within their bounds', () => {
    expect(ask({ arm: 12.5 }).stat(arm, null)).toBe(13)
    expect(ask({ arm: 1e9 }).stat(arm, null)).toBe(40)
    expect(ask({ reach: 0.5 }).stat(reach, null)).toBe(0.5)
    expect(ask({ reach: -3 }).stat(reach, null)).toBe(0)
  })

  it('takes a length in inches as it is, a count whole', () => {
    expect(ask({ height: 3.25 }).inches('height', 3, 0, 60)).toBe(3.25)
    expect(ask({}).inches('height', 3.5, 0, 60)).toBe(3.5)
    expect(ask({ height: 99.5 }).inches('height', 3, 0, 60)).toBe(60)
    expect(ask({ height: 3.25 }).number('height', 3, 0, 60)).toBe(3)
  })

  it('stands once among the steps, however often it hangs on it', () => {
    const tell = ask({})
    const twice = [tell.figure(arm, null), tell.figure(arm, null), tell.figure(arm, null, 'b')]
    expect(twice).toEqual([13, 13, 13])
    const { steps } = tell.course(null)
    expect(steps.flatMap((step) => (step.how === 'asked' ? [step.question.key] : []))).toEqual(['arm', 'arm:b'])
  })

  it('is known to be answered or not, whatever the answer, each model for itself', () => {
    const tell = telling({ seen: false, 'seen:b': true }, {}, hordes.readings)
    expect([tell.isAnswered('seen'), tell.isAnswered('seen', 'b'), tell.isAnswered('seen', 'c')]).toEqual([
      true,
      true,
      false,
    ])
    expect(tell.isAnswered('other')).toBe(false)
  })
})
