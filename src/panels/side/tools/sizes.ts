/** A list of sizes to choose from that holds the chosen one, the smallest first; null chooses none of them. */
export function withChosen(sizes: readonly number[], chosen: number | null): readonly number[] {
  if (chosen === null || sizes.includes(chosen)) return sizes
  return [...sizes, chosen].sort((a, b) => a - b)
}
