import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bases } from '../games/mordheim/bases.ts'
import type { Course } from '../games/procedure.ts'
import type { Model, Table } from '../table/document.ts'
import { galleryTable } from '../table/gallery/gallery.ts'
import { figure } from '../table/testing/scene.ts'
import { came, played, taken, told } from './testing/playing.ts'
import { apart, archer, box, foe, ruins } from './testing/warband.ts'

const asked = (table: Table, answers = {}) => played(table, taken('targets', 'a', null, answers))

/** What is said of each enemy, by its id: the reason, without what stands before it. */
function reasons(course: Course): Record<string, string> {
  return Object.fromEntries(
    course.notes.map(({ model }, at) => {
      const said = told(course).filter((code) => /^mordheim\.may(Not)?\./.test(code))[at] ?? ''
      return [model, said.replace('mordheim.', '')]
    }),
  )
}
const needs = (course: Course) =>
  Object.fromEntries(
    course.notes.map(({ model, text }) => [model, typeof text === 'number' ? text : text.values?.need]),
  )

/** A wall before the nearest enemy, which hides a part of it from the archer, and nothing of the others. */
const wall = box('wall', [14, 24.6, 0.5, 1])
const four = [archer(), foe('n', 16, 24), foe('b', 17, 18), foe('c', 18, 31), foe('d', 20, 19)]

describe('whom a fighter may shoot at, on a table', () => {
  it('T27: the nearest in cover, and all farther ones in the open that are easier to hit', () => {
    const course = asked(ruins(four, { terrain: [wall] }))
    expect(reasons(course)).toEqual({ n: 'may.nearest', b: 'may.easier', c: 'may.easier', d: 'may.easier' })
    expect(needs(course)).toMatchObject({ n: { value: 5 }, b: { value: 4 } })
    expect(came(course)).toEqual(['mordheim.mayShootAt'])
    expect(course.readings).toContain('easierTargets')
  })

  it('T27 by the other reading: of the easier ones only the nearest', () => {
    const course = asked(ruins(four, { terrain: [wall], readings: { easierTargets: 'nearest' } }))
    expect(reasons(course)).toMatchObject({ n: 'may.nearest', b: 'may.easier', c: 'mayNot.nearerThreat' })
  })

  it('of one on a square base by the readings that look from elsewhere, the board says that its cover is not worked out', () => {
    const square = { base: { shape: 'rectangle', width: 25, depth: 25 } } as const
    const by = (coverFrom: 'centre' | 'base') => {
      const table = ruins([archer(), foe('n', 16, 24, square)], { terrain: [wall], readings: { coverFrom } })
      const course = asked(table)
      expect(reasons(course)).toEqual({ n: 'may.nearest' })
      const said = course.steps.flatMap((step) => ('sentence' in step && step.sentence ? [step.sentence.code] : []))
      return { said, needs: needs(course) }
    }
    expect(by('base').said).toContain('mordheim.sightUnjudged')
    expect(by('base').said).not.toContain('mordheim.inTheOpen')
    expect(by('base').needs).toMatchObject({ n: { value: 4 } })
    expect(by('centre').said).not.toContain('mordheim.sightUnjudged')
    expect(by('centre').needs).toMatchObject({ n: { value: 5 } })
    // Until it is answered the result says so; then it goes by the answer, whichever it is.
    const open = ruins([archer(), foe('n', 16, 24, square)], { terrain: [wall], readings: { coverFrom: 'base' } })
    expect(came(asked(open))).toEqual(['mordheim.mayShootAt', 'mordheim.notJudged'])
    for (const [covered, code] of [
      [['n'], 'mordheim.coverAnswered'],
      [[], 'mordheim.openAnswered'],
    ] as const) {
      const course = asked(open, { 'mordheim.those.covered': covered })
      expect(told(course)).toContain(code)
      expect(told(course)).not.toContain('mordheim.sightUnjudged')
      expect(came(course)).toEqual(['mordheim.mayShootAt'])
      const shot = played(open, taken('shooting', 'a', 'n', { 'mordheim.covered': covered.length > 0 }))
      expect(told(shot)).toContain(code)
    }
    expect(told(played(open, taken('shooting', 'a', 'n')))).toContain('mordheim.sightUnjudged')
  })

  it('in the house it stands in is in cover for that, not by a share of it that is hidden', () => {
    const house = box('house', [20, 24, 4, 4], 'building')
    const within = asked(ruins([archer(), foe('n', 20, 24)], { terrain: [house] }))
    expect(told(within)).toContain('mordheim.coveredInside')
    expect(told(within)).not.toContain('mordheim.coveredBy')
    expect(needs(within)).toMatchObject({ n: { value: 5 } })
    const both = asked(ruins([archer(), foe('n', 20, 24)], { terrain: [house, wall] }))
    expect(told(both)).toEqual(expect.arrayContaining(['mordheim.coveredInside', 'mordheim.coveredBy']))
    // By the reading of lines a part may be hidden of which the centre sees all.
    const lines = ruins([archer(), foe('b', 22, 24)], {
      ...{ terrain: [box('w', [16, 24.5, 0.2, 0.2])], readings: { coverFrom: 'lines' } },
    })
    expect(told(asked(lines))).toContain('mordheim.partlyCovered')
  })

  it('stands high, or does not, as the players answered: no height is told that was not measured', () => {
    const high = (elevation: number, answer?: boolean) =>
      told(
        asked(
          ruins([archer({ elevation }), foe('n', 16, 24)]),
          answer === undefined ? {} : { 'mordheim.elevated': answer },
        ),
      ).filter((code) => /^mordheim\.(elevated|saidElevated|saidLow)$/.test(code))
    expect([high(3), high(0)]).toEqual([['mordheim.elevated'], []])
    expect(high(0, true)).toEqual(['mordheim.saidElevated'])
    expect(high(3, false)).toEqual(['mordheim.saidLow'])
  })

  it('without the wall: the nearest alone, and the farther ones are barred by it', () => {
    const course = asked(ruins(four))
    expect(reasons(course)).toMatchObject({ n: 'may.nearest', b: 'mayNot.nearerThreat' })
    const barred = course.steps.find((step) => 'sentence' in step && step.sentence?.code.endsWith('nearerThreat'))
    expect(barred).toMatchObject({ bearing: 'hinders', sentence: { values: { nearest: { value: ['N'] } } } })
  })

  it('T28: from above anybody, but not past one seen in the same building; a floor below is not seen', () => {
    const house = box('house', [10, 24, 6, 6], 'building')
    const below = foe('in', 11, 26, { elevation: 0 })
    const above = asked(ruins([archer(), below, foe('far', 22, 24)], { terrain: [house] }))
    expect(reasons(above)).toEqual({ in: 'mayNot.unseen', far: 'may.elevated' })
    const seen = asked(ruins([archer(), below, foe('far', 22, 24)], { terrain: [house] }), {
      'mordheim.those.visible': ['in', 'far'],
    })
    expect(reasons(seen)).toEqual({ in: 'may.sameBuilding', far: 'mayNot.threatInBuilding' })
    const level = asked(ruins([archer(), foe('in', 11, 26), foe('far', 22, 24)], { terrain: [house] }))
    expect(reasons(level)).toEqual({ in: 'may.sameBuilding', far: 'mayNot.threatInBuilding' })
    const ground = asked(
      ruins([archer({ elevation: 0 }), foe('far', 22, 24), foe('near', 18, 20)], { terrain: [house] }),
    )
    expect(reasons(ground)).toMatchObject({ far: 'mayNot.nearerThreat', near: 'may.nearest' })
  })

  it('just 2″ up is not above 2″', () => {
    const high = (elevation: number) =>
      reasons(asked(ruins([archer({ elevation }), foe('n', 14, 24), foe('f', 20, 18)])))
    expect(high(2).f).toBe('mayNot.nearerThreat')
    expect(high(2.1).f).toBe('may.elevated')
  })

  it('one who is down, stunned or fleeing may be passed over, and hides the nearest standing enemy from nobody', () => {
    for (const mark of ['knockedDown', 'stunned', 'fleeing'] as const) {
      const course = asked(ruins([archer(), foe('n', 14, 20, { marks: [mark] }), foe('f', 20, 24), foe('g', 22, 30)]))
      expect(reasons(course)).toEqual({ n: 'may.noThreatItself', f: 'may.nearest', g: 'mayNot.nearerThreat' })
    }
  })

  it('one who lies or flees behind a nearer threat, by the letter; by the other reading not unless it is easier to hit', () => {
    const far = [archer(), foe('n', 14, 20), foe('f', 20, 24, { marks: ['fleeing'] })]
    const course = asked(ruins(far))
    expect(reasons(course)).toEqual({ n: 'may.nearest', f: 'may.noThreatItself' })
    expect(course.readings).toContain('harmlessTargets')
    expect(reasons(asked(ruins(far, { readings: { harmlessTargets: 'easier' } }))).f).toBe('mayNot.nearerThreat')
  })

  it('a large one always: by its mark, its card, its height or how wide its base is', () => {
    const large = (rest: Partial<Model>) =>
      reasons(asked(ruins([archer(), foe('n', 14, 20), foe('f', 20, 24, rest)]))).f
    expect(large({ marks: ['large'] })).toBe('may.large')
    expect(large({ height: 2.5 })).toBe('may.large')
    expect(large({ height: 2 })).toBe('mayNot.nearerThreat')
    const oblong = (width: number, depth: number) => ({ base: { shape: 'rectangle', width, depth } }) as const
    expect(large({ base: { shape: 'round', mm: 60 } })).toBe('may.large')
    expect(large({ base: { shape: 'round', mm: 50.8 } })).toBe('mayNot.nearerThreat')
    expect(large(oblong(50, 100))).toBe('may.large')
    expect(large(oblong(25, 50))).toBe('mayNot.nearerThreat')
  })

  it('large, by none of the game’s own bases: wide as its base is, a body is answered to be no wider than 2″', () => {
    const wide = ruins([archer(), foe('n', 14, 20), foe('f', 20, 24, { base: { shape: 'round', mm: 60 } })])
    expect(reasons(asked(wide, { 'mordheim.those.large': [] })).f).toBe('mayNot.nearerThreat')
    for (const base of bases) {
      const course = asked(ruins([archer(), foe('n', 14, 20), foe('f', 20, 24, { base })]))
      expect(reasons(course).f).toBe('mayNot.nearerThreat')
    }
  })

  it('never one whose base touches that of the shooter’s friend, or who is marked as in combat', () => {
    const friend = figure('x', 20, 24)
    const touching = foe('n', 20 + (apart(0) - 10), 24)
    const course = asked(ruins([archer(), friend, touching, foe('f', 26, 20, { marks: ['engaged'] })]))
    expect(reasons(course)).toEqual({ n: 'mayNot.engaged', f: 'mayNot.engaged' })
    expect(came(course)).toEqual(['mordheim.mayShootAtNobody'])
    expect(course.result?.answersOnly).toBe(true)
  })

  it('not nobody’s models: they are no targets, bar none, and hold none in combat', () => {
    const neutral = figure('x', 14, 24, { side: 'c' })
    const touched = foe('n', 20, 24)
    const beside = figure('y', 20, 24 + (apart(0) - 10), { side: 'c' })
    expect(reasons(asked(ruins([archer(), neutral, touched, beside])))).toEqual({ n: 'may.nearest' })
  })

  it('what the table knows better is answered: who is seen, covered, in combat', () => {
    const table = ruins(four, { terrain: [wall] })
    const answers = { 'mordheim.those.covered': [], 'mordheim.those.visible': ['b', 'c'] }
    expect(reasons(asked(table, answers))).toEqual({
      n: 'mayNot.unseen',
      b: 'may.nearest',
      c: 'mayNot.nearerThreat',
      d: 'mayNot.unseen',
    })
  })

  it('tells no distances while targets are to be declared first', () => {
    const course = asked(ruins(four, { terrain: [wall], declareFirst: true }))
    expect(told(course)).not.toContain('mordheim.madeOf')
    expect(told(course)).not.toContain('mordheim.bySkill')
    expect(told(asked(ruins(four)))).toContain('mordheim.bySkill')
    expect(course.notes.every(({ text }) => typeof text !== 'number' && text.values?.need === undefined)).toBe(true)
    expect(reasons(course)).toMatchObject({ n: 'may.nearest', b: 'may.easier' })
  })

  it('doesn’t hang on how the table is turned', () => {
    const place = fc.record({ x: fc.integer({ min: 12, max: 36 }), y: fc.integer({ min: 12, max: 36 }) })
    fc.assert(
      fc.property(fc.uniqueArray(place, { maxLength: 5, selector: ({ x, y }) => `${x},${y}` }), (places) => {
        const spots = places.filter(({ x, y }) => x !== 24 || y !== 24)
        const laid = (turn: boolean) =>
          ruins([
            archer({ x: 24 }),
            ...spots.map(({ x, y }, at) => (turn ? foe(`e${at}`, 48 - y, x) : foe(`e${at}`, x, y))),
          ])
        if (spots.length > 0) expect(reasons(asked(laid(true)))).toEqual(reasons(asked(laid(false))))
      }),
      { numRuns: 60 },
    )
  })
})

describe('who may shoot', () => {
  const refusal = (model: Partial<Model>, answers = {}, others: readonly Model[] = [foe('n', 20, 24)]) =>
    asked(ruins([archer(model), ...others]), answers).refusal?.code

  it('is nobody who is stunned, knocked down, fleeing or in combat', () => {
    expect(refusal({})).toBeUndefined()
    expect(refusal({ marks: ['stunned'] })).toBe('mordheim.isStunned')
    expect(refusal({ marks: ['knockedDown'] })).toBe('mordheim.lies')
    expect(refusal({ marks: ['fleeing'] })).toBe('mordheim.flees')
    expect(refusal({ marks: ['engaged'] })).toBe('mordheim.inCombat')
    expect(refusal({}, {}, [foe('n', apart(0), 24)])).toBe('mordheim.touches')
    expect(refusal({}, {}, [foe('n', apart(0.01), 24)])).toBeUndefined()
  })

  it('is nobody who ran, failed a charge or came to itself this turn, as it is answered', () => {
    for (const what of ['ran', 'failedCharge', 'rallied'])
      expect(refusal({}, { [`mordheim.${what}`]: true })).toBe(`mordheim.${what}`)
  })

  it('is nobody without a weapon that shoots, with Ballistic Skill 0, or without enemies', () => {
    const bare = { id: 'bare', name: 'Bare', game: 'mordheim', stats: {}, traits: [], weapons: [] } as const
    const unarmed = asked(ruins([archer({ card: 'bare' }), foe('n', 20, 24)], { cards: [bare] }))
    expect(unarmed.refusal?.code).toBe('mordheim.noWeapon')
    expect(refusal({}, { bs: 0 })).toBe('mordheim.noSkill')
    expect(refusal({}, {}, [])).toBe('mordheim.noTargets')
  })
})

describe('the ready table of the alley', () => {
  it('lets the gunner choose the nearest and both in the open, not the farther one in cover', () => {
    const table = galleryTable('alley', 'en', 3)
    const course = played(table, taken('targets', 'gunner', null))
    expect(reasons(course)).toEqual({
      rider: 'may.nearest',
      blade: 'may.easier',
      squire: 'may.easier',
      lancer: 'mayNot.nearerThreat',
    })
    const bare = played({ ...table, terrain: [] }, taken('targets', 'gunner', null))
    expect(bare.notes.filter(({ bearing }) => bearing === 'helps').map(({ model }) => model)).toEqual(['rider'])
  })
})
