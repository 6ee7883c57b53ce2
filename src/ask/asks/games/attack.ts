import * as v from 'valibot'
import { written } from '../../../chance/fraction.ts'
import { chanceToHit, chanceToHitWithReroll } from '../../../games/hordes/attack-roll.ts'
import { dice, flag, whole } from '../../profile-input.ts'
import { ask } from '../../question.ts'

const input = v.object(
  {
    dice,
    skill: whole(-99, 99, 'a skill'),
    def: whole(0, 99, 'a DEF'),
    reroll: flag,
    allOnesMiss: flag,
    allSixesHit: flag,
  },
  'an object with dice, skill and def',
)

export const attack = ask(input, ({ def, reroll, ...given }) => {
  const roll = { ...given, defence: def }
  return { p: written(reroll ? chanceToHitWithReroll(roll) : chanceToHit(roll)) }
})
