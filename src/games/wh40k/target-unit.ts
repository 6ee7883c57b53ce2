import type { Fighter } from '../fighter.ts'
import type { Telling } from '../telling.ts'
import { invulnerable, save, toughness, wounds } from './sheet.ts'

/** A member of a unit that is shot at, with what its card says of it. */
export interface Member {
  readonly fighter: Fighter
  readonly toughness: number
  /** Wounds it has in all, and those left. */
  readonly wounds: number
  readonly left: number
  /** The roll its armour and its invulnerable save need; above 6 where it has none. */
  readonly armour: number
  readonly invulnerable: number
}

/** A name that sets questions apart is cut to so many letters: several go into one key. */
export const LONGEST_KEY = 60

/** What sets apart questions about profiles of one unit: nothing where all have the same card, else the card's name. */
export function profileNamer(fighters: readonly Fighter[]): (fighter: Fighter) => string | null {
  const cards = new Set(fighters.map(({ card }) => card?.id ?? ''))
  return ({ card }) => (cards.size === 1 ? null : (card?.name.slice(0, LONGEST_KEY) ?? 'usual'))
}

/** The members of a unit with their profiles, each profile asked once; `of` sets the unit apart where several are asked of. */
export function membersOf(tell: Telling, fighters: readonly Fighter[], of: string | null = null): readonly Member[] {
  const nameOf = profileNamer(fighters)
  const known = new Map<string, Omit<Member, 'fighter' | 'left'>>()
  return fighters.map((fighter) => {
    const key = fighter.card?.id ?? ''
    const about = [of, nameOf(fighter)].filter((part) => part !== null).join(':') || null
    const profile = known.get(key) ?? {
      toughness: tell.figure(toughness, fighter.card, about),
      wounds: tell.figure(wounds, fighter.card, about),
      armour: tell.figure(save, fighter.card, about),
      invulnerable: tell.figure(invulnerable, fighter.card, about),
    }
    known.set(key, profile)
    return { fighter, ...profile, left: Math.max(1, profile.wounds - (fighter.marked[0] ?? 0)) }
  })
}
