interface At {
  readonly x: number
  readonly y: number
}

interface Model extends At {
  readonly id: string
  readonly d: number
}

interface Question {
  readonly mover: Model
  readonly others: readonly Model[]
  readonly table?: { readonly w: number; readonly h: number }
  readonly obstacles?: readonly (readonly (readonly [number, number])[])[]
}

interface Expected {
  readonly possible?: boolean
  readonly count?: number
  readonly moved?: readonly string[]
  readonly total: number
  readonly slack?: number
  readonly mustProve?: boolean
  readonly optima?: number | null
}

interface Answer {
  readonly possible: boolean | null
  readonly total: number
  readonly positions: Readonly<Record<string, At>>
  readonly proven: boolean
  readonly gap: number
  readonly optima: number | null
}

const radius = (mm: number) => mm / 50.8

/** How far a place is from a solid polygon, 0 inside: each edge in turn. */
function fromPolygon(corners: readonly (readonly [number, number])[], { x, y }: At): number {
  let inside = false
  let nearest = Number.POSITIVE_INFINITY
  corners.forEach(([bx, by], i) => {
    const [ax, ay] = corners.at(i - 1) ?? [bx, by]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    const square = (bx - ax) ** 2 + (by - ay) ** 2
    const part = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square))
    nearest = Math.min(nearest, Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay)))
  })
  return inside ? 0 : nearest
}

/** Why an answer is not legal, by plain measuring; null where it is. */
function illegal({ mover, others, table, obstacles = [] }: Question, positions: Answer['positions']): string | null {
  const all = [mover, ...others].map((model) => ({ ...model, ...positions[model.id], r: radius(model.d) }))
  for (const [i, { id, x, y, r }] of all.entries()) {
    for (const other of all.slice(0, i))
      if (r + other.r - Math.hypot(x - other.x, y - other.y) > 1e-6) return `${id} and ${other.id} overlap`
    if (!positions[id]) continue
    if (table && Math.min(x, y, table.w - x, table.h - y) < r - 1e-6) return `${id} ends off the table`
    if (obstacles.some((corners) => fromPolygon(corners, { x, y }) < r - 1e-6)) return `${id} ends on an obstacle`
  }
  return null
}

/** Why an answer to a question of least disruption is wrong: not legal, not the fewest, not the least, or not proven. */
export function disruptionDiffers(
  question: Question,
  expected: Expected,
  answer: Answer,
  slack: number,
): string | null {
  if (expected.possible === false) return answer.possible === false ? null : 'there is no room, and yet an answer'
  if (answer.possible !== true) return 'no answer'
  const fault = illegal(question, answer.positions)
  if (fault) return fault
  const moved = question.others.filter(({ id }) => answer.positions[id])
  const total = moved.reduce((sum, { id, x, y }) => {
    const to = answer.positions[id]
    return sum + (to ? Math.hypot(to.x - x, to.y - y) : 0)
  }, 0)
  const count = expected.count ?? expected.moved?.length ?? 0
  if (moved.length !== count) return `moves ${moved.length}, ${count} suffice`
  if (total > expected.total * (expected.slack ?? 1) + slack) return `total ${total}, ${expected.total} is known`
  if (Math.abs(total - answer.total) > 1e-6) return `says ${answer.total}, moves ${total}`
  // A proof and a better answer than the proven one can't both be.
  if (answer.proven && expected.slack === undefined && total < expected.total - 1e-3) return 'less than the least'
  if (total - answer.gap > expected.total + slack) return `claims that less than ${total - answer.gap} is impossible`
  if (!expected.mustProve) return null
  if (!answer.proven) return 'is not proven'
  return typeof expected.optima === 'number' && answer.optima !== expected.optima
    ? `finds ${answer.optima} optima`
    : null
}

interface Legal {
  readonly maxShift: number
  readonly feasible: boolean
  readonly nearestDistance: number | null
  readonly nearest: At | null
  readonly probes: readonly boolean[]
}

/** Why an answer about replacing a base is wrong. */
export function replaceDiffers(
  expected: Legal,
  answer: Legal,
  tol: { readonly distance?: number; readonly point?: number },
): string | null {
  if (answer.feasible !== expected.feasible) return `feasible: ${answer.feasible}`
  if (Math.abs(answer.maxShift - expected.maxShift) > 1e-9) return `maxShift: ${answer.maxShift}`
  const off = Math.abs((answer.nearestDistance ?? 0) - (expected.nearestDistance ?? 0))
  if (off > (tol.distance ?? 0)) return `nearestDistance: ${answer.nearestDistance}`
  const { nearest } = expected
  const far = nearest ? Math.hypot((answer.nearest?.x ?? 1e9) - nearest.x, (answer.nearest?.y ?? 1e9) - nearest.y) : 0
  if (far > (tol.point ?? 0)) return `nearest: ${JSON.stringify(answer.nearest)}`
  return expected.probes.every((probe, i) => probe === answer.probes[i]) ? null : `probes: ${answer.probes}`
}
