import * as v from 'valibot'
import { combinedAttack as resultOf } from '../../../games/hordes/combined-attack.ts'
import { discOf, listOf, number, size } from '../../input.ts'
import { flag } from '../../profile-input.ts'
import { ask } from '../../question.ts'

const target = v.object({ x: number, y: number, d: size, stealth: flag, inMelee: flag }, 'a target with x, y and d')

const input = v.pipe(
  v.object(
    {
      kind: v.picklist(['melee', 'ranged'], '"melee" or "ranged"'),
      primary: v.string('the id of a participant'),
      participants: listOf({ rng: size }),
      target,
    },
    'an object with kind, primary, participants and target',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { primary, participants } = dataset.value
    if (!participants.some(({ id }) => id === primary))
      addIssue({ message: 'a primary that is one of the participants', input: primary })
  }),
)

export const combinedAttack = ask(input, ({ kind, primary, participants, target: aim }) => {
  const result = resultOf(
    kind,
    primary,
    participants.map((each) => ({ id: each.id, disc: discOf(each), range: each.rng })),
    { disc: discOf(aim), stealth: aim.stealth, inMelee: aim.inMelee },
  )
  return {
    legal: result.refused === null,
    autoMiss: result.autoMiss,
    bonus: result.bonus,
    contributors: result.contributors.toSorted(),
    spent: result.spent.toSorted(),
  }
})
