import { sure } from '../../../chance/distribution.ts'
import { chanceOfNeed } from '../../../chance/needed-roll.ts'
import { successes } from '../../../chance/trials.ts'
import { names, stat } from '../../../rules/sentence.ts'
import { type Fighter, unitOf } from '../../fighter.ts'
import type { Result } from '../../procedure.ts'
import { together } from '../../result.ts'
import type { Telling } from '../../telling.ts'
import { needToWound } from '../../to-wound.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { majorityToughness } from '../majority-toughness.ts'
import { type Member, membersOf } from '../target-unit.ts'
import { woundOrder } from '../wound-allocation.ts'
import { emptied, type QueueOf } from './allocation.ts'
import { coverOf } from './cover.ts'
import { freshFire } from './fresh-fire.ts'
import type { Bite } from './guns.ts'
import { tellCasualties, unsavedOf } from './likely.ts'
import { tellDraw, tellOrder } from './tell-order.ts'
import { outcomeOf, type UnderFire } from './under-fire.ts'
import { tellToWound, woundsRolled } from './wounding.ts'

/** Hits that need no further roll to hit, on one unit. */
export interface Strike {
  readonly board: Board
  /** Whose fire it is; null where it has no direction, and it is drawn who is struck. */
  readonly from: Fighter | null
  readonly unit: readonly Fighter[]
  readonly hits: number
  readonly bite: Bite
  /** What sets its questions and rolls apart where several units are struck. */
  readonly about: string | null
}

/** Wounds of a template go to the nearest, whoever is in range or in sight. */
function nearestFirst({ board, from }: Strike): QueueOf {
  const discOf = (id: string) => {
    const disc = board.disc(id)
    return disc ? [{ id, disc }] : []
  }
  const shooters = (from ? unitOf(board, from) : [])
    .flatMap(({ id }) => discOf(id))
    .map((shooter) => ({ ...shooter, range: Number.POSITIVE_INFINITY, fires: true }))
  return (living) => ({
    order: from ? woundOrder(shooters, living.flatMap(discOf), () => true).order : [living],
    steady: true,
  })
}

const toughnessOf = (members: readonly Member[]) => majorityToughness(members.map(({ toughness }) => toughness)) ?? 1

/** Tells the chances of a strike: to wound, unsaved, and how many fall. */
function tellChances(
  tell: Telling,
  fire: UnderFire,
  { hits, bite, about }: Strike,
  need: number | null,
  queue: QueueOf,
) {
  const living = [...fire.left.keys()]
  tell.chance('wh40k.wound', chanceOfNeed(need), about)
  const unsaved = unsavedOf(fire, queue(living), bite)
  if (unsaved) tell.chance('wh40k.unsaved', unsaved, about)
  const falling = [{ bite, wounds: () => successes(hits, chanceOfNeed(need)), dice: hits }]
  tellCasualties(tell, fire, [{ queue, falling: () => falling }])
}

/** A number of hits on one unit, from the roll to wound to who falls. Null while something is open. */
function struck(tell: Telling, strike: Strike): UnderFire | null {
  const { board, from, unit, hits, bite, about } = strike
  const members = membersOf(tell, unit, about)
  const cover = coverOf(tell, board, { firing: from ? [from] : 'above', members, ignored: bite.ignoresCover, about })
  const fire = freshFire(members, cover, { random: from === null, about })
  const queue = nearestFirst(strike)
  tell.looked(say('wh40k.unitHit', { unit: names(unit[0]?.unit || (unit[0]?.name ?? '')), hits: stat(hits) }))
  const told = { order: queue([...fire.left.keys()]).order, excluded: new Map() }
  if (from) tellOrder(tell, members, told)
  else tellDraw(tell, members, told)
  const toughness = toughnessOf(members)
  const need = needToWound(bite.strength, toughness)
  if (new Set(members.map((member) => member.toughness)).size > 1)
    tell.looked(say('wh40k.majority', { toughness: stat(toughness) }))
  tellToWound(tell, bite.strength, toughness, need)
  tellChances(tell, fire, strike, need, queue)
  const count = woundsRolled(tell, { key: about ?? '', about, toWound: need, hits })
  if (count !== null) {
    // How each wound is saved is told with its own dice.
    tell.chance('wh40k.unsaved', null, about)
    tellCasualties(tell, fire, [{ queue, falling: () => [{ bite, wounds: () => sure(count), dice: count }] }])
  }
  return count === null ? null : emptied(tell, fire, { bite, count }, queue)
}

/** Hits on several units, one unit after the other; what came of all of them, or null while something is open. */
export function strikes(tell: Telling, all: readonly Strike[]): Result | null {
  const outcomes: Result[] = []
  for (const strike of all) {
    const fire = struck(tell, strike)
    if (!fire) return null
    outcomes.push(outcomeOf(fire))
  }
  return together(outcomes)
}

/** The units of some who are hit, each with a hit for every one of them. */
export function unitsHit(hit: readonly string[], rest: Pick<Strike, 'board' | 'from' | 'bite'>): readonly Strike[] {
  const { board } = rest
  const units = new Map<string, { unit: readonly Fighter[]; hits: number }>()
  for (const fighter of hit.flatMap((id) => board.fighter(id) ?? [])) {
    const unit = unitOf(board, fighter)
    const key = unit[0]?.id ?? ''
    units.set(key, { unit, hits: (units.get(key)?.hits ?? 0) + 1 })
  }
  return [...units].map(([key, { unit, hits }]) => ({ ...rest, unit, hits, about: units.size > 1 ? key : null }))
}
