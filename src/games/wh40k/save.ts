import type { NeededRoll } from '../../chance/needed-roll.ts'

/** The saves a model has, each the roll it needs; null where it has none of a kind. */
export interface Saves {
  readonly armour: NeededRoll
  readonly cover: NeededRoll
  readonly invulnerable: NeededRoll
}

/** The save that a model takes against a wound. */
export interface SaveTaken {
  readonly kind: keyof Saves
  readonly need: number
}

/** Whether an attack's AP (null: "–") goes through an armour save: where it equals the save or is lower. */
export function pierces(ap: number | null, armour: NeededRoll): boolean {
  return ap !== null && armour !== null && ap <= armour
}

/**
 * The best save a model has against a wound of some AP (null: "–"), only one of which it may take; of equal ones armour
 * before cover before an invulnerable save. AP cancels armour alone. Null where none is left.
 */
export function bestSave(saves: Saves, ap: number | null): SaveTaken | null {
  const kinds = ['armour', 'cover', 'invulnerable'] as const
  let best: SaveTaken | null = null
  for (const kind of kinds) {
    const need = saves[kind]
    if (need === null || need > 6 || (kind === 'armour' && pierces(ap, need))) continue
    if (best === null || need < best.need) best = { kind, need }
  }
  return best
}
