/** The faces of a die, from 1. */
export const facesOf = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1)

/** The faces of a die as they can be chosen, each called by its number. */
export const dieOptions = (count: number) => facesOf(count).map((value) => ({ value, label: String(value) }))
