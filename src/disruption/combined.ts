import type { Point } from '../geometry/point.ts'
import type { FreeCircle } from '../rules/all-nearest.ts'
import { EQUAL } from '../rules/all-nearest.ts'
import { at } from './at.ts'
import { type Band, clash, type Places } from './band.ts'
import { circleOf, equalsOf, type Group, nearestOf } from './group.ts'
import { ringsFor } from './place/greedy.ts'

/** All best answers of a band. */
export interface Optima {
  readonly answers: readonly Places[]
  /** They are all; false while they are still sought, and for good where there are too many to count. */
  readonly counted: boolean
  /** The base that may go anywhere on a circle, the others being where the first answer puts them. */
  readonly free: (FreeCircle & { readonly index: number }) | null
}

/** Combinations are listed up to this many. */
const MOST = 64

/** Two groups of which some bases overlap where they are put; null where none do. */
export function clashing(band: Band, groups: readonly Group[]): readonly [Group, Group] | null {
  const places = joined(band, groups)
  for (const [k, a] of groups.entries())
    for (const b of groups.slice(0, k))
      for (const i of a.members) for (const j of b.members) if (clash(band, places, i, j)) return [a, b]
  return null
}

/**
 * The group with another of its equally good places where it runs into no other group, if it is a single base that has such a
 * choice; null where it has none.
 */
export function rechosen(band: Band, groups: readonly Group[], group: Group): Group | null {
  const index = at(group.members, 0)
  if (group.proof) return null
  const places = joined(band, groups).map((place, i) => (i === index ? null : place))
  const nearest = nearestOf(group, { rings: ringsFor(band, index, places), sides: [] })
  const place = nearest?.places[0]
  if (!nearest || !place || nearest.distance > group.best.total + EQUAL) return null
  return { ...group, best: { places: [place], total: nearest.distance } }
}

/** The best places of all groups side by side. */
export function joined(band: Band, groups: readonly Group[]): Places {
  const places: Point[] = band.rooms.map(({ from }) => from)
  for (const { members, best } of groups)
    members.forEach((member, k) => {
      places[member] = at(best.places, k)
    })
  return places
}

function fitTogether(band: Band, places: Places, placed: readonly number[], added: readonly number[]): boolean {
  return added.every((i) => placed.every((j) => !clash(band, places, i, j)))
}

/**
 * All best answers of a band whose groups are solved: every choice of each group with every choice of the others, those left
 * out in which bases of two groups overlap. A base with a circle of free choice is put last.
 */
export function* combined(band: Band, groups: readonly Group[]): Generator<Optima, Optima> {
  const circled = groups.find((group) => circleOf(group) !== null)
  let partial: { places: Places; placed: readonly number[] }[] = [
    { places: band.rooms.map(({ from }) => from), placed: [] },
  ]
  let counted = true
  for (const group of groups) {
    if (group === circled) continue
    const seeking = equalsOf(group)
    let step = seeking.next()
    for (; !step.done; step = seeking.next()) yield { answers: [joined(band, groups)], counted: false, free: null }
    const { answers, counted: all } = step.value
    counted &&= all
    partial = partial.flatMap(({ places, placed }) =>
      answers.flatMap((put) => {
        const next = places.map((place, i) => {
          const k = group.members.indexOf(i)
          return k < 0 ? place : at(put, k)
        })
        return fitTogether(band, next, placed, group.members)
          ? [{ places: next, placed: [...placed, ...group.members] }]
          : []
      }),
    )
    if (partial.length > MOST) {
      partial = partial.slice(0, MOST)
      counted = false
    }
  }
  if (!circled) return { answers: partial.map(({ places }) => places), counted, free: null }
  return onCircle(band, circled, partial, counted)
}

/** The best answers in which one base may stand on a circle, as far as the others leave it free. */
function onCircle(
  band: Band,
  circled: Group,
  partial: readonly { readonly places: Places; readonly placed: readonly number[] }[],
  counted: boolean,
): Optima {
  const index = at(circled.members, 0)
  const answers: Places[] = []
  let free: Optima['free'] = null
  for (const { places, placed } of partial) {
    const others = places.map((place, i) => (placed.includes(i) ? place : null))
    const nearest = nearestOf(circled, { rings: ringsFor(band, index, others), sides: [] })
    if (!nearest || nearest.distance > circled.best.total + EQUAL) continue
    const first = answers.length === 0
    for (const put of nearest.places) answers.push(places.map((place, i) => (i === index ? put : place)))
    if (first && nearest.free) free = { ...nearest.free, index }
  }
  return { answers, counted: counted && free === null, free }
}
