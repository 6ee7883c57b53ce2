import type { Chance, Course, Step } from './procedure.ts'

const rollsOf = (steps: readonly Step[]) => steps.flatMap((step) => (step.how === 'rolled' ? [step.roll] : []))

/**
 * The chances that still say something: all of them before any die has fallen, then only those that dice yet to fall decide,
 * and none once all is settled.
 */
export function liveChances({
  steps,
  chances,
  result,
}: Pick<Course, 'steps' | 'chances' | 'result'>): readonly Chance[] {
  const rolls = rollsOf(steps)
  if (rolls.every(({ faces }) => faces === null)) return chances
  if (result) return []
  const open = rolls.filter(({ faces }) => faces === null)
  return chances.filter(({ code, about }) => open.some((roll) => roll.chance === code && roll.about === about))
}
