import type { Rank } from '../../games/procedure.ts'
import { radiusOf } from '../../rules/base.ts'
import { modelOf } from '../../table/bodies.ts'
import { onScreen } from '../../view/view.ts'
import type { Painting } from './painting.ts'
import { paintPlate, plateWidth } from './plate.ts'
import { platePlace } from './plate-places.ts'

/** Lower than other plates, so that in a crowd each stays by its own. */
const HEIGHT = 20
const ABOVE = -Math.PI / 2

/** Paints an order beside the models it is of: a plate with each one's number, or with why it has none. */
export function paintRanks(painting: Painting, ranks: readonly Rank[]): void {
  const { canvas, view, table, words, ink, plates, later } = painting
  for (const { model: id, rank } of ranks) {
    const model = modelOf(table, id)
    if (!model) continue
    const isNumber = typeof rank === 'number'
    const text = isNumber ? words.plain(rank) : words.say(rank)
    later.push(() => {
      const size = isNumber ? 14 : 12
      const width = plateWidth(canvas, text, false, size)
      const round = { at: onScreen(view, model), radius: radiusOf(model.base.mm) * view.scale }
      const box = platePlace(round, ABOVE, width, HEIGHT, painting)
      plates.push(box)
      paintPlate(canvas, box, text, null, ink, { soft: !isNumber, size })
    })
  }
}
