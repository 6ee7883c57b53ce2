import type { Weapon } from './card.ts'
import { asOptions } from './fighter.ts'
import type { Telling } from './telling.ts'

/** Of the weapons that would do the one that is used: the only one, or the one that was chosen; null where there is none. */
export function weaponUsed(tell: Telling, weapons: readonly Weapon[], about: string | null = null): Weapon | null {
  const [first] = weapons
  if (!first || weapons.length === 1) return first ?? null
  const chosen = tell.one('weapon', asOptions(weapons), first.id, about)
  return weapons.find(({ id }) => id === chosen) ?? first
}
