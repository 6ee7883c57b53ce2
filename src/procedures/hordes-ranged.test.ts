import { describe, expect, it } from 'vitest'
import { NONE, written } from '../chance/fraction.ts'
import type { Card } from '../games/card.ts'
import type { Answers } from '../games/question.ts'
import { apply } from '../table/apply.ts'
import type { Model, Table } from '../table/document.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { archer, blade, bow, card, field, foe, gun, SMALL } from './testing/archers.ts'
import { came, openRoll, played, taken, told } from './testing/playing.ts'

describe('a ranged attack', () => {
  const table = field([archer, foe], [bow])
  const shot = (answers = {}, rolls = {}) => played(table, taken('ranged', 'a', 'b', answers, rolls))

  it('tells the exact chances before any die falls: to hit, to disable, and both', () => {
    const course = shot()
    expect(course.result).toBeNull()
    expect(openRoll(course)).toMatchObject({ code: 'attack', dice: 2 })
    // RAT 6 against DEF 12: six or more on two dice. POW 10 against ARM 13: four or more, and one box.
    const chances = course.chances.map(({ code, share }) => [code, written(share)])
    expect(chances).toEqual([
      ['toHit', '13/18'],
      ['toDisable', '11/12'],
      ['toDisableInAll', '143/216'],
    ])
  })

  it('hits with what reaches the defence, and equal is enough', () => {
    expect(told(shot({}, { attack: [2, 4] }))).toContain('hordes.hit')
    expect(came(shot({}, { attack: [1, 4] }))).toEqual(['hordes.missedFully'])
  })

  it('does as much damage as it is above the armour, marks it, and destroys whom it disables', () => {
    const course = shot({}, { attack: [6, 5], damage: [2, 2] })
    expect(came(course)).toEqual(['hordes.damage', 'hordes.destroyed'])
    expect(course.result?.effects).toEqual([
      { do: 'hurt', model: 'b', marked: [1] },
      { do: 'remove', model: 'b' },
    ])
    expect(came(shot({}, { attack: [6, 5], damage: [1, 2] }))).toEqual(['hordes.unharmed'])
  })

  it('of a POW that is a dash does no damage and asks for no dice', () => {
    const course = shot({ pow: null }, { attack: [6, 5] })
    expect(came(course)).toEqual(['hordes.unharmed'])
    expect(course.result?.effects).toEqual([])
  })

  it('boosted takes a third die; dice that fell before no longer count', () => {
    expect(openRoll(shot({ 'hordes.boostAttack': true }, { attack: [2, 4] }))).toMatchObject({ dice: 3, faces: null })
  })

  it('rerolled is what the second roll says, wholly', () => {
    const again = shot({ 'hordes.rerollAttack': true }, { attack: [6, 6], attackagain: [1, 2] })
    expect(came(again)).toEqual(['hordes.missedFully'])
  })

  it('all ones miss and all sixes hit where the switch says so', () => {
    const easy = { def: 5, rat: 10 }
    expect(came(shot(easy, { attack: [1, 1] }))).toEqual(['hordes.missedFully'])
    const plain = { ...table, readings: { extremes: 'count' } as const }
    expect(told(played(plain, taken('ranged', 'a', 'b', easy, { attack: [1, 1] })))).toContain('hordes.hit')
  })

  it('out of range misses without a roll', () => {
    const far = field([archer, { ...foe, x: 10 + 12 + SMALL + 0.01 }], [bow])
    expect(came(played(far, taken('ranged', 'a', 'b')))).toEqual(['hordes.missedFully'])
    const edge = field([archer, { ...foe, x: 10 + 12 + SMALL }], [bow])
    expect(openRoll(played(edge, taken('ranged', 'a', 'b')))?.code).toBe('attack')
  })

  it('a hit without a roll beats a miss without one, and who rolls gives it up', () => {
    const far = field([archer, { ...foe, x: 30 }], [bow])
    const hits = { 'hordes.hitsByRule': true }
    expect(told(played(far, taken('ranged', 'a', 'b', hits)))).toContain('hordes.autoHitBeatsMiss')
    const stealthy = field([archer, { ...foe, x: 19, marks: ['stealth'] }], [bow])
    expect(openRoll(played(stealthy, taken('ranged', 'a', 'b', hits)))?.code).toBe('damage')
    const given = played(far, taken('ranged', 'a', 'b', { ...hits, 'hordes.rollAnyway': true }))
    expect(came(given)).toEqual(['hordes.missedFully'])
  })

  it('at Stealth beyond five inches misses, and at exactly five does not', () => {
    const stealthy = (gap: number) =>
      played(field([archer, { ...foe, x: 10 + gap + SMALL, marks: ['stealth'] }], [bow]), taken('ranged', 'a', 'b'))
    expect(openRoll(stealthy(5))?.code).toBe('attack')
    expect(came(stealthy(5.01))).toEqual(['hordes.missedFully'])
  })

  it('at one who lies is against a defence of 5', () => {
    const down = field([archer, { ...foe, marks: ['knockedDown'] }], [bow])
    const course = played(down, taken('ranged', 'a', 'b'))
    expect(told(course)).toContain('hordes.knockedDownDefence')
    // RAT 1: four or more on two dice.
    expect(written(played(down, taken('ranged', 'a', 'b', { rat: 1 })).chances[0]?.share ?? NONE)).toBe('11/12')
    expect(written(course.chances[0]?.share ?? NONE)).toBe('35/36')
  })

  it('at one in melee is four harder; a gunfighter in that melee aims freely, without a bonus for aiming', () => {
    const mate = figure('c', 18 - SMALL, 10, { card: 'blade' })
    const engaged = field([archer, foe, mate], [bow, card('blade', { weapons: [blade({ pow: 3 })] })])
    const harder = played(engaged, taken('ranged', 'a', 'b'))
    expect(told(harder)).toContain('hordes.targetInMelee')
    // RAT 6 less 4 against DEF 12: ten or more on two dice.
    expect(written(harder.chances[0]?.share ?? NONE)).toBe('1/6')
    const close = field([{ ...archer, x: 18 - SMALL - 0.4 }, foe], [{ ...bow, traits: ['gunfighter'] }])
    const course = played(close, taken('ranged', 'a', 'b'))
    expect(told(course)).toEqual(expect.arrayContaining(['hordes.gunfighter', 'hordes.meleePenaltyWaived']))
    expect(course.steps.some((step) => step.how === 'asked' && step.question.code === 'hordes.aimed')).toBe(false)
  })

  it('T34: of reach 2″, 1.5″ from a gun that reaches 0.5″, puts both in melee: the gun may not shoot', () => {
    const reaching = card('pike', { weapons: [blade({ pow: 3, reach: 2 })] })
    const pair = [archer, figure('b', 10 + SMALL + 1.5, 10, { side: 'b', facing: 180, card: 'pike' })]
    const by = (of: string, cards: readonly Card[]) => played(field(pair, cards), taken(of, 'a', 'b')).refusal?.code
    expect(by('ranged', [bow, reaching])).toBe('hordes.mayNotShoot')
    expect(by('ranged', [bow, card('pike', { weapons: [blade({ pow: 3, reach: 0.5 })] })])).toBeUndefined()
    expect(by('melee', [card('archer', { weapons: [blade({ pow: 3, reach: 0.5 })] }), reaching])).toBe(
      'hordes.notInMelee',
    )
  })

  it('T35: at one on a balcony goes by its distance in plan; a fight takes up to an inch of height for none', () => {
    const at = (elevation: number, rest: Partial<Table> = {}) => {
      const up = { ...foe, x: 10 + SMALL + 0.2, elevation }
      const armed = card('archer', { weapons: [blade({ pow: 3, reach: 0.5 })] })
      return played(tableOf([archer, up], { cards: [armed], heights: true, ...rest }), taken('melee', 'a', 'b'))
    }
    expect([at(0).refusal, at(1).refusal]).toEqual([null, null])
    // A small model reaches 1.75″ up: from 2.25″ the air between is half an inch.
    expect(at(2.25).refusal).toBeNull()
    expect(told(at(2.25))).toContain('hordes.inReachUp')
    expect(at(2.26).refusal?.code).toBe('hordes.notInMelee')
    expect(told(at(2.26))).toContain('hordes.beyondReachUp')
    expect(at(2.26, { heights: false }).refusal).toBeNull()
    const shot = played(
      tableOf([archer, { ...foe, elevation: 5 }], { cards: [bow], heights: true }),
      taken('ranged', 'a', 'b', { range: 8 - SMALL }),
    )
    expect(told(shot)).toContain('hordes.inRange')
  })

  it('by one in melee is refused, but for a gunfighter at whom it has in melee', () => {
    const near = field([{ ...archer, x: 18 - SMALL - 0.4 }, foe], [bow])
    expect(played(near, taken('ranged', 'a', 'b')).refusal?.code).toBe('hordes.mayNotShoot')
  })

  const ways = ['ranged', 'magic', 'spray', 'melee', 'combinedMelee', 'combinedRanged']
  it.each(ways)('%s: by one who lies or is stationary is refused, with that for its reason', (of) => {
    for (const mark of ['knockedDown', 'stationary'] as const) {
      const still = field([figure('a', 10, 10, { marks: [mark] }), { ...foe, x: 10 + SMALL }])
      const why = of === 'magic' ? 'hordes.mayNotCast' : 'hordes.mayNotFight'
      expect(played(still, taken(of, 'a', 'b')).refusal?.code).toBe(why)
    }
  })

  it('needs a weapon for it on the card; without a card the players say what it is', () => {
    const near = { ...foe, x: 10 + SMALL + 0.4 }
    const why = (of: string, who: Model) =>
      played(field([who, near], [card('archer')]), taken(of, 'a', 'b')).refusal?.code
    expect(['ranged', 'spray', 'melee'].map((of) => why(of, archer))).toEqual(Array(3).fill('hordes.noWeapon'))
    expect(why('magic', archer)).toBe('hordes.noSpell')
    expect(why('melee', figure('a', 10, 10))).toBeUndefined()
  })

  it('without sight is refused with its reason', () => {
    const wall = figure('w', 14, 10, { base: { shape: 'round', mm: 120 } })
    const hidden = field([archer, wall, { ...foe, base: { shape: 'round', mm: 30 } }], [bow])
    const course = played(hidden, taken('ranged', 'a', 'b'))
    expect(course.refusal?.code).toBe('hordes.notDeclared')
    expect(course.result).toBeNull()
  })

  it('from behind during the whole walk gets two more, and loses them by a peek at its front', () => {
    const turned = field([archer, { ...foe, facing: 0 }], [bow])
    const walked = apply(apply({ ...turned, stage: 'play' }, { do: 'activate', model: 'a' }), {
      do: 'advance',
      places: [{ id: 'a', x: 11, y: 10, facing: 0 }],
    })
    const course = played(walked, taken('ranged', 'a', 'b'))
    expect(told(course)).toContain('hordes.backStrike')
    expect(written(course.chances[0]?.share ?? NONE)).toBe('11/12')
    // Without a walk the place it stands on is judged, and the players know the rest.
    const still = played(turned, taken('ranged', 'a', 'b'))
    expect(told(still)).toContain('hordes.backStrikeByPlace')
    expect(written(still.chances[0]?.share ?? NONE)).toBe('11/12')
    const peeked = played(turned, taken('ranged', 'a', 'b', { 'hordes.keptBehind': false }))
    expect(told(peeked)).toContain('hordes.notBehindThroughout')
    expect(told(played(table, taken('ranged', 'a', 'b')))).toContain('hordes.notBehind')
  })

  it('from behind as a free strike gets nothing for that: it is another’s activation', () => {
    const behind = field(
      [
        { ...archer, x: 18 - SMALL - 0.4 },
        { ...foe, facing: 0 },
      ],
      [{ ...bow, traits: ['gunfighter'] }],
    )
    const strike = played(behind, taken('ranged', 'a', 'b', { 'hordes.freeStrike': true }))
    expect(told(strike)).toContain('hordes.backStrikeOnlyInActivation')
    expect(told(strike)).not.toContain('hordes.backStrikeByPlace')
    const asked = strike.steps.flatMap((step) => (step.how === 'asked' ? [step.question.code] : []))
    expect(asked).not.toContain('hordes.charged')
  })

  it('another may be hit in the target’s place, and takes the damage with its own armour', () => {
    const squire = figure('s', 20, 14, { side: 'b', card: 'squire' })
    const guarded = field([archer, foe, squire], [bow, card('squire', { stats: { arm: 18 } })])
    const course = played(
      guarded,
      taken(
        'ranged',
        'a',
        'b',
        { 'hordes.switchTarget': true, 'hordes.struckInstead': ['s'] },
        {
          attack: [6, 5],
          damages: [4, 5],
        },
      ),
    )
    expect(course.result?.effects[0]).toMatchObject({ do: 'hurt', model: 's' })
  })

  it('marks a life spiral from the branch that was rolled: T43', () => {
    const beast = card('beast', {
      stats: { arm: 10, ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`branch${at}`, 3])) },
    })
    const spiral = field([archer, { ...foe, card: 'beast' }], [bow, beast])
    const course = played(spiral, taken('ranged', 'a', 'b', {}, { attack: [6, 5], damage: [2, 3], branch: [6] }))
    expect(course.result?.effects).toEqual([{ do: 'hurt', model: 'b', marked: [2, 0, 0, 0, 0, 3] }])
  })

  it('a destroyed model leaves one token of a kind to the nearest that may take it and isn’t at its limit', () => {
    const near = figure('n', 19.4, 10, { tokens: { soul: 3 } })
    const next = figure('m', 21, 10)
    const course = played(
      field([archer, foe, near, next], [bow]),
      taken(
        'ranged',
        'a',
        'b',
        { 'hordes.leavesToken:soul': true, 'hordes.tokenEligible:soul': ['a', 'n', 'm'] },
        {
          attack: [6, 5],
          damage: [6, 6],
        },
      ),
    )
    expect(course.result?.effects).toContainEqual({ do: 'token', model: 'm', token: 'soul', count: 1 })
  })

  it('from one in melee with its target is no harder for a spell, and for a shot refused', () => {
    const spell = { ...gun({ range: 8, pow: 12 }), id: 'spell', kind: 'magic' }
    const caster = card('archer', { stats: { fury: 7 }, weapons: [spell, gun({ range: 8, pow: 12 })] })
    const close = field([{ ...archer, x: 18 - SMALL - 0.4 }, foe], [caster])
    expect(told(played(close, taken('magic', 'a', 'b')))).toContain('hordes.meleePenaltyWaived')
    expect(played(close, taken('ranged', 'a', 'b')).refusal?.code).toBe('hordes.mayNotShoot')
  })

  it('from behind out of its activation gets nothing for it', () => {
    const turned = apply(field([archer, { ...foe, facing: 0 }], [bow]), { do: 'activate', model: 'a' })
    const course = played(turned, taken('ranged', 'a', 'b', { 'hordes.ownActivation': false }))
    expect(told(course)).toContain('hordes.backStrikeOnlyInActivation')
  })

  it('that leaps on comes from whom it struck last', () => {
    const [c, d] = [figure('c', 20, 12, { side: 'b' }), figure('d', 22, 14, { side: 'b' })]
    const answers = { 'hordes.leaps': true, 'hordes.leapsTo:leap:1': ['c'], 'hordes.leapsTo:leap:2': ['d'] }
    const rolls = { attack: [6, 5], damage: [1, 1], damagec: [1, 1], damaged: [1, 1] }
    const course = played(field([archer, foe, c, d], [bow]), taken('ranged', 'a', 'b', answers, rolls))
    const sources = course.steps.flatMap((step) =>
      step.how === 'measured' && step.sentence.code === 'hordes.damageFromModel' ? [step.sentence.values?.from] : [],
    )
    expect(sources).toEqual([
      { kind: 'names', value: ['B'] },
      { kind: 'names', value: ['C'] },
    ])
    expect(course.result).not.toBeNull()
  })

  it('that misses into a melee may strike another of it, never the attacker or the target, where the switch says so', () => {
    const mates = [figure('c', 18 - SMALL, 10), figure('d', 18, 10 + SMALL)]
    const melee = field([archer, foe, ...mates], [bow])
    const missed = played(melee, taken('ranged', 'a', 'b', {}, { attack: [1, 2] }))
    // A lot falls among the two before anything else comes of it: odd numbers one, even numbers the other.
    expect(openRoll(missed)).toMatchObject({ id: 'stray', dice: 1 })
    expect(missed.result).toBeNull()
    const lot = (stray: number[], answers: Answers = {}) =>
      played(melee, taken('ranged', 'a', 'b', answers, { attack: [1, 2], stray }))
    const question = lot([1]).steps.flatMap((step) =>
      step.how === 'asked' && step.question.code === 'hordes.strayTarget' ? [step.question] : [],
    )
    expect(question).toMatchObject([{ kind: 'models', among: expect.arrayContaining(['c', 'd']), most: 1 }])
    expect(JSON.stringify(question)).not.toMatch(/"a"|"b"/)
    const struck = [openRoll(lot([1]))?.about, openRoll(lot([2]))?.about]
    expect(struck.toSorted()).toEqual(['c', 'd'])
    expect(openRoll(lot([1], { 'hordes.strayTarget': ['c'] }))).toMatchObject({ code: 'attack', about: 'c' })
    expect(came(lot([1], { 'hordes.strayTarget': [] }))).toEqual(['hordes.missedFully'])
    const within = field([{ ...archer, x: 18 - SMALL }, foe, mates[1] ?? archer], [{ ...bow, traits: ['gunfighter'] }])
    // One alone needs no lot.
    const own = played(within, taken('ranged', 'a', 'b', {}, { attack: [1, 2] }))
    expect(openRoll(own)).toMatchObject({ code: 'attack', about: 'd' })
    const lost = { ...melee, readings: { strayShots: 'lost' } as const }
    expect(came(played(lost, taken('ranged', 'a', 'b', {}, { attack: [1, 2] })))).toEqual(['hordes.missedFully'])
  })

  it('of a gunfighter never follows a melee attack of the same activation, and is no charge attack', () => {
    const fighter = field([archer, foe], [{ ...bow, traits: ['gunfighter'] }])
    expect(played(fighter, taken('ranged', 'a', 'b', { 'hordes.foughtBefore': true })).refusal?.code).toBe(
      'hordes.notBothWays',
    )
    expect(told(played(fighter, taken('ranged', 'a', 'b', { 'hordes.charged': true })))).toContain('hordes.gunNoCharge')
    const fencer = [{ ...bow, traits: ['gunfighter'], weapons: [...bow.weapons, blade({ pow: 3 })] }]
    const near = field([{ ...archer, x: 18 - SMALL }, foe], fencer)
    expect(played(near, taken('melee', 'a', 'b', { 'hordes.shotBefore': true })).refusal?.code).toBe(
      'hordes.notBothWays',
    )
    expect(played(near, taken('melee', 'a', 'b')).refusal).toBeNull()
  })

  it('may be rerolled by several effects, one after the other', () => {
    const answers = { 'hordes.rerollAttack': true, 'hordes.rerollAttack:2': true }
    const rolls = { attack: [1, 2], attackagain: [1, 3], attackagain2: [6, 6] }
    expect(told(shot(answers, rolls))).toContain('hordes.hit')
    expect(openRoll(shot(answers, { attack: [1, 2], attackagain: [1, 3] }))?.id).toBe('attackagain2')
  })

  it('at one that is stationary is against a defence of 5, as at one who lies', () => {
    const still = field([archer, { ...foe, marks: ['stationary'] }], [bow])
    expect(told(played(still, taken('ranged', 'a', 'b')))).toContain('hordes.knockedDownDefence')
    expect(played(still, taken('stand', 'b', null)).refusal?.code).toBe('hordes.stands')
  })

  it('marks boxes one after the other, as many as it has taken, and disables at the last', () => {
    const tough = card('tough', { stats: { arm: 13, boxes: 5 } })
    const at = (marked: readonly number[]) =>
      played(
        field([archer, { ...foe, card: 'tough', marked }], [bow, tough]),
        taken('ranged', 'a', 'b', {}, { attack: [6, 5], damage: [2, 3] }),
      )
    expect(at([1]).result?.effects).toEqual([{ do: 'hurt', model: 'b', marked: [3] }])
    expect(came(at([1]))).toEqual(['hordes.damage', 'hordes.boxesLeft'])
    expect(came(at([3]))).toEqual(['hordes.damage', 'hordes.destroyed'])
  })
})
