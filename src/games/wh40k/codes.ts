import { speaker } from '../spoken.ts'

/** Everything the procedures of Warhammer 40,000 say, by code, with the values each sentence mentions and their kinds. */
export const spoken = {
  // Who fires with what.
  'wh40k.ownUnit': {},
  'wh40k.noGun': { models: 'names' },
  'wh40k.seesNobody': { models: 'names' },
  'wh40k.nobodyFires': {},
  'wh40k.moved': { models: 'names' },
  'wh40k.stood': { models: 'names' },
  'wh40k.saidMoved': { models: 'names' },
  'wh40k.saidStood': { models: 'names' },
  'wh40k.movedSnap': { models: 'names' },
  'wh40k.movedWould': { models: 'names', weapon: 'names' },
  'wh40k.snapSkill': { skill: 'stat' },
  'wh40k.noSnapShots': { models: 'names', weapon: 'names' },
  'wh40k.noSkill': { models: 'names' },

  // Range, and the roll to hit.
  'wh40k.inRange': { models: 'names', gap: 'inches', range: 'inches' },
  'wh40k.outOfRange': { models: 'names', gap: 'inches', range: 'inches', by: 'inches' },
  'wh40k.nobodyReaches': { weapon: 'names' },
  'wh40k.needsToHit': { weapon: 'names', shots: 'stat', skill: 'stat', need: 'stat' },
  'wh40k.hitAgain': { need: 'stat' },
  'wh40k.hitAgainByRule': { need: 'stat' },
  'wh40k.hitsMade': { weapon: 'names', hits: 'stat' },
  'wh40k.hits': { dice: 'stat', need: 'stat', hits: 'stat' },

  // The roll to wound, and the pool.
  'wh40k.majority': { toughness: 'stat' },
  'wh40k.needsToWound': { strength: 'stat', toughness: 'stat', need: 'stat' },
  'wh40k.cantWound': { strength: 'stat', toughness: 'stat' },
  'wh40k.wounds': { dice: 'stat', need: 'stat', wounds: 'stat' },
  'wh40k.expected': { hits: 'stat', wounds: 'stat' },

  // Who is given the wounds.
  'wh40k.order': { list: 'names' },
  'wh40k.nobodyToWound': {},
  'wh40k.beyondAll': { models: 'names' },
  'wh40k.unseenByAll': { models: 'names' },
  'wh40k.beyondAndUnseen': { models: 'names' },
  'wh40k.alsoSeen': { models: 'names' },
  'wh40k.plateRange': {},
  'wh40k.plateSight': {},
  'wh40k.staysNearest': { model: 'names' },
  'wh40k.atRandom': { list: 'names' },
  'wh40k.drawn': { model: 'names' },

  // Saves.
  'wh40k.cover': { models: 'names', need: 'stat' },
  'wh40k.coverFromAbove': {},
  'wh40k.pointArrow': {},
  'wh40k.coverIgnored': {},
  'wh40k.pierced': { ap: 'stat', save: 'stat' },
  'wh40k.saveArmour': { models: 'names', need: 'stat' },
  'wh40k.saveCover': { models: 'names', need: 'stat' },
  'wh40k.saveInvulnerable': { models: 'names', need: 'stat' },
  'wh40k.noSaveDrawn': { models: 'names', wounds: 'stat' },
  'wh40k.noSave': { models: 'names', wounds: 'stat' },
  'wh40k.saved': { dice: 'stat', need: 'stat', saved: 'stat', failed: 'stat' },

  // Templates.
  'wh40k.blastBeyond': { gap: 'inches', range: 'inches', by: 'inches' },
  'wh40k.unseenTarget': { target: 'names' },
  'wh40k.overFriends': { list: 'names' },
  'wh40k.holeOver': { target: 'names', diameter: 'inches' },
  'wh40k.noSkillScatter': { weapon: 'names' },
  'wh40k.scatterHit': { faces: 'dice' },
  'wh40k.scatterArrow': { faces: 'dice' },
  'wh40k.arrow': { direction: 'degrees' },
  'wh40k.scatters': { faces: 'dice', skill: 'stat', distance: 'inches' },
  'wh40k.staysOn': { faces: 'dice', skill: 'stat' },
  'wh40k.offTable': {},
  'wh40k.under': { count: 'count', list: 'names' },
  'wh40k.underNobody': {},
  'wh40k.templateHits': {},
  'wh40k.unitHit': { unit: 'names', hits: 'stat' },

  // What came of it.
  'wh40k.casualties': { count: 'count', list: 'names' },
  'wh40k.wounded': { model: 'names', wounds: 'stat', left: 'stat' },
  'wh40k.lost': { wounds: 'stat' },
  'wh40k.unharmed': {},
} as const

/** A sentence of the list above with exactly the values it mentions. */
export const say = speaker(spoken)
