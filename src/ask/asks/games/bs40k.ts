import * as v from 'valibot'
import { written } from '../../../chance/fraction.ts'
import { chanceToHit, toHit } from '../../../games/wh40k/to-hit.ts'
import { flag, whole } from '../../profile-input.ts'
import { ask } from '../../question.ts'

const input = v.object({ bs: whole(0, 10, 'a Ballistic Skill'), snap: flag, twin: flag }, 'an object with bs')

export const bs40k = ask(input, ({ bs, snap, twin }) => {
  const needs = toHit(bs, { snap, rerolls: twin })
  return { ...needs, p: written(chanceToHit(needs)) }
})
