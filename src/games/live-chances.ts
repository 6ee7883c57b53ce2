import type { Chance, Course, Spread } from './procedure.ts'
import type { Roll } from './roll.ts'

/** Whether the dice that decide a chance have all fallen: one that no roll decides is over when it is withdrawn. */
function isDecided({ code, about }: Chance, rolls: readonly Roll[]): boolean {
  const own = rolls.filter((roll) => roll.chance === code && roll.about === about)
  return own.length > 0 && own.every(({ faces }) => faces !== null)
}

/**
 * The chances and the distributions that still say something: a chance until the dice that decide it have fallen, any of them
 * until the procedure withdraws it, and none once all is settled by dice.
 */
export function liveChances({
  steps,
  chances,
  spreads,
  result,
}: Pick<Course, 'steps' | 'chances' | 'spreads' | 'result'>): {
  readonly chances: readonly Chance[]
  readonly spreads: readonly Spread[]
} {
  const rolls = steps.flatMap((step) => (step.how === 'rolled' ? [step.roll] : []))
  if (result && rolls.length > 0) return { chances: [], spreads: [] }
  return { chances: chances.filter((chance) => !isDecided(chance, rolls)), spreads }
}
