/** A unit with a character in it, by who is left alive. */
export interface Survivors {
  readonly rankAndFile: number
  readonly characters: readonly string[]
}

/** What becomes of a combined unit that took losses. */
export interface Combined {
  /** What is left still counts as the unit it was, with every effect that lay on it. */
  readonly isSameUnit: boolean
  /** Nobody is left: only now do others test for its destruction. */
  readonly isDestroyed: boolean
  /** Who takes the panic test for heavy losses, where there is one to take: the unit, or the character alone. */
  readonly tests: 'unit' | 'characterAlone' | 'nobody'
}

/** A combined unit whose rank and file all fell, a character alone remaining, is still that unit and is not destroyed. */
export function afterLosses({ rankAndFile, characters }: Survivors): Combined {
  const isDestroyed = rankAndFile === 0 && characters.length === 0
  const tests = isDestroyed ? 'nobody' : rankAndFile === 0 ? 'characterAlone' : 'unit'
  return { isSameUnit: !isDestroyed, isDestroyed, tests }
}
