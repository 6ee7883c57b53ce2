import { speaker } from '../spoken.ts'

/** Everything the procedures of HORDES say, by code, with the values each sentence mentions and their kinds. */
export const spoken = {
  // Range, sight, and whether the attack may be made.
  'hordes.inRange': { gap: 'inches', range: 'inches', by: 'inches' },
  'hordes.outOfRange': { gap: 'inches', range: 'inches', by: 'inches' },
  'hordes.sees': { viewer: 'names', target: 'names' },
  'hordes.seesNot': { viewer: 'names', target: 'names' },
  'hordes.notDeclared': { target: 'names' },
  'hordes.attackerInMelee': { attacker: 'names', others: 'names' },
  'hordes.mayNotShoot': { attacker: 'names' },
  'hordes.gunfighter': {},

  // The roll to hit.
  'hordes.aimed': { bonus: 'bonus' },
  'hordes.backStrike': { bonus: 'bonus' },
  'hordes.noBackStrike': { along: 'inches' },
  'hordes.backStrikeNeedsWalk': {},
  'hordes.targetInMelee': { target: 'names', others: 'names', penalty: 'bonus' },
  'hordes.meleePenaltyWaived': { target: 'names' },
  'hordes.stealthBeyond': { target: 'names', gap: 'inches', limit: 'inches' },
  'hordes.stealthWithin': { target: 'names', gap: 'inches', limit: 'inches' },
  'hordes.knockedDownDefence': { target: 'names', defence: 'stat' },
  'hordes.concealed': { bonus: 'bonus' },
  'hordes.covered': { bonus: 'bonus' },
  'hordes.needs': { need: 'stat', skill: 'stat', defence: 'stat' },
  'hordes.autoHit': {},
  'hordes.autoMiss': {},
  'hordes.autoHitBeatsMiss': {},
  'hordes.autoHitGivenUp': {},
  'hordes.hit': { faces: 'dice', sum: 'stat', defence: 'stat', target: 'names' },
  'hordes.missed': { faces: 'dice', sum: 'stat', defence: 'stat', target: 'names' },
  'hordes.missedFully': { target: 'names' },
  'hordes.struckInstead': { target: 'names', other: 'names' },

  // Blasts.
  'hordes.comesDown': { at: 'place', direction: 'stat' },
  'hordes.blastCatches': { diameter: 'inches', count: 'count', list: 'names' },
  'hordes.blastCatchesNobody': { diameter: 'inches' },
  'hordes.damageFromImpact': {},
  'hordes.blastPowSuggested': {},

  // Damage.
  'hordes.damageRoll': { dice: 'stat', power: 'stat', armour: 'stat' },
  'hordes.noDamage': {},
  'hordes.unharmed': { target: 'names' },
  'hordes.dealt': { faces: 'dice', power: 'stat', armour: 'stat', damage: 'stat' },
  'hordes.branches': { branches: 'dice' },
  'hordes.damage': { target: 'names', damage: 'stat' },
  'hordes.boxesLeft': { target: 'names', left: 'stat' },
  'hordes.disabled': { target: 'names' },
  'hordes.destroyed': { target: 'names' },
  'hordes.tokenNobody': {},
  'hordes.tokenTo': { model: 'names' },
  'hordes.tokenTaken': { model: 'names' },
} as const

/** A sentence of the list above with exactly the values it mentions. */
export const say = speaker(spoken)
