import { statOf, type Weapon } from '../../card.ts'
import { type Fighter, weaponsOf } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import { weaponUsed } from '../../weapon-used.ts'
import { ap, range, shots, strength } from '../sheet.ts'
import { LONGEST_KEY } from '../target-unit.ts'

/** How the shots of a gun wound: by what the pool of wounds is parted. */
export interface Bite {
  readonly strength: number
  /** Null where it is a dash. */
  readonly ap: number | null
  readonly ignoresCover: boolean
}

/** A kind of gun that several may carry, with its numbers. */
export interface Gun extends Bite {
  /** What sets its questions apart: its name, or a word for one that no card names. */
  readonly key: string
  readonly name: string | null
  readonly traits: readonly string[]
  readonly range: number
  readonly shots: number
  /** Whether a rule lets its misses be rolled again. */
  readonly rerolls: boolean
}

/** Whether a gun goes by a Ballistic Skill; what another hits, it hits without a roll. */
export const usesSkill = ({ traits }: Pick<Gun, 'traits'>) => !traits.includes('noSkill')

/** Whoever can fire, with the gun chosen. */
export interface Armed {
  readonly fighter: Fighter
  readonly weapon: Weapon | null
}

/** Guns without a card to name them. */
const USUAL = 'usualGun'

const alike = (a: Weapon | null, b: Weapon | null) =>
  a?.name === b?.name &&
  JSON.stringify([a?.stats, a?.traits.toSorted()]) === JSON.stringify([b?.stats, b?.traits.toSorted()])

/** The guns of a model that a procedure fires; a model without a card has a usual one, one without such a gun has null. */
export function armedWith(tell: Telling, fighter: Fighter, fits: (weapon: Weapon) => boolean): Armed | null {
  if (!fighter.card) return { fighter, weapon: null }
  const weapon = weaponUsed(tell, weaponsOf(fighter, ['gun']).filter(fits), fighter.id)
  return weapon && { fighter, weapon }
}

/** Who of some bear a kind of gun. */
export interface Bearers {
  readonly gun: Gun
  readonly bearers: readonly Fighter[]
}

/** The kinds of guns among some who fire, each with its numbers asked once, and who carries which. */
export function gunsOf(
  tell: Telling,
  armed: readonly Armed[],
  asked: { readonly shots: boolean; readonly range: boolean },
): readonly Bearers[] {
  const kinds: { weapon: Weapon | null; bearers: Fighter[] }[] = []
  for (const { fighter, weapon } of armed) {
    const kind = kinds.find((other) => alike(other.weapon, weapon))
    if (kind) kind.bearers.push(fighter)
    else kinds.push({ weapon, bearers: [fighter] })
  }
  const keys = new Set<string>()
  return kinds.map(({ weapon, bearers }) => {
    const name = weapon?.name.slice(0, LONGEST_KEY) ?? USUAL
    let key = name
    for (let copy = 2; keys.has(key); copy++) key = `${name} ${copy}`
    keys.add(key)
    const traits = weapon?.traits ?? []
    const rolls = asked.shots && usesSkill({ traits })
    const gun: Gun = {
      ...{ key, name: weapon?.name ?? null, traits },
      range: asked.range ? tell.figure(range, weapon, key) : 0,
      strength: tell.figure(strength, weapon, key),
      ap: tell.stat(ap, weapon, key),
      shots: rolls ? tell.figure(shots, weapon, key) : ((weapon && statOf(weapon, shots)) ?? 1),
      ignoresCover: traits.includes('ignoresCover'),
      rerolls: rolls && tell.yes('wh40k.rerolls', traits.includes('masterCrafted'), key),
    }
    return { gun, bearers }
  })
}
