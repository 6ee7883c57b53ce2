import { describe, expect, it } from 'vitest'
import type { Answers } from '../games/question.ts'
import type { Model } from '../table/document.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { archer, card, field, foe, gun, SMALL } from './testing/archers.ts'
import { came, openRoll, played, taken, told } from './testing/playing.ts'

describe('a spell', () => {
  const seer = card('archer', { stats: { fury: 7 }, weapons: [{ ...gun({ range: 8, pow: 12 }), kind: 'magic' }] })
  const relay = card('relay', { traits: ['channeler'] })

  it('goes through another model: sight and range are that one’s, and one who lies passes nothing on', () => {
    const far = { ...foe, x: 22 }
    const between = figure('r', 16, 10, { card: 'relay' })
    const table = field([archer, between, far], [seer, relay])
    expect(came(played(table, taken('magic', 'a', 'b')))).toEqual(['hordes.missedFully'])
    const through = played(table, taken('magic', 'a', 'b', { 'hordes.through': ['r'] }))
    expect(told(through)).toContain('hordes.castThrough')
    expect(openRoll(through)?.code).toBe('attack')
    const lying = field([archer, { ...between, marks: ['knockedDown'] }, far], [seer, relay])
    expect(told(played(lying, taken('magic', 'a', 'b', { 'hordes.through': ['r'] })))).not.toContain(
      'hordes.castThrough',
    )
  })
})

describe('a spell from a place where no model stands', () => {
  const seer = card('archer', { stats: { fury: 7 }, weapons: [{ ...gun({ range: 6, pow: 12 }), kind: 'magic' }] })
  const lies = (x: number, y: number) =>
    ({ kind: 'blast', id: 'z', pinned: true, at: { kind: 'place', x, y }, diameter: 4 }) as const
  const away = { ...archer, facing: 180 }
  const cast = (at: ReturnType<typeof lies>, answers: Answers, models: readonly Model[] = [away, foe]) =>
    played(tableOf(models, { cards: [seer], lays: [at] }), taken('magic', 'a', 'b', answers))

  it('has its sight all round and its range from there, to the edge of the target, and no base of its own', () => {
    const radius = SMALL / 2
    const answers = { 'hordes.pointOfOrigin': 'z' }
    // The caster looks away; six inches from the place to the target's edge are in range.
    const within = cast(lies(18 - 6 - radius, 10), answers)
    expect(told(within)).toEqual(expect.arrayContaining(['hordes.castFrom', 'hordes.inRange']))
    expect(openRoll(within)?.code).toBe('attack')
    expect(told(cast(lies(18 - 6.001 - radius, 10), answers))).toContain('hordes.outOfRange')
    expect(cast(lies(14, 10), {}).refusal?.code).toBe('hordes.notDeclared')
  })

  it('sees not past who is as large as the target, and stands in nobody’s way itself', () => {
    const answers = { 'hordes.pointOfOrigin': 'z' }
    const row = [figure('c', 15, 10 - SMALL / 2 + 0.1), figure('d', 15, 10 + SMALL / 2 - 0.1)]
    expect(cast(lies(14.2, 10), answers, [away, foe, ...row]).refusal?.code).toBe('hordes.notDeclared')
    const plain = played(tableOf([archer, foe], { cards: [seer], lays: [lies(14, 10)] }), taken('magic', 'a', 'b'))
    expect(told(plain)).toContain('hordes.sees')
  })

  it('sprays from there, with the narrow end on the place', () => {
    const breath = card('archer', { weapons: [{ ...gun({ pow: 12, spray: 8 }), kind: 'spray', traits: ['magical'] }] })
    const table = tableOf([away, foe], { cards: [breath], lays: [lies(14, 10)] })
    const course = played(table, taken('spray', 'a', 'b', { 'hordes.pointOfOrigin': 'z' }))
    const area = course.steps.flatMap((step) => ('area' in step && step.area ? [step.area] : []))[0]
    expect(area?.kind).toBe('outline')
    const xs = area?.kind === 'outline' ? area.outline.edges.map(({ from }) => from.x) : []
    expect(Math.min(...xs)).toBeCloseTo(14, 9)
  })
})

describe('a spell through another model', () => {
  const seer = card('archer', { stats: { fury: 7 }, weapons: [{ ...gun({ range: 8, pow: 12 }), kind: 'magic' }] })
  const relay = card('relay', { traits: ['channeler'] })

  it('goes only through one whose card lets spells through, and not at that one itself', () => {
    const plain = card('plain')
    const [near, other] = [figure('r', 16, 10, { card: 'relay' }), figure('o', 14, 14, { card: 'plain' })]
    const course = played(field([archer, near, other, foe], [seer, relay, plain]), taken('magic', 'a', 'b'))
    const question = course.steps.find((step) => step.how === 'asked' && step.question.code === 'hordes.through')
    expect(question).toMatchObject({ question: { among: ['r'] } })
    const itself = taken('magic', 'a', 'r', { 'hordes.through': ['r'] })
    expect(played(field([archer, near, foe], [seer, relay]), itself).refusal?.code).toBe('hordes.throughTarget')
  })

  it('strikes from behind by where that model stands, whatever walk it made before', () => {
    const behind = figure('r', 14, 10, { card: 'relay' })
    const caster = { ...archer, x: 30, y: 30 }
    const walk = [
      { x: 24, y: 10 },
      { x: 14, y: 10 },
    ]
    const table = field([caster, behind, { ...foe, facing: 0 }], [seer, relay])
    const through = { 'hordes.through': ['r'] }
    const told1 = told(played(table, taken('magic', 'a', 'b', through)))
    expect(told1).toContain('hordes.backStrike')
    const walked = { ...table, activations: [{ model: 'r', path: walk, open: false }] }
    expect(told(played(walked, taken('magic', 'a', 'b', through)))).toContain('hordes.backStrike')
    const before = { ...table, models: table.models.map((one) => (one.id === 'b' ? { ...one, facing: 180 } : one)) }
    expect(told(played(before, taken('magic', 'a', 'b', through)))).toContain('hordes.notBehind')
  })
})
