/** A life spiral: branches of circles from 1 on, clockwise; six of them on a warbeast. */
export interface Spiral {
  /** How many circles each branch has. */
  readonly sizes: readonly number[]
  /** How many of them are marked, from the topmost down. */
  readonly marked: readonly number[]
}

/** A spiral after some damage. */
export interface SpiralDamage {
  readonly marked: readonly number[]
  /** Circles newly marked, branch by branch in the order of marking. */
  readonly marks: readonly { readonly branch: number; readonly circles: number }[]
  /** Whether every circle is marked. */
  readonly disabled: boolean
  /** Damage left when there was no circle left. */
  readonly overflow: number
}

/**
 * Damage to a life spiral that begins in the branch that was rolled (1 to as many as there are) and, where that is full,
 * goes on clockwise in the next with free circles.
 */
export function spiralDamage({ sizes, marked }: Spiral, roll: number, damage: number): SpiralDamage {
  const after = sizes.map((size, i) => Math.min(size, marked[i] ?? 0))
  const marks: { branch: number; circles: number }[] = []
  let left = damage
  for (let step = 0; step < sizes.length && left > 0; step++) {
    const i = (roll - 1 + step) % sizes.length
    const before = after[i] ?? 0
    const circles = Math.min(left, (sizes[i] ?? 0) - before)
    if (circles === 0) continue
    after[i] = before + circles
    left -= circles
    marks.push({ branch: i + 1, circles })
  }
  return { marked: after, marks, disabled: sizes.every((size, i) => after[i] === size), overflow: left }
}
