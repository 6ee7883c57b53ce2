import { names } from '../../../rules/sentence.ts'
import { statOf, type Weapon } from '../../card.ts'
import { type Fighter, has, namesOf, unitOf, weaponsOf } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { isHelpless } from '../helpless.ts'
import { range, reach } from '../sheet.ts'
import { forfeitOf } from './forfeits.ts'

type Kind = 'melee' | 'ranged'

const ability = { melee: 'combinedMelee', ranged: 'combinedRanged' } as const

/** Whether a model can take part by its card: it has the ability and a weapon for it. Without a card nothing bars it. */
export function mayJoin(fighter: Fighter, kind: Kind): boolean {
  return fighter.card === null || (has(fighter, ability[kind]) && weaponsOf(fighter, [kind]).length > 0)
}

/** What a combined attack is made with: the primary's weapon, and how far it reaches as it was answered, in inches. */
export interface Arms {
  readonly kind: Kind
  readonly primary: Fighter
  readonly weapon: Weapon | null
  readonly length: number
}

/**
 * How far one who takes part attacks, in inches: with the primary's weapon where it has the same, by name and number, and else
 * with the one of its own that reaches farthest.
 */
export function lengthOf({ kind, primary, weapon, length }: Arms, fighter: Fighter): number {
  const own = weaponsOf(fighter, [kind])
  const onCard = (one: Weapon) => statOf(one, kind === 'melee' ? reach : range) ?? length
  if (fighter.id === primary.id || own.length === 0) return length
  const same = own.find(({ name }) => name === weapon?.name)
  if (!same || !weapon) return Math.max(...own.map(onCard))
  // What was answered of a weapon holds for all who bear it.
  return onCard(same) === onCard(weapon) ? length : onCard(same)
}

/** Who attacks together: the primary, and those of its unit who can attack: until others are chosen, those who likely would. */
export function participantsOf(
  tell: Telling,
  board: Board,
  { primary, kind }: Arms,
  likely: (mate: Fighter) => boolean,
): readonly Fighter[] {
  const mates = unitOf(board, primary).filter(({ id }) => id !== primary.id)
  const able = mates.filter((mate) => !isHelpless(mate) && mayJoin(mate, kind))
  const gone = able.filter(({ id }) => board.gaveUp(id))
  const idle = able.filter((mate) => !gone.includes(mate) && forfeitOf(board, mate, 'action'))
  if (gone.length > 0) tell.looked(say('hordes.attacksGone', { list: names(...namesOf(gone)) }), 'hinders')
  if (idle.length > 0) tell.looked(say('hordes.actionsGone', { list: names(...namesOf(idle)) }), 'hinders')
  const usual = able.filter((mate) => likely(mate) && !gone.includes(mate) && !idle.includes(mate))
  const chosen = tell.models(
    'hordes.joining',
    able.map(({ id }) => id),
    usual.map(({ id }) => id),
  )
  return [primary, ...chosen.flatMap((id) => board.fighter(id) ?? [])]
}

/** Who of some has fought, or shot, in this activation and so may not do the other: gunfighters alone, and they are asked. */
export function bothWays(tell: Telling, kind: Kind, all: readonly Fighter[]): readonly Fighter[] {
  const gunners = all.filter((one) => has(one, 'gunfighter'))
  if (gunners.length === 0) return []
  const code = kind === 'melee' ? 'hordes.whoShot' : 'hordes.whoFought'
  const ids = tell.models(
    code,
    gunners.map(({ id }) => id),
    [],
  )
  return gunners.filter(({ id }) => ids.includes(id))
}

/** Tells who of some takes no part because it can't declare the attack. */
export function tellLeftOut(tell: Telling, others: readonly Fighter[]): void {
  if (others.length > 0) tell.measured(say('hordes.mayNotJoin', { list: names(...namesOf(others)) }), 'hinders')
}
