import type { Rank } from '../../games/procedure.ts'
import { radiusOf } from '../../rules/base.ts'
import { modelOf } from '../../table/bodies.ts'
import { onScreen } from '../../view/view.ts'
import type { Painting } from './painting.ts'
import { PLATE_HEIGHT, paintPlate, plateWidth } from './plate.ts'
import { platePlace } from './plate-places.ts'

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
      const size = isNumber ? 15 : 12
      const width = plateWidth(canvas, text, false, size)
      const round = { at: onScreen(view, model), radius: radiusOf(model.base.mm) * view.scale }
      const box = platePlace(round, ABOVE, width, PLATE_HEIGHT, painting)
      plates.push(box)
      paintPlate(canvas, box, text, null, ink, { soft: !isNumber, size })
    })
  }
}
