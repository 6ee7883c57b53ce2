import type { Area } from '../geometry/area.ts'
import { boundaryFrom } from '../geometry/boundary.ts'
import { distance, type Point } from '../geometry/point.ts'
import type { Procedure } from '../table/lay.ts'
import type { ScreenPoint } from '../view/screen-point.ts'
import { onTable } from '../view/view.ts'
import { type Hands, viewOf } from './hands.ts'
import { inHand } from './laying.ts'

const holds = (area: Area, { x, y }: Point) =>
  area.kind === 'disc'
    ? distance(area.disc.centre, { x, y }) <= area.disc.radius
    : boundaryFrom(area.outline, x, y).distance <= 0

/** The procedure in hand as it is once the place under a finger is chosen; null where no place to choose lies there. */
export function ghostAt(hands: Hands, at: ScreenPoint): Procedure | null {
  const lay = inHand(hands, 'procedure')
  const { lay: followed, course } = hands.following()
  if (!lay || !course || followed?.id !== lay.id) return null
  const place = onTable(viewOf(hands), at)
  for (const step of course.steps) {
    if (step.how !== 'asked' || step.question.kind !== 'one') continue
    const { key, options } = step.question
    const here = options.filter(({ ghost }) => ghost && holds(ghost.area, place))
    const away = (centre: Point | undefined) => (centre ? distance(centre, place) : Number.POSITIVE_INFINITY)
    const [nearest] = here.toSorted((a, b) => away(a.ghost?.at) - away(b.ghost?.at))
    if (nearest) return { ...lay, answers: { ...lay.answers, [key]: nearest.value } }
  }
  return null
}
