/** A queue that gives the item of least `key` first. */
export interface Heap<Item> {
  readonly size: () => number
  readonly least: () => Item | undefined
  readonly push: (item: Item) => void
  readonly pop: () => Item | undefined
}

/** An empty heap. */
export function heapBy<Item>(key: (item: Item) => number): Heap<Item> {
  const items: Item[] = []
  const keyAt = (i: number) => {
    const item = items[i]
    return item === undefined ? Number.POSITIVE_INFINITY : key(item)
  }
  const swap = (i: number, j: number) => {
    const [a, b] = [items[i], items[j]]
    if (a === undefined || b === undefined) return
    items[i] = b
    items[j] = a
  }
  return {
    size: () => items.length,
    least: () => items[0],
    push(item) {
      let i = items.push(item) - 1
      while (i > 0) {
        const parent = (i - 1) >> 1
        if (keyAt(parent) <= keyAt(i)) return
        swap(i, parent)
        i = parent
      }
    },
    pop() {
      const first = items[0]
      const last = items.pop()
      if (items.length === 0 || last === undefined) return first
      items[0] = last
      for (let i = 0; ; ) {
        const left = 2 * i + 1
        const child = keyAt(left + 1) < keyAt(left) ? left + 1 : left
        if (keyAt(child) >= keyAt(i)) return first
        swap(i, child)
        i = child
      }
    },
  }
}
