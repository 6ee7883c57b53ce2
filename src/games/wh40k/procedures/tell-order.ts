import { names } from '../../../rules/sentence.ts'
import type { Note } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import type { Member } from '../target-unit.ts'
import type { WoundOrder } from '../wound-allocation.ts'

const WHY = { range: 'wh40k.beyondAll', sight: 'wh40k.unseenByAll', 'range+sight': 'wh40k.beyondAndUnseen' } as const

/** The order of the wounds, its numbers beside the models; and why some can't be given any. */
export function tellOrder(
  tell: Telling,
  members: readonly Member[],
  { order, excluded }: Pick<WoundOrder, 'order' | 'excluded'>,
): void {
  const nameOf = (id: string) => members.find(({ fighter }) => fighter.id === id)?.fighter.name ?? ''
  let placed = 0
  const placedOnes: Note[] = order.flatMap((group) => {
    const rank = placed + 1
    placed += group.length
    return group.map((model): Note => ({ model, text: rank, bearing: 'neither' }))
  })
  const out = [...excluded].map(
    ([model, why]): Note => ({
      model,
      text: say(why === 'sight' ? 'wh40k.plateSight' : 'wh40k.plateRange', {}),
      bearing: 'hinders',
    }),
  )
  const list = names(...order.map((group) => group.map(nameOf).join(' = ')))
  tell.ranked(order.length > 0 ? say('wh40k.order', { list }) : say('wh40k.nobodyToWound', {}), [...placedOnes, ...out])
  for (const why of ['range', 'sight', 'range+sight'] as const) {
    const models = [...excluded].filter(([, one]) => one === why).map(([id]) => nameOf(id))
    if (models.length > 0) tell.measured(say(WHY[why], { models: names(...models) }), 'hinders')
  }
}
