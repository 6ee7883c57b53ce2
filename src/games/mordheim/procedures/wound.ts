import { sure } from '../../../chance/distribution.ts'
import { meetsNeed } from '../../../chance/needed-roll.ts'
import { bonus, dice, names, stat } from '../../../rules/sentence.ts'
import type { Result } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import { type Critical, criticalOf, isCritical } from '../critical.ts'
import { type Blow, eachOf, tellWounded, woundsRolled } from './blow.ts'
import { loseWounds } from './injury.ts'

const unharmed = ({ target }: Blow): Result => ({
  said: [say('mordheim.unharmed', { target: names(target.name) })],
  effects: [],
})

/** The critical hit that a die shows, told; null while it has not fallen. */
function criticalRolled(tell: Telling, { about }: Blow): Critical | null {
  const [face] = tell.roll(`critical${about ?? ''}`, 'mordheim.critical', 1, about) ?? []
  if (face === undefined) return null
  const critical = criticalOf(face)
  const told =
    critical.kind === 'master'
      ? say('mordheim.master', { bonus: bonus(critical.injuryBonus) })
      : say(`mordheim.${critical.kind}`, {})
  tell.fell(told, 'helps')
  return critical
}

/** Whether armour saves from a wound; null while its die has not fallen. */
function isSaved(tell: Telling, { target, about, save }: Blow): boolean | null {
  if (save === null) return false
  const [face] = tell.roll(`save${about ?? ''}`, 'mordheim.save', 1, about, 'mordheim.saves') ?? []
  if (face === undefined) return null
  const saved = meetsNeed(face, save)
  const told = { faces: dice([face]), need: stat(save), target: names(target.name) }
  tell.fell(saved ? say('mordheim.saved', told) : say('mordheim.notSaved', told), saved ? 'hinders' : 'helps')
  return saved
}

/** How many wounds come through: the weapon's own, or a critical hit's two, whichever harm more; null while a die is open. */
function woundsMade(tell: Telling, { about, harm }: Blow, critical: Critical | null): number | null {
  if (harm === 'one') return critical?.wounds ?? 1
  const [face] = tell.roll(`harm${about ?? ''}`, 'mordheim.harm', 1, about) ?? []
  if (face === undefined) return null
  const own = woundsRolled(face, harm)
  tell.fell(say('mordheim.woundsRolled', { wounds: stat(own) }))
  if (!critical) return own
  const most = Math.max(own, critical.wounds)
  tell.looked(say('mordheim.moreHarmful', { wounds: stat(critical.wounds), own: stat(own) }), 'helps')
  return most
}

/**
 * A hit from its roll to wound to what becomes of the fighter: perhaps a critical hit, armour, wounds, injuries. Null while
 * something is open.
 */
export function wounding(tell: Telling, blow: Blow): Result | null {
  const { target, about, wound, criticalSpent } = blow
  if (wound === null) return unharmed(blow)
  const [face] = tell.roll(`wound${about ?? ''}`, 'mordheim.wound', 1, about, 'mordheim.toWound') ?? []
  if (face === undefined) return null
  const told = { faces: dice([face]), need: stat(wound), target: names(target.name) }
  if (!meetsNeed(face, wound)) {
    tell.fell(say('mordheim.notWounded', told), 'hinders')
    return unharmed(blow)
  }
  const isOne = isCritical(face, wound, criticalSpent)
  tell.fell(
    isOne ? say('mordheim.critical', { faces: told.faces, target: told.target }) : say('mordheim.wounded', told),
    'helps',
  )
  const each = eachOf(blow.harm)
  tellWounded(tell, blow, { save: blow.save, each, critical: isOne ? 'open' : null })
  const critical = isOne ? criticalRolled(tell, blow) : null
  if (isOne && !critical) return null
  const save = critical && !critical.armourSaves ? null : blow.save
  tellWounded(tell, blow, { save, each, critical })
  const saved = isSaved(tell, { ...blow, save })
  if (saved === null) return null
  if (saved) return unharmed(blow)
  tellWounded(tell, blow, { save: null, each, critical })
  const made = woundsMade(tell, blow, critical)
  if (made === null) return null
  tellWounded(tell, blow, { save: null, each: sure(made), critical })
  return loseWounds(tell, blow, made, critical?.injuryBonus ?? 0)
}
