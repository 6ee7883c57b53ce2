import type { Rank } from '../../games/procedure.ts'
import type { Painting } from './painting.ts'
import { paintPlate, plateWidth } from './plate.ts'
import { platePlace } from './plate-places.ts'

/** Lower than other plates, so that in a crowd each stays by its own. */
const HEIGHT = 20
const ABOVE = -Math.PI / 2

/** Paints an order beside the models it is of: a plate with each one's number, or with why it has none. */
export function paintRanks(painting: Painting, ranks: readonly Rank[]): void {
  const { canvas, table, words, ink, plates, rounds, later } = painting
  for (const { model: id, rank } of ranks) {
    const round = rounds[table.models.findIndex((model) => model.id === id)]
    if (!round) continue
    const isNumber = typeof rank === 'number'
    const text = isNumber ? words.plain(rank) : words.say(rank)
    later.push(() => {
      const size = isNumber ? 14 : 12
      const width = plateWidth(canvas, text, false, size)
      const box = platePlace(round, ABOVE, width, HEIGHT, painting)
      plates.push(box)
      paintPlate(canvas, box, text, null, ink, { soft: !isNumber, size })
    })
  }
}
