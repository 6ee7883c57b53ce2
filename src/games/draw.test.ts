import { describe, expect, it } from 'vitest'
import { drawn } from './draw.ts'
import { hordes } from './hordes/hordes.ts'
import type { Rolls } from './roll.ts'
import { telling } from './telling.ts'

const draw = (among: number, rolls: Rolls) => {
  const tell = telling({}, rolls, hordes.readings)
  const at = drawn(tell, { id: 'd', code: 'd', about: null }, among)
  const rolled = tell.course(null).steps.flatMap((step) => (step.how === 'rolled' ? [step.roll] : []))
  return { at, dice: rolled[0]?.dice ?? 0, rolls: rolled.length }
}

/** All that some dice can show. */
const falls = (count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : falls(count - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [...rest, face]))

describe('one drawn of several', () => {
  it.each([2, 3, 4, 5, 6, 7, 36, 37, 40])('of %d is each as likely', (among) => {
    const { dice } = draw(among, {})
    const places = falls(dice).flatMap((d) => draw(among, { d }).at ?? [])
    const counts = Array.from({ length: among }, (_, place) => places.filter((one) => one === place).length)
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
  })

  it('takes the dice that fell after those that settled nothing; one alone takes none', () => {
    expect(draw(5, { d: [6] })).toEqual({ at: null, dice: 1, rolls: 2 })
    expect(draw(5, { d: [6], dagain1: [3] }).at).toBe(2)
    expect(draw(1, {})).toEqual({ at: 0, dice: 0, rolls: 0 })
  })
})
