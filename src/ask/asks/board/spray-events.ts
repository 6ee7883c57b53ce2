import * as v from 'valibot'
import { degrees } from '../../../geometry/angle.ts'
import { sprayEvents as eventsOf, type Span } from '../../../rules/template/spray-events.ts'
import { base, discOf, models, touch } from '../../input.ts'
import { outline } from '../../outline-input.ts'
import { ask } from '../../question.ts'

/** A span in degrees, its beginning in [0, 360). */
function inDegrees({ from, to }: Span): readonly [from: number, to: number] {
  const turn = degrees(from) >= 360 ? 360 : 0
  return [degrees(from) - turn, degrees(to) - turn]
}

const input = v.object({ origin: base, outline, models, touch }, 'an object with origin, outline and models')

export const sprayEvents = ask(input, (given) => {
  const origin = discOf(given.origin)
  return {
    models: given.models.map((model) => {
      const { full, spans } = eventsOf(origin, given.outline, discOf(model), given.touch)
      return { id: model.id, full, intervals: spans.map(inDegrees) }
    }),
  }
})
