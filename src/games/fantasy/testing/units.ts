import type { Point } from '../../../geometry/point.ts'
import type { Rectangle } from '../../../geometry/shape/rectangle.ts'
import { inchesOf } from '../../../rules/base.ts'
import type { JoinedUnit } from '../joining.ts'
import { formationOf, type Member } from '../ranks.ts'

/** A base of a size in millimetres that faces up the screen: its front runs to the right. */
export function baseAt(x: number, y: number, width: number, depth = width, turn = 0): Rectangle {
  return { centre: { x, y }, width: inchesOf(width), depth: inchesOf(depth), turn }
}

/** The centre of a slot of a block of bases of a size, its front left corner at (0, 0), facing up the screen. */
export function slotCentre(rank: number, file: number, mm: number): Point {
  return { x: inchesOf(mm) * (file + 0.5), y: inchesOf(mm) * (rank + 0.5) }
}

/** So many models in ranks of so many files, named by rank and file as "1/0", their front left corner at (0, 0). */
export function ranksOf(count: number, files: number, mm = 20): Member[] {
  return Array.from({ length: count }, (_, index) => {
    const [rank, file] = [Math.floor(index / files), index % files]
    const { x, y } = slotCentre(rank, file, mm)
    return { id: `${rank}/${file}`, rectangle: baseAt(x, y, mm) }
  })
}

/** A unit that can be joined, some of its members with the front-rank rule. */
export function unitOf(members: readonly Member[], ...front: readonly string[]): JoinedUnit {
  const read = formationOf(members)
  if (!read.ok) throw new Error(read.why)
  return { members, formation: read.formation, front: new Set(front), engaged: false, fleeing: false }
}
