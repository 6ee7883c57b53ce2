import { between, isId, MOST_BOXES, MOST_TOKENS, MOST_TRACKS } from './limits.ts'

/** Whether the boxes marked on a model are as many as a model may have. */
export function areMarked(marked: readonly number[]): boolean {
  return (
    marked.length <= MOST_TRACKS && marked.every((boxes) => Number.isInteger(boxes) && between(boxes, 0, MOST_BOXES))
  )
}

/** Whether the tokens of a model are ones a model may have. */
export function areTokens(tokens: Readonly<Record<string, number>>): boolean {
  const kinds = Object.entries(tokens)
  return (
    kinds.length <= MOST_TOKENS &&
    kinds.every(([kind, count]) => isId(kind) && Number.isInteger(count) && between(count, 0, MOST_TOKENS))
  )
}
