/** Stretches of a line: where each begins and ends, in inches along it; none of them backwards. */
export type Stretches = readonly (readonly [from: number, to: number])[]

/** The stretches put together and in order: what overlaps or touches becomes one. */
export function united(stretches: Stretches): Stretches {
  const all: [number, number][] = []
  for (const [from, to] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}

/** What is left of stretches when others are taken out. */
export function without(stretches: Stretches, taken: Stretches): Stretches {
  const out = united(taken)
  return stretches.flatMap(([from, to]) => {
    const left: [number, number][] = []
    let at = from
    for (const [start, end] of out) {
      if (end <= at) continue
      if (start >= to) break
      if (start > at) left.push([at, start])
      at = end
    }
    if (at < to) left.push([at, to])
    return left
  })
}

/** The length of stretches between two bounds, what several cover counted once. */
export function lengthBetween(stretches: Stretches, from: number, to: number): number {
  let sum = 0
  for (const [start, end] of united(stretches)) sum += Math.max(0, Math.min(end, to) - Math.max(start, from))
  return sum
}
