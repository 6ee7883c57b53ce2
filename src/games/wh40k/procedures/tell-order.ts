import { names } from '../../../rules/sentence.ts'
import type { Note } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import type { Member } from '../target-unit.ts'
import type { WoundOrder } from '../wound-allocation.ts'

const WHY = { range: 'wh40k.beyondAll', sight: 'wh40k.unseenByAll', 'range+sight': 'wh40k.beyondAndUnseen' } as const

type Told = Pick<WoundOrder, 'order' | 'excluded'>

const nameIn = (members: readonly Member[]) => (id: string) =>
  members.find(({ fighter }) => fighter.id === id)?.fighter.name ?? ''

/** Who can't be given any, as it is written beside the models. */
const outNotes = ({ excluded }: Told): readonly Note[] =>
  [...excluded].map(([model, why]) => ({
    model,
    text: say(why === 'sight' ? 'wh40k.plateSight' : 'wh40k.plateRange', {}),
    bearing: 'hinders',
  }))

/** Why some can't be given any. */
function tellExcluded(tell: Telling, members: readonly Member[], { excluded }: Told): void {
  const nameOf = nameIn(members)
  for (const why of ['range', 'sight', 'range+sight'] as const) {
    const models = [...excluded].filter(([, one]) => one === why).map(([id]) => nameOf(id))
    if (models.length > 0) tell.measured(say(WHY[why], { models: names(...models) }), 'hinders')
  }
}

/** The order of the wounds, its numbers beside the models; and why some can't be given any. */
export function tellOrder(tell: Telling, members: readonly Member[], told: Told): void {
  const { order } = told
  let placed = 0
  const placedOnes: Note[] = order.flatMap((group) => {
    const rank = placed + 1
    placed += group.length
    return group.map((model): Note => ({ model, text: rank, bearing: 'neither' }))
  })
  const list = names(...order.map((group) => group.map(nameIn(members)).join(' = ')))
  tell.ranked(order.length > 0 ? say('wh40k.order', { list }) : say('wh40k.nobodyToWound', {}), [
    ...placedOnes,
    ...outNotes(told),
  ])
  tellExcluded(tell, members, told)
}

/** Among whom it is drawn who is given wounds; and why some are not in the draw. */
export function tellDraw(tell: Telling, members: readonly Member[], told: Told): void {
  const list = names(...told.order.flat().map(nameIn(members)))
  tell.ranked(told.order.length > 0 ? say('wh40k.atRandom', { list }) : say('wh40k.nobodyToWound', {}), outNotes(told))
  tellExcluded(tell, members, told)
}
