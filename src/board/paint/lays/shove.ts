import type { Room } from '../../../desk/room.ts'
import type { Shove } from '../../../table/lay.ts'
import { shoveOn } from '../../../table/on/shove-on.ts'
import { onScreen } from '../../../view/view.ts'
import { line } from '../canvas.ts'
import { paintBase, paintGhost } from '../models/base.ts'
import { seen } from '../models/seen.ts'
import { seenOutline } from '../models/seen-outline.ts'
import type { Painting } from '../painting.ts'
import { PLATE_HEIGHT, paintPlate, plateWidth } from '../plates/plate.ts'
import { platePlace } from '../plates/plate-places.ts'
import { paintArrow, shortOf } from './arrow.ts'

/** The mover's way and where it comes to rest. */
function paintWay(painting: Painting, shove: Shove): void {
  const { canvas, view, table, ink, words, later, plates } = painting
  const on = shoveOn(table, shove)
  if (!on) return
  const from = onScreen(view, on.mover)
  const to = onScreen(view, on.moved.to)
  paintGhost(canvas, seenOutline(view, on.mover), ink)
  canvas.strokeStyle = ink.ghost
  canvas.lineWidth = 1.5
  canvas.setLineDash([3, 5])
  line(canvas, from.left, from.top, to.left, to.top)
  canvas.setLineDash([])
  const aim = onScreen(view, on.aim)
  if (Math.hypot(aim.left - to.left, aim.top - to.top) > 3) paintArrow(canvas, to, aim, ink, true)
  paintBase(canvas, seen(view, { ...on.mover, x: on.moved.to.x, y: on.moved.to.y }), ink)
  const text = words.inches(on.moved.length)
  const middle = { left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 }
  later.push(() => {
    const width = plateWidth(canvas, text, false)
    const across = Math.atan2(to.top - from.top, to.left - from.left) + Math.PI / 2
    const box = platePlace({ at: middle, radius: 2 }, across, width, PLATE_HEIGHT, painting)
    plates.push(box)
    paintPlate(canvas, box, text, null, ink, { soft: true })
  })
}

/** Who makes room: ghosts where they stood, the bases where they would stand, arrows with their lengths. */
function paintRoom(painting: Painting, { free, moves }: Room): void {
  const { canvas, view, table, ink, words, later, plates } = painting
  if (free) {
    const { centre, radius } = free
    const { left, top } = onScreen(view, centre)
    canvas.strokeStyle = ink.standings.covered
    canvas.lineWidth = 1.5
    canvas.setLineDash([5, 5])
    canvas.beginPath()
    canvas.arc(left, top, radius * view.scale, 0, 2 * Math.PI)
    canvas.stroke()
    canvas.setLineDash([])
  }
  for (const { id, from, to, length } of moves) {
    const model = table.models.find((one) => one.id === id)
    if (!model) continue
    const { radius } = seenOutline(view, model)
    const [start, stop] = [onScreen(view, from), onScreen(view, to)]
    paintGhost(canvas, seenOutline(view, { ...model, ...from }), ink)
    paintBase(canvas, seen(view, { ...model, x: to.x, y: to.y }), ink)
    paintArrow(canvas, start, shortOf(start, stop, radius), ink)
    const text = words.inches(length)
    later.push(() => {
      const out = Math.atan2(stop.top - start.top, stop.left - start.left)
      const box = platePlace({ at: stop, radius }, out, plateWidth(canvas, text, false), PLATE_HEIGHT, painting)
      plates.push(box)
      paintPlate(canvas, box, text, null, ink)
    })
  }
}

/** Paints a shove: its way, and who makes room for it where it comes to rest. */
export function paintShove(painting: Painting, shove: Shove): void {
  const { room } = painting
  if (room?.shove === shove.id) paintRoom(painting, room)
  paintWay(painting, shove)
}
