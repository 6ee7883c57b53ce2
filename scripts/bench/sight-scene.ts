import { roundSolid, type Solid, solidPolygon } from '../../src/geometry/solid.ts'

/** A repeatable number in [0, 1), well mixed: places must not fall on a lattice. */
function scattered(index: number, salt: number): number {
  let h = Math.imul(index + 1, 0x9e3779b1) + Math.imul(salt + 1, 0x85ebca6b)
  for (const factor of [0x2c1b3c6d, 0x297a2d39]) h = Math.imul(h ^ (h >>> 15), factor)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const at = (index: number, salt: number) => ({
  x: 1 + 46 * scattered(index, salt),
  y: 1 + 46 * scattered(index, salt + 1),
})
const radius = (index: number) => [0.59, 0.79, 0.98][index % 3] ?? 0.59

/** A bent piece of terrain of so many corners about a place. */
function bent(index: number, corners: number): Solid[] {
  const { x, y } = at(index, 30)
  const solid = solidPolygon(
    Array.from({ length: corners }, (_, i) => {
      const reach = 0.5 + 2 * scattered(index, 40 + i)
      const angle = (2 * Math.PI * i) / corners
      return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
    }),
  )
  return typeof solid === 'string' ? [] : [solid]
}

/** Sixty things that block sight on a 48″ mat: two bases to each bent piece of terrain. */
export const blockers: readonly Solid[] = Array.from({ length: 60 }, (_, i) =>
  i % 3 === 0 ? bent(i, 4 + (i % 4)) : [roundSolid({ centre: at(i, 10), radius: radius(i) })],
).flat()

/** Terrain of sixty edges in all. */
export const terrain: readonly Solid[] = Array.from({ length: 12 }, (_, i) => bent(i, 5)).flat()

/** So many bases strewn over the mat. */
export const strewn = (count: number, salt: number) =>
  Array.from({ length: count }, (_, i) => ({ centre: at(i, salt), radius: radius(i) }))
