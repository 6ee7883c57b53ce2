import { count, names, stat } from '../../../rules/sentence.ts'
import type { Effect } from '../../effect.ts'
import type { Result } from '../../procedure.ts'
import { say } from '../codes.ts'
import { bestSave, type SaveTaken } from '../save.ts'
import type { Member } from '../target-unit.ts'
import type { Bite } from './guns.ts'

/** A unit under attack, and what the attack has done to it so far. */
export interface UnderFire {
  readonly members: readonly Member[]
  /** Who has cover, and the roll that it needs. */
  readonly covered: readonly string[]
  readonly coverNeed: number
  /** Whether there is no direction, so that it is drawn who is struck. */
  readonly random: boolean
  /** What sets its rolls and questions apart where several units are struck; null where it is the only one. */
  readonly about: string | null
  /** Wounds left of each; 0 is a casualty. */
  readonly left: ReadonlyMap<string, number>
  /** Who were chosen of several equally near, or drawn: each stays the nearest until it falls or the attack ends. */
  readonly nearest: readonly string[]
  /** How many rolls of saves were told so far. */
  readonly told: number
  /** Wounds for which nobody was left. */
  readonly lost: number
}

/** Who of the unit is still there. */
export function livingOf({ left }: UnderFire): readonly string[] {
  return [...left].filter(([, wounds]) => wounds > 0).map(([id]) => id)
}

/** Who was lost to the attack so far. */
export function fallenOf({ left }: UnderFire): readonly string[] {
  return [...left].filter(([, wounds]) => wounds === 0).map(([id]) => id)
}

/** The save that a model of the unit takes against wounds of some kind; null where it has none. */
export function saveAgainst(
  { covered, coverNeed }: UnderFire,
  { fighter, armour, invulnerable }: Member,
  bite: Bite,
): SaveTaken | null {
  const cover = covered.includes(fighter.id) && !bite.ignoresCover ? coverNeed : null
  return bestSave({ armour, cover, invulnerable }, bite.ap)
}

/** What an attack did to a unit, in sentences, and what it changes on the table. */
export function outcomeOf({ members, left, lost }: UnderFire): Result {
  const leftOf = ({ fighter, left: before }: Member) => left.get(fighter.id) ?? before
  const dead = members.filter((member) => leftOf(member) === 0)
  const hurt = members.filter((member) => leftOf(member) > 0 && leftOf(member) < member.left)
  const list = names(...dead.map(({ fighter }) => fighter.name))
  const said = [
    ...(dead.length > 0 ? [say('wh40k.casualties', { count: count(dead.length), list })] : []),
    ...hurt.map((member) =>
      say('wh40k.wounded', {
        model: names(member.fighter.name),
        wounds: stat(member.left - leftOf(member)),
        left: stat(leftOf(member)),
      }),
    ),
    ...(dead.length + hurt.length === 0 ? [say('wh40k.unharmed', {})] : []),
    ...(lost > 0 ? [say('wh40k.lost', { wounds: stat(lost) })] : []),
  ]
  const effects = [
    ...hurt.map(
      (member): Effect => ({ do: 'hurt', model: member.fighter.id, marked: [member.wounds - leftOf(member)] }),
    ),
    ...dead.map(({ fighter }): Effect => ({ do: 'remove', model: fighter.id })),
  ]
  return { said, effects }
}
