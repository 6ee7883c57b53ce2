import * as v from 'valibot'
import { atLeast } from '../../../chance/distribution.ts'
import { written } from '../../../chance/fraction.ts'
import { damageOfRoll, damageWithReroll } from '../../../games/hordes/damage-roll.ts'
import { withMean } from '../../chances.ts'
import { armourStat, boxes, dice, power, whole } from '../../profile-input.ts'
import { ask } from '../../question.ts'

const roll = { dice, pow: power, arm: armourStat }

export const damage = ask(
  v.object({ ...roll, hp: boxes }, 'an object with dice, pow, arm and hp'),
  ({ pow, arm, hp, ...given }) => {
    const damages = damageOfRoll({ dice: given.dice, power: pow, armour: arm })
    return { ...withMean(damages), kill: written(atLeast(damages, hp)) }
  },
)

export const damageReroll = ask(
  v.object({ ...roll, below: whole(0, 999, 'a whole number') }, 'an object with dice, pow, arm and below'),
  ({ pow, arm, below, ...given }) => withMean(damageWithReroll({ dice: given.dice, power: pow, armour: arm }, below)),
)
