import * as v from 'valibot'
import { majorityToughness } from '../../../games/wh40k/majority-toughness.ts'
import { toughness } from '../../profile-input.ts'
import { ask } from '../../question.ts'

const list = v.pipe(v.array(toughness, 'a list of Toughnesses'), v.minLength(1, 'at least one Toughness'))

export const majorityT = ask(v.object({ list }, 'an object with list'), (given) => ({
  t: majorityToughness(given.list),
}))
