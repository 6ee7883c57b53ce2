import { describe, expect, it } from 'vitest'
import type { Answers } from '../games/question.ts'
import { apply } from '../table/apply.ts'
import type { Model } from '../table/document.ts'
import { tableOf } from '../table/testing/scene.ts'
import { archer, bow, field, foe } from './testing/archers.ts'
import { came, played, taken, told } from './testing/playing.ts'

describe('giving up a part of an activation', () => {
  const table = field([archer])
  const given = (answers: Answers) => played(table, taken('forfeit', 'a', null, answers))

  it.each([
    ['it must be given up anyway', { 'hordes.mustForfeit': true }, 'hordes.alreadyOwed'],
    ['it was given up before', { 'hordes.forfeitedBefore': true }, 'hordes.notTwice'],
    ['it has moved', { 'hordes.hasMoved': true }, 'hordes.tooLateMovement'],
    ['it has acted', { 'hordes.part': 'hordes.action', 'hordes.hasActed': true }, 'hordes.tooLateAction'],
    ['no rule allows it', { 'hordes.part': 'hordes.activation' }, 'hordes.needsRule'],
    ['it has none', { 'hordes.hasNoPart': true }, 'hordes.hasNone'],
  ])('is refused where %s', (_, answers, code) => {
    expect(given(answers).refusal?.code).toBe(code)
  })

  it('ends that part and sets off what hangs on it', () => {
    expect(told(given({}))).toEqual(['hordes.endsMovement'])
    expect(told(given({ 'hordes.part': 'hordes.activation', 'hordes.ruleAllows': true }))).toEqual([
      'hordes.endsActivation',
    ])
  })
})

describe('one further attack', () => {
  it('is made, however many abilities grant one, and by the one that is chosen', () => {
    const course = played(field([archer]), taken('extraAttack', 'a', null, { 'hordes.granting': 3 }))
    expect(told(course)).toEqual(['hordes.severalGranted', 'hordes.mayEarnMore'])
    expect(came(course)).toEqual(['hordes.extraAttack'])
    const two = played(field([archer]), taken('extraAttack', 'a', null, { 'hordes.granting': 2 }))
    expect(two.steps.some((step) => step.how === 'asked' && step.question.code === 'hordes.chosenAbility')).toBe(true)
    expect(told(played(field([archer]), taken('extraAttack', 'a', null)))[0]).toBe('hordes.oneGranted')
    expect(played(field([archer]), taken('extraAttack', 'a', null, { 'hordes.granting': 0 })).refusal).not.toBeNull()
  })
})

describe('one who lies already', () => {
  it('knocks nobody down twice: the second fall marks nothing', () => {
    const lying = field([{ ...archer, marks: ['knockedDown'] }])
    const course = played(lying, taken('fall', 'a', null, { 'hordes.height': 3 }, { damagea: [1, 1] }))
    expect(course.result?.effects).toEqual([])
    expect(came(course)).toContain('hordes.alreadyDown')
  })
})

describe('standing up', () => {
  const lying = field([{ ...archer, marks: ['knockedDown'] }])

  it('T44: one knocked down in its own player’s turn may not stand before that player’s next', () => {
    const course = played(lying, taken('stand', 'a', null, { 'hordes.downThisTurn': true }))
    expect(course.refusal?.code).toBe('hordes.notThisTurn')
  })

  it('stands by a rule in the very turn in which it was knocked down, and gives nothing up for it', () => {
    const course = played(
      lying,
      taken('stand', 'a', null, { 'hordes.standsByRule': true, 'hordes.downThisTurn': true }),
    )
    expect(came(course)).toEqual(['hordes.stoodUp'])
    expect(course.result?.gave).toBeUndefined()
  })

  it('tells what one who lies may not do and what may not be done to it', () => {
    expect(told(played(lying, taken('stand', 'a', null)))).toEqual(
      expect.arrayContaining(['hordes.lyingMayNot', 'hordes.lyingIs']),
    )
  })

  it('costs movement or action, and takes the mark off', () => {
    expect(played(lying, taken('stand', 'a', null)).result?.effects).toEqual([
      { do: 'mark', model: 'a', mark: 'knockedDown', on: false },
    ])
    expect(played(lying, taken('stand', 'a', null, { 'hordes.alsoAims': true })).refusal?.code).toBe('hordes.notTwice')
  })
})

describe('what the board knows of a part of an activation', () => {
  const walking = (marks: Model['marks'] = []) => {
    const table = tableOf([{ ...archer, ...(marks ? { marks } : {}) }], { stage: 'play' })
    const places = [{ id: 'a', x: 12, y: 10, facing: 0 }]
    return apply(apply(table, { do: 'activate', model: 'a' }), { do: 'advance', places })
  }

  it('one that walked may not stand up at the start of that activation, nor give the activation up', () => {
    expect(played(walking(['knockedDown']), taken('stand', 'a', null)).refusal?.code).toBe('hordes.onlyAtStart')
    const given = { 'hordes.part': 'hordes.activation', 'hordes.ruleAllows': true }
    expect(played(walking(), taken('forfeit', 'a', null, given)).refusal?.code).toBe('hordes.tooLateActivation')
  })

  it('one that lies gives a part up only to stand, and stands for nothing that it owes', () => {
    const lies = field([{ ...archer, marks: ['knockedDown'] }])
    expect(played(lies, taken('forfeit', 'a', null)).refusal?.code).toBe('hordes.lyingForfeits')
    const owed = played(lies, taken('stand', 'a', null, { 'hordes.mustForfeit': true }))
    expect(owed.refusal?.code).toBe('hordes.alreadyOwed')
  })
})

describe('what is gone', () => {
  it('a target that was removed leaves no procedure on the table', () => {
    const table = apply(field([archer, foe], [bow]), { do: 'lay', lay: taken('ranged', 'a', 'b') })
    expect(apply(table, { do: 'remove', ids: ['b'] }).lays).toEqual([])
  })

  it('recorded, everything is one step; a record of what is gone changes nothing', () => {
    const lay = taken('ranged', 'a', 'b', {}, { attack: [6, 5], damage: [6, 6] })
    const table = apply(field([archer, foe], [bow]), { do: 'lay', lay })
    const { result } = played(table, lay)
    const entry = {
      id: 'p',
      of: 'hordes.ranged',
      actor: 'A',
      by: 'a',
      target: 'B',
      steps: [],
      dice: [],
      result: [],
      seed: 1,
    }
    const after = apply(table, { do: 'settle', id: 'p', effects: result?.effects ?? [], entry })
    expect(after.models.map(({ id }) => id)).toEqual(['a'])
    expect(after.log).toEqual([entry])
    expect(apply(after, { do: 'settle', id: 'p', effects: result?.effects ?? [], entry })).toBe(after)
  })
})
