import * as v from 'valibot'
import { atLeast } from '../../../chance/distribution.ts'
import { written } from '../../../chance/fraction.ts'
import { damageOfRoll } from '../../../games/hordes/damage-roll.ts'
import { fallRoll } from '../../../games/hordes/fall-damage.ts'
import { withMean } from '../../chances.ts'
import { size } from '../../input.ts'
import { armourStat, boxes } from '../../profile-input.ts'
import { ask } from '../../question.ts'

const height = v.pipe(size, v.maxValue(300, 'a height of 300 inches at most'))

const input = v.object({ heightIn: height, arm: armourStat, hp: boxes }, 'an object with heightIn, arm and hp')

export const fall = ask(input, ({ heightIn, arm, hp }) => {
  const roll = fallRoll(heightIn, arm)
  if (!roll) return { falls: false, dice: 0 }
  const damages = damageOfRoll(roll)
  return {
    falls: true,
    dice: roll.dice,
    pow: roll.power,
    ...withMean(damages),
    kill: written(atLeast(damages, hp)),
  }
})
