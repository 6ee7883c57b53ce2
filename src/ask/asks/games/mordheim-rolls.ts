import * as v from 'valibot'
import { chanceOf } from '../../../chance/distribution.ts'
import { written } from '../../../chance/fraction.ts'
import { chanceOfNeed } from '../../../chance/needed-roll.ts'
import { armourSave } from '../../../games/mordheim/armour-save.ts'
import { injuryChances } from '../../../games/mordheim/injury.ts'
import { criticalChance, masterStrikeChance, needsOf, woundsOf } from '../../../games/mordheim/shot.ts'
import { needToHit } from '../../../games/mordheim/to-hit.ts'
import { armoured, shooting } from '../../mordheim-input.ts'
import { toughness, whole } from '../../profile-input.ts'
import { ask } from '../../question.ts'

export const mordheimHit = ask(v.object(shooting, 'an object with bs'), ({ bs, ...conditions }) => {
  const need = needToHit(bs, conditions)
  return { need, p: written(chanceOfNeed(need)) }
})

export const mordheimSave = ask(v.object(armoured, 'an object with armour and s'), ({ armour, shield, s }) => ({
  need: armourSave(armour, shield, s),
}))

const shot = v.object({ ...shooting, ...armoured, t: toughness }, 'an object with bs, s and t')

export const mordheimShot = ask(shot, ({ bs, s, t, armour, shield, ...conditions }) => {
  const needs = needsOf({ ballisticSkill: bs, conditions, strength: s, toughness: t, armour, shield })
  const wounds = woundsOf(needs)
  return {
    hitNeed: needToHit(bs, conditions),
    woundNeed: needs.wound,
    saveNeed: needs.save,
    critChance: written(criticalChance(needs)),
    wounds: Object.fromEntries([0, 1, 2].map((count) => [count, written(chanceOf(wounds, count))])),
    masterCritWounding: written(masterStrikeChance(needs)),
  }
})

const rolls = v.object(
  { rolls: whole(1, 20, 'a number of rolls'), bonus: v.optional(whole(-9, 9, 'a bonus'), 0) },
  'an object with rolls',
)

export const mordheimInjury = ask(rolls, (given) => {
  const { down, stunned, out } = injuryChances(given.rolls, given.bonus)
  return { down: written(down), stunned: written(stunned), out: written(out) }
})
