/**
 * The short label inside a base: the first letters of up to two words and the number at the end ("Hunter 4" is H4,
 * "Stone Giant" is SG). Empty for a name without letters or digits.
 */
export function labelOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const number = /^\d{1,3}$/.test(words.at(-1) ?? '') ? (words.pop() ?? '') : ''
  const letters = words
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, number.length > 1 ? 1 : 2)
    .join('')
  return letters.toUpperCase() + number
}
