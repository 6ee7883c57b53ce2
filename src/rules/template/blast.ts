import type { Disc } from '../../geometry/disc.ts'
import type { Rectangle } from '../../geometry/shape/rectangle.ts'
import { farthestFrom } from '../../geometry/shape/shape.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import { atMost, TOLERANCE } from '../../geometry/tolerance.ts'
import { length } from '../../geometry/vector.ts'
import { type Body, isRoundBody } from '../body.ts'
import { decidedBy, type Finding } from '../finding.ts'
import type { Touch } from './touch.ts'

/** Inches by which a blast covers a base (positive) or misses it: both radii less the distance of the centres. */
export function blastMargin(template: Disc, base: Disc): number {
  const away = length(base.centre.x - template.centre.x, base.centre.y - template.centre.y)
  return template.radius + base.radius - away
}

function overRectangle(template: Disc, id: string, rectangle: Rectangle, touch: Touch): Finding {
  const { signedGap, witness } = shapeGap(template, rectangle)
  return {
    id,
    ...decidedBy(-signedGap, touch),
    wholly: atMost(farthestFrom(template.centre, rectangle), template.radius),
    witness,
  }
}

/** What a blast means for one base: any part of the base under it is covered. */
export function underBlast(template: Disc, body: Body, touch: Touch): Finding {
  const { id } = body
  if (!isRoundBody(body)) return overRectangle(template, id, body.rectangle, touch)
  const { disc } = body
  const dx = disc.centre.x - template.centre.x
  const dy = disc.centre.y - template.centre.y
  const away = length(dx, dy)
  const ux = away > 0 ? dx / away : 1
  const uy = away > 0 ? dy / away : 0
  const margin = template.radius + disc.radius - away
  return {
    id,
    ...decidedBy(margin, touch),
    wholly: away + disc.radius <= template.radius + TOLERANCE,
    witness: {
      from: { x: template.centre.x + ux * template.radius, y: template.centre.y + uy * template.radius },
      to: { x: disc.centre.x - ux * disc.radius, y: disc.centre.y - uy * disc.radius },
    },
  }
}

/** What a blast means for each base, in the order given. */
export function blast(template: Disc, bodies: readonly Body[], touch: Touch): Finding[] {
  return bodies.map((body) => underBlast(template, body, touch))
}
