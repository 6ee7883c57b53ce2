import type { Disc } from '../../geometry/disc.ts'
import type { Point } from '../../geometry/point.ts'
import { length } from '../../geometry/vector.ts'
import { nearestPlace } from '../../rules/forced/nearest-place.ts'
import { at } from '../at.ts'
import { apart, type Band, type Places } from '../band.ts'

/** Bases of a band as limits to the centre of one of them, where they are put; those without a place don't count. */
export function ringsFor(band: Band, i: number, places: readonly (Point | null)[]): Disc[] {
  const rings: Disc[] = []
  places.forEach((place, j) => {
    if (place && j !== i) rings.push({ centre: place, radius: apart(band, i, j) })
  })
  return rings
}

/**
 * Put the bases of an order one after the other, each on its nearest free place, among those that have one already. Null where
 * one finds no room.
 */
export function putInOrder(band: Band, order: readonly number[], placed: readonly (Point | null)[]): Places | null {
  const places: (Point | null)[] = [...placed]
  for (const i of order) {
    const place = nearestPlace(at(band.rooms, i), { rings: ringsFor(band, i, places), sides: [] })
    if (!place) return null
    places[i] = { x: place.x, y: place.y }
  }
  const all = places.filter((place) => place !== null)
  return all.length === places.length ? all : null
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

/** A random order of a list. */
export function shuffled(items: readonly number[], random: () => number): number[] {
  const list = [...items]
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = at(list, i)
    list[i] = at(list, j)
    list[j] = held
  }
  return list
}

/** Orders worth trying: all of up to four bases; of more the nearest to where it may go first, the farthest first, and random ones. */
export function orders(band: Band, distances: readonly number[], count: number, random: () => number): number[][] {
  const all = band.rooms.map((_, i) => i)
  if (all.length <= 4) return permutations(all)
  const nearFirst = all.toSorted((i, j) => at(distances, i) - at(distances, j))
  return [nearFirst, nearFirst.toReversed(), ...Array.from({ length: count }, () => shuffled(all, random))]
}

/** Whether two answers put every base at the same place, within `slack` inches. */
export function alike(a: Places, b: Places, slack: number): boolean {
  return a.every(({ x, y }, i) => length(x - at(b, i).x, y - at(b, i).y) <= slack)
}
