import { describe, expect, it } from 'vitest'
import { NONE, written } from '../chance/fraction.ts'
import type { Card } from '../games/card.ts'
import type { Answers, Course, Rolls } from '../games/procedure.ts'
import { radiusOf } from '../rules/base.ts'
import { apply } from '../table/apply.ts'
import type { Model, Table } from '../table/document.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { came, openRoll, played, taken, told } from './testing/playing.ts'

const SMALL = 2 * radiusOf(30)

function card(id: string, rest: Partial<Card> = {}): Card {
  return { id, name: id, game: 'hordes', stats: {}, traits: [], weapons: [], ...rest }
}

const gun = (stats: Readonly<Record<string, number | null>>) =>
  ({ id: 'gun', name: 'Gun', kind: 'ranged', stats, traits: [] }) as const
const blade = (stats: Readonly<Record<string, number | null>>) =>
  ({ id: 'blade', name: 'Blade', kind: 'melee', stats, traits: [] }) as const

/** An archer of side A at the left, and others as they are named; the archer faces right. */
function field(models: readonly Model[], cards: readonly Card[] = []): Table {
  return tableOf(models, { cards })
}

const archer = figure('a', 10, 10, { card: 'archer' })
const foe = figure('b', 18, 10, { side: 'b', facing: 180 })
const bow = card('archer', { stats: { rat: 6 }, weapons: [gun({ range: 12, pow: 10, aoe: 0 })] })

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

describe('a shot with a blast', () => {
  const mortar = card('archer', { stats: { rat: 6 }, weapons: [gun({ range: 12, pow: 14, aoe: 4 })] })
  const neighbour = figure('n', 19.5, 10, { side: 'b' })
  const table = field([archer, foe, neighbour], [mortar])

  it('that hits deals direct damage to its target, and blast damage to all others beneath', () => {
    const open = played(table, taken('ranged', 'a', 'b', {}, { attack: [6, 5], damage: [6, 6] }))
    expect(told(open)).toEqual(expect.arrayContaining(['hordes.blastCatches', 'hordes.damageFromImpact']))
    expect(openRoll(open)).toMatchObject({ code: 'damage', about: 'n' })
    const done = played(table, taken('ranged', 'a', 'b', {}, { attack: [6, 5], damage: [6, 6], damagen: [6, 6] }))
    // Half of POW 14 is suggested: 7 and 12 against 13 is 6.
    expect(done.result?.effects).toEqual(expect.arrayContaining([{ do: 'remove', model: 'n' }]))
  })

  it('that misses drifts, and hits nobody directly wherever it comes down', () => {
    const rolls = { attack: [1, 2], direction: [1], distance: [1] }
    const course = played(table, taken('ranged', 'a', 'b', {}, rolls))
    expect(told(course)).toEqual(expect.arrayContaining(['hordes.comesDown', 'hordes.blastCatches']))
    expect(openRoll(course)).toMatchObject({ code: 'damage' })
    expect(told(course)).not.toContain('hordes.hit')
  })

  it('that misses tells how far it drifts, and what cuts it short: half the distance, or the table’s edge', () => {
    const drift = (target: Model, rolls: Rolls) => {
      const course = played(field([archer, target], [mortar]), taken('ranged', 'a', 'b', {}, rolls))
      return course.steps.flatMap((step) => {
        if (step.how === 'rolled' && step.sentence?.values?.length)
          return [step.sentence.code, step.sentence.values.length]
        return step.how === 'looked' && step.sentence.code === 'hordes.driftsFromLine'
          ? [step.sentence.values?.half]
          : []
      })
    }
    const rolls = (distance: number) => ({ attack: [1, 2], direction: [1], distance: [distance] })
    const five = { ...foe, x: 10 + 5 + SMALL }
    expect(drift(five, rolls(2))).toEqual(['hordes.comesDown', { kind: 'inches', value: 2 }])
    expect(drift(five, rolls(3))).toEqual(['hordes.comesDownCut', { kind: 'inches', value: expect.closeTo(2.5, 9) }])
    expect(drift({ ...foe, x: 40 }, rolls(3))).toEqual([
      { kind: 'inches', value: 6 },
      'hordes.comesDown',
      { kind: 'inches', value: 3 },
    ])
    const near = field(
      [
        { ...archer, x: 38 },
        { ...foe, x: 46.5 },
      ],
      [mortar],
    )
    expect(told(played(near, taken('ranged', 'a', 'b', {}, rolls(3))))).toContain('hordes.comesDownAtEdge')
  })

  it('that misses drifts past models and terrain as if they were not there', () => {
    const rolls = { attack: [1, 2], direction: [1], distance: [4] }
    const where = (models: readonly Model[]) =>
      played(field(models, [mortar]), taken('ranged', 'a', 'b', {}, rolls)).steps.flatMap((step) =>
        step.how === 'rolled' && step.sentence?.values?.at ? [step.sentence.values.at] : [],
      )
    const far = { ...foe, x: 20 }
    const huge = figure('h', 23, 10, { side: 'b', base: { shape: 'round', mm: 120 } })
    expect(where([archer, far, huge])).toEqual(where([archer, far]))
    expect(where([archer, far])).toEqual([{ kind: 'place', x: expect.closeTo(24, 9), y: expect.closeTo(10, 9) }])
  })

  it('that misses asks for one die of its drift after the other', () => {
    const course = played(table, taken('ranged', 'a', 'b', {}, { attack: [1, 2] }))
    const open = course.steps.flatMap((step) => (step.how === 'rolled' && !step.roll.faces ? [step.roll.id] : []))
    expect(open).toEqual(['direction'])
  })

  it('fells two whose souls go to the same model, as far as it may hold them', () => {
    const soul = (of: string) => ({
      [`hordes.leavesToken:soul:${of}`]: true,
      [`hordes.tokenEligible:soul:${of}`]: ['a'],
    })
    const rolls = { attack: [6, 5], damage: [6, 6], damagen: [6, 6], damagem: [6, 6] }
    const crowd = { ...table, models: [...table.models, figure('m', 18, 11.3, { side: 'b' })] }
    const souls = (limit: number) =>
      played(
        crowd,
        taken('ranged', 'a', 'b', { ...soul('n'), ...soul('m'), 'hordes.tokenLimit:soul:m:a': limit }, rolls),
      ).result?.effects.flatMap((effect) => (effect.do === 'token' ? [effect.count] : []))
    expect(souls(2)).toEqual([1, 2])
    expect(souls(1)).toEqual([1])
  })
})

describe('a melee attack', () => {
  const sword = card('archer', { stats: { mat: 6, str: 6 }, weapons: [blade({ pow: 4, reach: 0.5 })] })

  it('reaches as far as its weapon, equal included, and in front only', () => {
    const at = (gap: number, facing = 0) =>
      played(
        field(
          [
            { ...archer, facing },
            { ...foe, x: 10 + SMALL + gap },
          ],
          [sword],
        ),
        taken('melee', 'a', 'b'),
      )
    expect(openRoll(at(0.5))?.code).toBe('attack')
    expect(at(0.51).refusal?.code).toBe('hordes.notInMelee')
    expect(at(0.3, 180).refusal?.code).toBe('hordes.notInMelee')
  })

  it('hits one who lies without a roll, with strength and power together', () => {
    const course = played(
      field([archer, { ...foe, x: 10 + SMALL, marks: ['knockedDown'] }], [sword]),
      taken('melee', 'a', 'b'),
    )
    expect(told(course)).toContain('hordes.autoHit')
    const damage = course.steps.find((step) => step.how === 'looked' && step.sentence.code === 'hordes.damageRoll')
    expect(damage?.how === 'looked' && damage.sentence.values?.power).toEqual({ kind: 'stat', value: 10 })
  })

  it('is refused to one who lies itself', () => {
    const course = played(
      field(
        [
          { ...archer, marks: ['knockedDown'] },
          { ...foe, x: 10 + SMALL },
        ],
        [sword],
      ),
      taken('melee', 'a', 'b'),
    )
    expect(course.refusal?.code).toBe('hordes.mayNotFight')
  })
})

describe('combined attacks', () => {
  const pikes = card('pike', {
    stats: { mat: 6, rat: 6, str: 5 },
    traits: ['combinedMelee', 'combinedRanged'],
    weapons: [blade({ pow: 4, reach: 2 }), gun({ range: 8, pow: 10 })],
  })
  const unit = [0, 1, 2, 3].map((at) => figure(`p${at}`, 10, 8.2 + 1.2 * at, { unit: 'Pikes', card: 'pike' }))
  const big = figure('t', 12.6, 10, { side: 'b', facing: 180, base: { shape: 'round', mm: 50 } })

  it('T36: four in a combined melee attack add 4 to both rolls, two add 2', () => {
    const four = played(field([...unit, big], [pikes]), taken('combinedMelee', 'p1', 't'))
    const bonusOf = (course: typeof four) =>
      course.steps.flatMap((step) =>
        step.how === 'looked' && step.sentence.code === 'hordes.joinedBonus' ? [step.sentence.values?.bonus] : [],
      )
    expect(bonusOf(four)).toEqual([{ kind: 'bonus', value: 4 }])
    const two = played(field([...unit, big], [pikes]), taken('combinedMelee', 'p1', 't', { 'hordes.joining': ['p2'] }))
    expect(bonusOf(two)).toEqual([{ kind: 'bonus', value: 2 }])
  })

  it('T37: one of four out of range adds nothing and still loses its attack', () => {
    const target = { ...big, x: 10 + radiusOf(30) + radiusOf(50) + 7.99, y: 8.2 }
    const course = played(
      field([...unit, target], [pikes]),
      taken('combinedRanged', 'p0', 't', {}, { attack: [6, 6], damage: [1, 1] }),
    )
    expect(told(course)).toContain('hordes.lacksRange')
    const spent = course.result?.said.find(({ code }) => code === 'hordes.attacksSpent')
    expect(spent?.values?.list).toEqual({ kind: 'names', value: ['P0', 'P1', 'P2', 'P3'] })
  })

  it('T38: beyond five inches of Stealth a helper adds nothing, and the primary misses for all', () => {
    const target: Model = { ...big, x: 10 + radiusOf(30) + radiusOf(50) + 4.99, y: 8.2, marks: ['stealth'] }
    const near = played(field([...unit, target], [pikes]), taken('combinedRanged', 'p0', 't'))
    expect(told(near)).toContain('hordes.lacksByStealth')
    expect(openRoll(near)?.code).toBe('attack')
    const last = played(field([...unit, target], [pikes]), taken('combinedRanged', 'p3', 't'))
    expect(told(last)).toContain('hordes.primaryMisses')
    expect(came(last)).toEqual(['hordes.missedFully', 'hordes.attacksSpent'])
  })

  it('T38: a primary out of range misses for all, and all attacks are spent', () => {
    const course = played(field([...unit, { ...big, x: 30 }], [pikes]), taken('combinedRanged', 'p0', 't'))
    expect(came(course)).toEqual(['hordes.missedFully', 'hordes.attacksSpent'])
  })

  it('is a charge attack only when every attack given up for it was one', () => {
    const charged = (every: boolean) =>
      told(
        played(
          field([...unit, big], [pikes]),
          taken('combinedMelee', 'p1', 't', { 'hordes.someCharged': true, 'hordes.everyCharged': every }),
        ),
      ).includes('hordes.noChargeAttack')
    expect([charged(true), charged(false)]).toEqual([false, true])
  })

  it('in melee needs the target in front and in sight of each, not only near enough', () => {
    const turned = unit.map((one) => (one.id === 'p2' ? { ...one, facing: 180 } : one))
    const joins = { 'hordes.joining': ['p0', 'p2'] }
    const course = played(field([...turned, big], [pikes]), taken('combinedMelee', 'p1', 't', joins))
    expect(told(course)).toContain('hordes.lacksSight')
    expect(course.refusal).toMatchObject({
      code: 'hordes.notInEveryReach',
      values: { list: { kind: 'names', value: ['P2'] } },
    })
    const alone = played(field([...turned, big], [pikes]), taken('combinedMelee', 'p2', 't', joins))
    expect(alone.refusal?.code).toBe('hordes.notInEveryReach')
  })

  it('needs the ability on the card of each who takes part', () => {
    const without = { ...pikes, traits: [] }
    for (const of of ['combinedMelee', 'combinedRanged'])
      expect(played(field([...unit, big], [without]), taken(of, 'p1', 't')).refusal?.code).toBe('hordes.noAbility')
    const mixed = unit.map((one) => (one.id === 'p2' ? { ...one, card: 'other' } : one))
    const course = played(
      field([...mixed, big], [pikes, { ...without, id: 'other' }]),
      taken('combinedMelee', 'p1', 't', { 'hordes.joining': ['p0', 'p2', 'p3'] }),
    )
    const question = course.steps.find((step) => step.how === 'asked' && step.question.code === 'hordes.joining')
    expect(question).toMatchObject({ question: { among: ['p0', 'p3'] } })
  })

  it('at range is joined by nobody who sees the target not or is in melee, and that is said', () => {
    const turned = unit.map((one) => (one.id === 'p0' ? { ...one, facing: 180 } : one))
    const target = { ...big, x: 17.9 }
    const foeOf3 = figure('f', 10, 11.8 + SMALL, { side: 'b', facing: 270 })
    const course = played(field([...turned, target, foeOf3], [pikes]), taken('combinedRanged', 'p1', 't'))
    const said = course.steps.flatMap((step) =>
      step.how === 'measured' && step.sentence.code === 'hordes.mayNotJoin' ? [step.sentence.values?.list] : [],
    )
    expect(said).toEqual([{ kind: 'names', value: ['P0', 'P2', 'P3'] }])
  })

  it('is not aimed into a melee, and needs two who take part', () => {
    const mate = figure('m', 12.6, 10 + radiusOf(50) + radiusOf(30))
    const engaged = { ...big, x: 12.6 }
    const far = unit.map((one) => ({ ...one, x: one.x - 6 }))
    const course = played(field([...far, engaged, mate], [pikes]), taken('combinedRanged', 'p0', 't'))
    expect(course.refusal?.code).toBe('hordes.combinedInMelee')
    const alone = played(
      field([...far, engaged], [pikes]),
      taken('combinedRanged', 'p0', 't', { 'hordes.joining': [] }),
    )
    expect(alone.refusal?.code).toBe('hordes.needsTwo')
  })
})

describe('a spray', () => {
  const breath = card('archer', {
    stats: { rat: 6 },
    weapons: [{ id: 's', name: 'S', kind: 'spray', stats: { spraySize: 8, pow: 12 }, traits: [] }],
  })
  const second = figure('c', 15, 10.3, { side: 'b', facing: 180, marks: ['stealth'] })

  it('rolls against each model under it by itself, boosted one by one, taking no notice of Stealth', () => {
    const table = field([archer, { ...foe, x: 17 }, second], [breath])
    const course = played(table, taken('spray', 'a', 'b', { 'hordes.boostAttack:c': true }, { attackb: [1, 2] }))
    expect(openRoll(course)).toMatchObject({ code: 'attack', about: 'c', dice: 3 })
    expect(told(course)).not.toContain('hordes.stealthBeyond')
    const asked = course.steps.flatMap((step) => (step.how === 'asked' ? [step.question.code] : []))
    expect(asked).not.toEqual(expect.arrayContaining([expect.stringMatching(/covered|concealed/)]))
    expect(asked).toContain('hordes.attackBonus')
  })

  it('has the outline that is chosen: by the one it reaches a base a hair off, by the other it doesn’t', () => {
    const aside = figure('n', 10 + radiusOf(30) + 7, 11.2, { side: 'b' })
    const table = field([archer, { ...foe, x: 22 }, aside], [breath])
    const reaches = (outline: string) =>
      told(played(table, taken('spray', 'a', 'b', { 'hordes.outline': outline }))).includes('hordes.sprayCovers')
    expect(['nested', 'measured'].map(reaches)).toEqual([true, false])
  })

  it('at one in melee costs it nothing, and a miss goes nowhere', () => {
    const mate = figure('m', 17, 10 + SMALL)
    const table = field([archer, { ...foe, x: 17 }, mate], [breath])
    const course = played(table, taken('spray', 'a', 'b', {}, { attackb: [1, 2] }))
    expect(told(course)).toContain('hordes.meleePenaltyWaived')
    expect(came(course)).toEqual(['hordes.missedFully'])
  })

  it('may hit another in the place of one it hit; all it did at once adds up on one who is struck twice', () => {
    const tough = card('tough', { stats: { arm: 10, boxes: 12 } })
    const models = [archer, { ...foe, x: 17, card: 'tough' }, { ...second, card: 'tough' }]
    const answers = { 'hordes.switchTarget:b': true, 'hordes.struckInstead:b': ['c'] }
    const rolls = { attackb: [6, 5], 'damagec:b': [1, 2], attackc: [6, 5], damagec: [1, 1] }
    const course = played(field(models, [breath, tough]), taken('spray', 'a', 'b', answers, rolls))
    // POW 12 against ARM 10: five, then four more.
    expect(course.result?.effects.at(-1)).toEqual({ do: 'hurt', model: 'c', marked: [9] })
    const frail = { ...tough, stats: { arm: 10, boxes: 3 } }
    const fallen = played(field(models, [breath, frail]), taken('spray', 'a', 'b', answers, rolls))
    expect(fallen.result?.effects.filter((effect) => effect.do === 'remove')).toEqual([{ do: 'remove', model: 'c' }])
  })

  it('deals each it hits direct damage, all at once', () => {
    const table = field([archer, { ...foe, x: 17 }, second], [breath])
    const rolls = { attackb: [6, 5], damageb: [6, 6], attackc: [6, 5], damagec: [6, 6] }
    const course = played(table, taken('spray', 'a', 'b', {}, rolls))
    expect(
      course.result?.effects
        .filter((effect) => effect.do === 'remove')
        .map(({ model }) => model)
        .sort(),
    ).toEqual(['b', 'c'])
  })
})

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
