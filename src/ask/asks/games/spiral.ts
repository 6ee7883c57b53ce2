import * as v from 'valibot'
import { spiralDamage } from '../../../games/hordes/spiral.ts'
import { whole } from '../../profile-input.ts'
import { ask } from '../../question.ts'

const branches = (least: number) =>
  v.pipe(v.array(whole(least, 99, 'circles'), 'a list of six branches'), v.length(6, 'six branches'))

const input = v.pipe(
  v.object(
    { size: branches(1), marked: branches(0), roll: whole(1, 6, 'a die'), damage: whole(0, 9999, 'damage') },
    'an object with size, marked, roll and damage',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { size, marked } = dataset.value
    if (marked.some((count, i) => count > (size[i] ?? 0)))
      addIssue({ message: 'no more circles marked than a branch has', input: marked })
  }),
)

export const spiral = ask(input, ({ size, marked, roll, damage }) => {
  const after = spiralDamage({ sizes: size, marked }, roll, damage)
  return { marked: after.marked, disabled: after.disabled, overflow: after.overflow }
})
