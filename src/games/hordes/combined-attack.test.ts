import { describe, expect, it } from 'vitest'
import { radiusOf } from '../../rules/base.ts'
import { combinedAttack, type Participant } from './combined-attack.ts'

const target = { disc: { centre: { x: 0, y: 0 }, radius: radiusOf(50) }, stealth: false, inMelee: false }
const stealthy = { ...target, stealth: true }

/** An attacker on a small base some inches from the target's edge, in a direction of its own. */
function attacker(id: string, apart: number, range: number): Participant {
  const reach = apart + radiusOf(50) + radiusOf(30)
  const angle = (id.charCodeAt(0) * Math.PI) / 7
  return {
    id,
    disc: { centre: { x: reach * Math.cos(angle), y: reach * Math.sin(angle) }, radius: radiusOf(30) },
    range,
  }
}

describe('a combined attack', () => {
  it('T36: of four in melee gains four, of two gains two', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => attacker(id, 0.4, 0.5))
    expect(combinedAttack('melee', 'b', four, target)).toMatchObject({ refused: null, bonus: 4, autoMiss: false })
    expect(combinedAttack('melee', 'a', four.slice(0, 2), target).bonus).toBe(2)
  })

  it('T37: at range gains nothing from one out of range, who loses the attack all the same', () => {
    const four = [...['a', 'b', 'c'].map((id) => attacker(id, 9, 10)), attacker('d', 10.5, 10)]
    expect(combinedAttack('ranged', 'a', four, target)).toEqual({
      refused: null,
      autoMiss: false,
      bonus: 3,
      contributors: ['a', 'b', 'c'],
      spent: ['a', 'b', 'c', 'd'],
      lacking: new Map([['d', 'range']]),
    })
  })

  it('T38: misses as a whole when its primary is out of range, or too far from a target with Stealth', () => {
    const far = [attacker('a', 9, 10), attacker('b', 11, 10)]
    expect(combinedAttack('ranged', 'b', far, target)).toMatchObject({
      autoMiss: true,
      bonus: null,
      contributors: [],
      spent: ['a', 'b'],
    })
    const near = [attacker('a', 5, 10), attacker('b', 5.01, 10)]
    expect(combinedAttack('ranged', 'b', near, stealthy).autoMiss).toBe(true)
    expect(combinedAttack('ranged', 'a', near, stealthy)).toMatchObject({ autoMiss: false, bonus: 1 })
    expect(combinedAttack('ranged', 'a', near, stealthy).lacking.get('b')).toBe('stealth')
    expect(combinedAttack('ranged', 'b', near, target).bonus).toBe(2)
  })

  it('in melee needs the target in everyone’s range, and cares for no Stealth', () => {
    const pair = [attacker('a', 0.5, 0.5), attacker('b', 0.51, 0.5)]
    expect(combinedAttack('melee', 'a', pair, stealthy)).toMatchObject({ refused: 'reach', spent: [] })
    expect(combinedAttack('melee', 'a', [attacker('a', 6, 8), attacker('b', 6, 8)], stealthy).bonus).toBe(2)
  })

  it('at range may not be made against a model in melee', () => {
    const pair = [attacker('a', 5, 10), attacker('b', 5, 10)]
    expect(combinedAttack('ranged', 'a', pair, { ...target, inMelee: true }).refused).toBe('targetInMelee')
    expect(combinedAttack('melee', 'a', [attacker('a', 0, 1)], { ...target, inMelee: true }).refused).toBeNull()
  })
})
