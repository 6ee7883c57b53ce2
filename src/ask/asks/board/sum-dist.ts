import * as v from 'valibot'
import { diceSum } from '../../../chance/dice-sum.ts'
import { writtenChances } from '../../chances.ts'
import { dice } from '../../profile-input.ts'
import { ask } from '../../question.ts'

export const sumDist = ask(v.object({ dice }, 'an object with dice'), (given) => ({
  dist: writtenChances(diceSum(given.dice)),
}))
