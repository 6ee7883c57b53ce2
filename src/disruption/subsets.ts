import { at } from './at.ts'

/** All ways to choose `count` of the first `size` numbers from 0, in dictionary order. */
export function* subsets(size: number, count: number): Generator<readonly number[], void> {
  const chosen = Array.from({ length: count }, (_, i) => i)
  if (count > size) return
  for (;;) {
    yield [...chosen]
    let k = count - 1
    while (k >= 0 && at(chosen, k) === size - count + k) k--
    if (k < 0) return
    chosen[k] = at(chosen, k) + 1
    for (let j = k + 1; j < count; j++) chosen[j] = at(chosen, j - 1) + 1
  }
}
