import { unit } from '../../geometry/vector.ts'
import { at } from '../at.ts'
import { type Band, fits, type Places, total } from '../band.ts'
import { solveSquare } from '../solve/square.ts'
import { type Contact, offset } from './contact.ts'

/** A contact that pushes, and how hard. */
export interface Push {
  readonly contact: Contact
  readonly force: number
}

interface System {
  readonly n: number
  readonly matrix: Float64Array
  readonly right: Float64Array
}

/**
 * Newton's system for the conditions of an optimum: each base is pushed by its contacts with a resultant of length 1 along
 * its move, and each contact that pushes is exactly touched.
 */
function systemAt(band: Band, places: Places, pushes: readonly Push[]): System {
  const bases = 2 * band.rooms.length
  const n = bases + pushes.length
  const matrix = new Float64Array(n * n)
  const right = new Float64Array(n)
  const add = (row: number, column: number, value: number) => {
    matrix[row * n + column] = (matrix[row * n + column] ?? 0) + value
  }
  const lean = (row: number, value: number) => {
    right[row] = (right[row] ?? 0) + value
  }
  // The 2 × 2 block of a curved direction: (1 − u uᵀ) × bend.
  const curve = (i: number, j: number, ux: number, uy: number, bend: number) => {
    add(2 * i, 2 * j, bend * uy * uy)
    add(2 * i, 2 * j + 1, -bend * ux * uy)
    add(2 * i + 1, 2 * j, -bend * ux * uy)
    add(2 * i + 1, 2 * j + 1, bend * ux * ux)
  }
  band.rooms.forEach(({ from }, i) => {
    const { x, y } = at(places, i)
    const far = Math.hypot(x - from.x, y - from.y)
    const { dx, dy } = unit(x - from.x, y - from.y)
    curve(i, i, dx, dy, 1 / Math.max(far, 1e-9))
    lean(2 * i, -dx)
    lean(2 * i + 1, -dy)
  })
  pushes.forEach(({ contact, force }, k) => {
    const { a, b } = contact
    const { dx, dy } = offset(contact, places)
    const size = Math.hypot(dx, dy)
    const [nx, ny] = [dx / size, dy / size]
    const row = bases + k
    for (const [i, sign] of b < 0 ? [[a, 1] as const] : [[a, 1] as const, [b, -1] as const]) {
      lean(2 * i, sign * force * nx)
      lean(2 * i + 1, sign * force * ny)
      for (const [column, part] of [[2 * i, nx] as const, [2 * i + 1, ny] as const]) {
        add(row, column, sign * part)
        add(column, row, -sign * part)
      }
    }
    if (contact.kind === 'straight') {
      const { x, y } = at(places, a)
      lean(row, contact.side.least - nx * x - ny * y)
      return
    }
    lean(row, contact.reach - size)
    const bend = -force / size
    curve(a, a, nx, ny, bend)
    if (b < 0) return
    curve(b, b, nx, ny, bend)
    curve(a, b, nx, ny, -bend)
    curve(b, a, nx, ny, -bend)
  })
  return { n, matrix, right }
}

/**
 * The exact optimum next to a good answer whose pushing contacts are known, to the last digits; null where Newton's method
 * finds none that fits, pushes only outwards, and is no worse.
 */
export function settled(band: Band, start: Places, pushes: readonly Push[]): Places | null {
  let places = start
  let forces = pushes
  for (let round = 0; round < 12; round++) {
    const { n, matrix, right } = systemAt(band, places, forces)
    if (!solveSquare(matrix, right, n)) return null
    const bases = 2 * band.rooms.length
    let longest = 0
    for (let i = 0; i < bases; i++) longest = Math.max(longest, Math.abs(right[i] ?? 0))
    if (!(longest < 0.5)) return null
    places = places.map(({ x, y }, i) => ({ x: x + (right[2 * i] ?? 0), y: y + (right[2 * i + 1] ?? 0) }))
    forces = forces.map(({ contact, force }, k) => ({ contact, force: force + (right[bases + k] ?? 0) }))
    if (longest > 1e-13) continue
    if (forces.some(({ force }) => force < -1e-7)) return null
    return fits(band, places) && total(band, places) <= total(band, start) + 1e-9 ? places : null
  }
  return null
}
