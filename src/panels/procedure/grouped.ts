/** What says whom it is about: one of several, or nobody in particular. */
interface About {
  readonly about: string | null
}

/** What is about each of several, by whom it is about, in the order in which they come; none where it is about one at most. */
export function grouped<One extends About>(all: readonly One[]): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    if (one.about === null) continue
    groups.set(one.about, [...(groups.get(one.about) ?? []), one])
  }
  return groups.size > 1 ? groups : new Map()
}
