import { drawRegion } from '../../../geometry/region.ts'
import { roundBase } from '../../../rules/base.ts'
import type { Replacing } from '../../../table/lay.ts'
import { replaceOn } from '../../../table/on/replace-on.ts'
import { faded } from '../canvas.ts'
import { paintBase, paintGhost } from '../models/base.ts'
import { seen } from '../models/seen.ts'
import { seenOutline } from '../models/seen-outline.ts'
import type { Painting } from '../painting.ts'
import { screenPen } from '../screen-pen.ts'

/** Paints a replacement: the ground on which the new base's centre may stand, the old base, and the new one where it goes. */
export function paintReplacing({ canvas, view, table, ink }: Painting, lay: Replacing): void {
  const on = replaceOn(table, lay)
  if (!on) return
  canvas.beginPath()
  for (const region of on.region) drawRegion(region, screenPen(canvas, view))
  canvas.fillStyle = faded(ink.standings.covered, 0.25)
  canvas.fill('evenodd')
  canvas.strokeStyle = ink.standings.covered
  canvas.lineWidth = 1
  canvas.stroke()
  const place = on.nearest?.at
  if (place) paintBase(canvas, seen(view, { ...on.model, ...place, base: roundBase(lay.mm) }), ink)
  else
    paintGhost(canvas, seenOutline(view, { ...on.model, ...on.wanted, base: roundBase(lay.mm) }), {
      ...ink,
      ghost: ink.standings.clear,
    })
  paintGhost(canvas, seenOutline(view, on.model), ink)
}
