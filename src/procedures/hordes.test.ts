import { describe, expect, it } from 'vitest'
import { written } from '../chance/fraction.ts'
import type { Card } from '../games/card.ts'
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
    expect(came(shot({}, { attack: [6, 5], damage: [1, 2] }))).toEqual(['hordes.damage'])
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
    expect(written(course.chances[0]?.share ?? { numerator: 0n, denominator: 1n })).toBe('35/36')
  })

  it('at one in melee is four harder; a gunfighter in that melee aims freely, without a bonus for aiming', () => {
    const mate = figure('c', 18 - SMALL, 10, { card: 'blade' })
    const engaged = field([archer, foe, mate], [bow, card('blade', { weapons: [blade({ pow: 3 })] })])
    expect(told(played(engaged, taken('ranged', 'a', 'b')))).toContain('hordes.targetInMelee')
    const close = field([{ ...archer, x: 18 - SMALL - 0.4 }, foe], [{ ...bow, traits: ['gunfighter'] }])
    const course = played(close, taken('ranged', 'a', 'b'))
    expect(told(course)).toEqual(expect.arrayContaining(['hordes.gunfighter', 'hordes.meleePenaltyWaived']))
    expect(course.steps.some((step) => step.how === 'asked' && step.question.code === 'hordes.aimed')).toBe(false)
  })

  it('by one in melee is refused, but for a gunfighter at whom it has in melee', () => {
    const near = field([{ ...archer, x: 18 - SMALL - 0.4 }, foe], [bow])
    expect(played(near, taken('ranged', 'a', 'b')).refusal?.code).toBe('hordes.mayNotShoot')
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
    expect(written(course.chances[0]?.share ?? { numerator: 0n, denominator: 1n })).toBe('11/12')
    expect(told(played(turned, taken('ranged', 'a', 'b')))).toContain('hordes.backStrikeNeedsWalk')
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

  it('T38: a primary out of range misses for all, and all attacks are spent', () => {
    const course = played(field([...unit, { ...big, x: 30 }], [pikes]), taken('combinedRanged', 'p0', 't'))
    expect(came(course)).toEqual(['hordes.missedFully', 'hordes.attacksSpent'])
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

describe('standing up', () => {
  const lying = field([{ ...archer, marks: ['knockedDown'] }])

  it('T44: one knocked down in its own player’s turn may not stand before that player’s next', () => {
    const course = played(lying, taken('stand', 'a', null, { 'hordes.downThisTurn': true }))
    expect(course.refusal?.code).toBe('hordes.notThisTurn')
  })

  it('costs movement or action, and takes the mark off', () => {
    expect(played(lying, taken('stand', 'a', null)).result?.effects).toEqual([
      { do: 'mark', model: 'a', mark: 'knockedDown', on: false },
    ])
    expect(played(lying, taken('stand', 'a', null, { 'hordes.alsoAims': true })).refusal?.code).toBe('hordes.notTwice')
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
    const entry = { id: 'p', of: 'hordes.ranged', actor: 'A', target: 'B', steps: [], dice: [], result: [], seed: 1 }
    const after = apply(table, { do: 'settle', id: 'p', effects: result?.effects ?? [], entry })
    expect(after.models.map(({ id }) => id)).toEqual(['a'])
    expect(after.log).toEqual([entry])
    expect(apply(after, { do: 'settle', id: 'p', effects: result?.effects ?? [], entry })).toBe(after)
  })
})
