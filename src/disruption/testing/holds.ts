import { at } from '../at.ts'
import type { Band, Places } from '../band.ts'
import type { Cell } from '../proof/cell.ts'

/** Whether places keep all cuts of a cell, as displacements from where the bases stood. */
export function holds(band: Band, { cuts }: Cell, places: Places): boolean {
  const displacement = (i: number) => {
    const { from } = at(band.rooms, i)
    return { dx: at(places, i).x - from.x, dy: at(places, i).y - from.y }
  }
  return cuts.every(({ a, b, nx, ny, least }) => {
    const p = displacement(a)
    const q = b < 0 ? { dx: 0, dy: 0 } : displacement(b)
    return nx * (p.dx - q.dx) + ny * (p.dy - q.dy) >= least
  })
}
