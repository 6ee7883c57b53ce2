import { isRound } from '../../../geometry/shape/rectangle.ts'
import { names, type Sentence, stat } from '../../../rules/sentence.ts'
import { type Fighter, has } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import type { JoinedUnit } from '../joining.ts'
import { formationOf, type Member, type Read } from '../ranks.ts'

/** The bases of models; of those that have none with corners, the sentence that says so. */
export function membersOf(board: Board, fighters: readonly Fighter[]): readonly Member[] | Sentence {
  const bases = fighters.map(({ id, name }) => ({ id, name, base: board.base(id) }))
  const members = bases.flatMap(({ id, base }): Member[] => (base && !isRound(base) ? [{ id, rectangle: base }] : []))
  if (members.length === bases.length) return members
  const round = bases.filter(({ base }) => !base || isRound(base)).map(({ name }) => name)
  return say('fantasy.roundBases', { list: names(...round) })
}

/** Why models stand in no formation. */
export function whyNone(read: Read & { readonly ok: false }, unit: string, board: Board): Sentence {
  const list = names(...read.ids.flatMap((id) => board.fighter(id)?.name ?? []))
  const whole = names(unit)
  switch (read.why) {
    case 'nobody':
      return say('fantasy.no.nobody', { unit: whole })
    case 'facings':
      return say('fantasy.no.facings', { unit: whole, list })
    case 'offGrid':
      return say('fantasy.no.offGrid', { unit: whole, list })
    case 'gap':
      return say('fantasy.no.gap', { unit: whole })
  }
}

/** Who has the front-rank rule: characters, and who else has it by its card or as it is answered. */
export function frontRanked(tell: Telling, fighters: readonly Fighter[]): ReadonlySet<string> {
  const those = fighters.filter((one) => has(one, 'character') || has(one, 'frontRank')).map(({ id }) => id)
  return new Set(
    tell.models(
      'fantasy.front',
      fighters.map(({ id }) => id),
      those,
    ),
  )
}

/** A unit as it stands in ranks, told; or why it stands in none. */
export function formed(tell: Telling, board: Board, fighters: readonly Fighter[], unit: string): JoinedUnit | Sentence {
  const members = membersOf(board, fighters)
  if ('code' in members) return members
  const read = formationOf(members)
  if (!read.ok) return whyNone(read, unit, board)
  const { files, ranks } = read.formation
  const told = { models: stat(members.length), files: stat(files), ranks: stat(ranks) }
  tell.measured(say('fantasy.ranked', { unit: names(unit), ...told }))
  const front = frontRanked(tell, fighters)
  return { members, formation: read.formation, front, engaged: false, fleeing: false }
}
