/** Numbers that follow from a seed: the same seed always gives the same ones, in the same order. */
export interface Numbers {
  /** A number from `least` up to, but not including, `most`. */
  between(least: number, most: number): number
  /** A whole number from 0 up to, but not including, `count`. */
  below(count: number): number
  /** One of a list. */
  one<const T>(choices: readonly [T, ...T[]]): T
  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[]
}

const mixed = (state: number): number => {
  let mix = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
  mix = Math.imul(mix ^ (mix >>> 15), 0x735a2d97)
  return (mix ^ (mix >>> 15)) >>> 0
}

/** The numbers of one question of a seed; neighbouring seeds and questions have nothing in common. */
export function numbersOf(seed: number, index: number): Numbers {
  let state = mixed(mixed(seed >>> 0) + Math.imul(index + 1, 0x9e3779b9))
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    return mixed(state) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    between: (least, most) => least + next() * (most - least),
    below,
    one: (choices) => choices[below(choices.length)] ?? choices[0],
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}
