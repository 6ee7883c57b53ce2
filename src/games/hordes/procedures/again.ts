import type { Telling } from '../../telling.ts'

/** How often one roll may be rolled again: each time by an effect of its own. */
const MOST = 5

/**
 * Dice with what rerolls them: several effects may reroll one roll, all before anything hangs on it, and each time the new
 * dice take the place of the old wholly. Null while dice are to fall.
 */
export function rolledAgain(
  tell: Telling,
  kind: 'attack' | 'damage',
  dice: number,
  about: string | undefined,
): readonly number[] | null {
  const id = `${kind}${about ?? ''}`
  const chip = kind === 'attack' ? 'hordes.rerollAttack' : 'hordes.rerollDamage'
  const chance = kind === 'attack' ? 'toHit' : 'toDisable'
  let faces = tell.roll(id, kind, dice, about, chance)
  for (let time = 1; faces && time <= MOST; time += 1) {
    const whom = [...(about === undefined ? [] : [about]), ...(time === 1 ? [] : [`${time}`])]
    if (!tell.yes(chip, false, whom.length === 0 ? null : whom.join(':'))) return faces
    faces = tell.roll(time === 1 ? `${id}again` : `${id}again${time}`, `${kind}Again`, dice, about, chance)
  }
  return faces
}
