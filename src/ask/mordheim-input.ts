import * as v from 'valibot'
import { ballisticSkill, flag, strength } from './profile-input.ts'

/** A shooter's skill and what makes the shot harder or easier. */
export const shooting = { bs: ballisticSkill, cover: flag, long: flag, moved: flag, large: flag }

/** Armour and the strength of what it must stop. */
export const armoured = {
  armour: v.optional(
    v.picklist(['none', 'light', 'heavy', 'gromril'], '"none", "light", "heavy" or "gromril"'),
    'none',
  ),
  shield: flag,
  s: strength,
}
