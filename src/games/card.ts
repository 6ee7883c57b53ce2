import type { GameId } from './game.ts'

/** A weapon on a unit card: its kind, its numbers by their code, and what it has besides. Null is the dash of a profile. */
export interface Weapon {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly stats: Readonly<Record<string, number | null>>
  readonly traits: readonly string[]
}

/** A unit card: the profile of a kind of model, as far as procedures ask for it. */
export interface Card {
  readonly id: string
  readonly name: string
  readonly game: GameId
  readonly stats: Readonly<Record<string, number | null>>
  readonly traits: readonly string[]
  readonly weapons: readonly Weapon[]
}

/** A number that a profile has: its code, its bounds (both included) and what stands where a card doesn't say it. */
export interface Stat {
  readonly code: string
  readonly least: number
  readonly most: number
  readonly usual: number | null
  /** Whether it is a length in inches, which may be a fraction; any other number is whole. */
  readonly inches?: boolean
  /** Whether it may be a dash. */
  readonly dash?: boolean
  /** The code under which the catalogues name it, where its game names it by a word of its own; else they do by its code. */
  readonly named?: string
}

/** The code under which the catalogues name a number of a profile. */
export function nameOfStat({ code, named = code }: Stat): string {
  return named
}

/** What the cards of a game hold: the numbers and traits of a model, and those of each kind of weapon. */
export interface Sheet {
  readonly stats: readonly Stat[]
  readonly traits: readonly string[]
  readonly weapons: Readonly<Record<string, readonly Stat[]>>
  readonly weaponTraits: Readonly<Record<string, readonly string[]>>
}

/** A number as it may stand in a profile: within its bounds, and whole unless it is a length. */
export function fitted(value: number, { least, most, inches = false }: Stat): number {
  return Math.min(most, Math.max(least, inches ? value : Math.round(value)))
}

/** A number of a card, or of a weapon: what it says within the bounds, else what is usual. */
export function statOf(
  { stats }: { readonly stats: Readonly<Record<string, number | null>> },
  { code, least, most, usual, dash = false }: Stat,
): number | null {
  const said = stats[code]
  if (said === null && dash) return null
  return typeof said === 'number' && said >= least && said <= most ? said : usual
}

const fits = (stats: Readonly<Record<string, number | null>>, known: readonly Stat[]) =>
  Object.entries(stats).every(([code, value]) => {
    const stat = known.find((one) => one.code === code)
    if (!stat) return false
    if (value === null) return stat.dash === true
    return value === fitted(value, stat)
  })

const within = (traits: readonly string[], known: readonly string[]) =>
  new Set(traits).size === traits.length && traits.every((trait) => known.includes(trait))

/** Whether a card says only what its game's sheet has room for, every number within its bounds. */
export function isCardOf({ stats, traits, weapons }: Card, sheet: Sheet): boolean {
  return (
    fits(stats, sheet.stats) &&
    within(traits, sheet.traits) &&
    weapons.every(
      (weapon) =>
        Object.hasOwn(sheet.weapons, weapon.kind) &&
        fits(weapon.stats, sheet.weapons[weapon.kind] ?? []) &&
        within(weapon.traits, sheet.weaponTraits[weapon.kind] ?? []),
    )
  )
}
