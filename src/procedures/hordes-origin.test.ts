import { describe, expect, it } from 'vitest'
import type { Answers } from '../games/question.ts'
import type { Model } from '../table/document.ts'
import { armed, battle, enemy, own, soldierCard, valueIn } from './testing/company.ts'
import { asked, played, taken, told } from './testing/playing.ts'

const cards = [
  soldierCard('soldier', [armed('Bolt', 'magic', { range: 10, pow: 10, aoe: 0 })]),
  soldierCard('relay', [], 'channeler'),
]
const relay = (rest: Partial<Model> = {}) => own('r', 14, 12, { unit: '', card: 'relay', ...rest })
const cast = (models: readonly Model[], answers: Answers = {}, lays: Parameters<typeof battle>[2] = {}) =>
  played(battle([own('a', 10, 10), enemy('t', 18, 10), ...models], cards, lays), taken('magic', 'a', 't', answers))

describe('whom a spell goes through', () => {
  it('is nobody who lies, which is told; one that is stationary lets it through', () => {
    const lying = cast([relay({ marks: ['knockedDown'] })])
    expect(asked(lying, 'hordes.through')).toBeUndefined()
    expect(valueIn(lying, 'hordes.lyingChannels', 'list')).toEqual({ kind: 'names', value: ['R'] })
    const still = cast([relay({ marks: ['stationary'] })], { 'hordes.through': ['r'] })
    expect(told(still)).toContain('hordes.castThrough')
    expect(told(still)).not.toContain('hordes.lyingChannels')
  })

  it('makes no back strike from the front, and for the reason that it stands there', () => {
    const course = cast([relay()], { 'hordes.through': ['r'] })
    expect(told(course)).toContain('hordes.notBehind')
    expect(told(course)).not.toContain('hordes.noBackStrike')
  })
})

describe('who began its walk in front of the target', () => {
  it('is told so, and not that it came there after no way at all', () => {
    const path = [
      { x: 14, y: 10 },
      { x: 10, y: 10 },
    ]
    const course = cast([], {}, { activations: [{ model: 'a', path, open: true }] })
    expect(told(course)).toContain('hordes.beganInFront')
  })
})

describe('points of origin on the table', () => {
  const lies = (id: string, x: number) =>
    ({ kind: 'blast', id, pinned: true, at: { kind: 'place', x, y: 10 }, diameter: 3 }) as const
  const lays = { lays: [lies('y', 14.1), lies('z', 14.4)] }

  it('are told by where they are, so that two in one inch are told apart', () => {
    const question = asked(cast([], {}, lays), 'hordes.pointOfOrigin')
    expect(question).toMatchObject({
      options: [
        { value: 'hordes.caster', name: null },
        { value: 'y', name: null, sentence: { values: { at: { kind: 'place', x: 14.1, y: 10 } } } },
        { value: 'z', name: null, sentence: { values: { at: { kind: 'place', x: 14.4, y: 10 } } } },
      ],
    })
  })

  it('are in every sentence a place, never a name', () => {
    const course = cast([], { 'hordes.pointOfOrigin': 'z' }, lays)
    const at = { kind: 'place', x: 14.4, y: 10 }
    expect([valueIn(course, 'hordes.castFrom', 'at'), valueIn(course, 'hordes.seenFrom', 'at')]).toEqual([at, at])
    const names = course.steps.flatMap((step) =>
      step.how !== 'asked' && step.sentence
        ? Object.values(step.sentence.values ?? {}).flatMap((value) => (value.kind === 'names' ? value.value : []))
        : [],
    )
    expect(names).not.toContain('')
  })
})
