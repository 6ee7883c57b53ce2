import type { Ground, Terrain, TerrainKind } from '../terrain.ts'
import { usualEffects } from '../terrain.ts'

export type LayoutId = 'ruins' | 'woodland' | 'pass'

/** The ready layouts of terrain, in the order in which they are shown. */
export const layoutIds: readonly LayoutId[] = ['ruins', 'woodland', 'pass']

/** A piece of a layout: its kind, and its ground in shares of the mat's width and height (sizes in inches). */
type Plan = readonly [TerrainKind, (at: (x: number, y: number) => { x: number; y: number }) => Ground]

const box = (x: number, y: number, width: number, depth: number, turned: number) =>
  ((at) => ({ shape: 'rectangle', ...at(x, y), width, depth, turned })) satisfies Plan[1]
const round = (x: number, y: number, radius: number) =>
  ((at) => ({ shape: 'disc', ...at(x, y), radius })) satisfies Plan[1]
const shape = (...corners: readonly (readonly [number, number])[]) =>
  ((at) => ({ shape: 'polygon', points: corners.map(([x, y]) => at(x, y)) })) satisfies Plan[1]

const plans: Readonly<Record<LayoutId, readonly Plan[]>> = {
  ruins: [
    ['building', box(0.5, 0.5, 7, 5, 0)],
    ['wall', box(0.26, 0.34, 4, 0.75, 20)],
    ['wall', box(0.74, 0.66, 4, 0.75, 20)],
    ['wall', box(0.3, 0.7, 4, 0.75, -35)],
    ['wall', box(0.7, 0.3, 4, 0.75, -35)],
    ['wood', round(0.14, 0.52, 2.5)],
    ['wood', round(0.86, 0.48, 2.5)],
  ],
  woodland: [
    ['wood', shape([0.16, 0.22], [0.3, 0.18], [0.34, 0.3], [0.22, 0.36])],
    ['wood', shape([0.84, 0.78], [0.7, 0.82], [0.66, 0.7], [0.78, 0.64])],
    ['wood', round(0.52, 0.46, 3)],
    ['hill', shape([0.62, 0.14], [0.8, 0.16], [0.82, 0.28], [0.68, 0.32])],
    ['hill', shape([0.38, 0.86], [0.2, 0.84], [0.18, 0.72], [0.32, 0.68])],
    ['water', round(0.24, 0.54, 2)],
  ],
  pass: [
    ['hill', shape([0, 0.38], [0.16, 0.34], [0.3, 0.44], [0.26, 0.6], [0, 0.62])],
    ['hill', shape([1, 0.38], [0.84, 0.34], [0.7, 0.44], [0.74, 0.6], [1, 0.62])],
    ['wall', box(0.44, 0.5, 4, 0.75, 90)],
    ['wall', box(0.58, 0.42, 4, 0.75, 80)],
    ['building', box(0.5, 0.2, 5, 4, 10)],
    ['wood', round(0.5, 0.8, 2.6)],
  ],
}

/** The pieces of a ready layout on a mat of some size; `nameOf` names the n-th piece of a kind. */
export function layoutPieces(
  id: LayoutId,
  mat: { readonly width: number; readonly height: number },
  newId: () => string,
  nameOf: (kind: TerrainKind, count: number) => string,
): readonly Terrain[] {
  const at = (x: number, y: number) => ({ x: x * mat.width, y: y * mat.height })
  const counts = new Map<TerrainKind, number>()
  return plans[id].map(([kind, ground]) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return { id: newId(), name: nameOf(kind, count), kind, ground: ground(at), locked: true, ...usualEffects[kind] }
  })
}
