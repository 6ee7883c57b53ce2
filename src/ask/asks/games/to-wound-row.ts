import * as v from 'valibot'
import { written } from '../../../chance/fraction.ts'
import { chanceOfNeed } from '../../../chance/needed-roll.ts'
import { needToWound } from '../../../games/to-wound.ts'
import { strength } from '../../profile-input.ts'
import { ask } from '../../question.ts'

export const toWoundRow = ask(v.object({ s: strength }, 'an object with s'), ({ s }) => {
  const needs = Array.from({ length: 10 }, (_, i) => needToWound(s, i + 1))
  return { needs, p: needs.map((need) => written(chanceOfNeed(need))) }
})
