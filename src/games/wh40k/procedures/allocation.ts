import { chanceOfNeed, meetsNeed } from '../../../chance/needed-roll.ts'
import { count, names, stat } from '../../../rules/sentence.ts'
import { drawn } from '../../draw.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import { pierces, type SaveTaken } from '../save.ts'
import type { Member } from '../target-unit.ts'
import type { Bite } from './guns.ts'
import { casualtiesWithdrawn } from './likely.ts'
import { MOST_TOGETHER } from './roll-all.ts'
import { fallenOf, livingOf, saveAgainst, type UnderFire } from './under-fire.ts'

/** Who may be given wounds of those left, nearest first, those equally near together. */
export interface Queue {
  readonly order: readonly (readonly string[])[]
  /** Whether the order of those left stays as it is when some fall. */
  readonly steady: boolean
}
export type QueueOf = (living: readonly string[]) => Queue

/** Wounds of one group of the pool. */
export interface Wounds {
  readonly bite: Bite
  readonly count: number
}

const memberOf = ({ members }: UnderFire, id: string) => members.find(({ fighter }) => fighter.id === id)

interface Struck {
  readonly fire: UnderFire
  readonly id: string
}

/** Which of several equally near is struck: who was chosen before and is there still, else as the owner says or dice draw. */
function struckOf(tell: Telling, fire: UnderFire, group: readonly string[]): Struck | null {
  const id = group.find((one) => fire.nearest.includes(one)) ?? (group.length === 1 ? group[0] : undefined)
  if (id !== undefined) return { fire, id }
  const again = fire.nearest.length > 0 ? String(fire.nearest.length + 1) : null
  const about = [fire.about, again].filter((part) => part !== null).join(':') || null
  const chosen = fire.random ? drawnOf(tell, fire, group, about) : ownersChoice(tell, fire, group, about)
  return chosen === null ? null : { fire: { ...fire, nearest: [...fire.nearest, chosen] }, id: chosen }
}

function drawnOf(tell: Telling, fire: UnderFire, group: readonly string[], about: string | null): string | null {
  const at = drawn(tell, { id: `draw:${about ?? ''}`, code: 'wh40k.draw', about }, group.length)
  const id = at === null ? undefined : group[at]
  if (id === undefined) return null
  tell.fell(say('wh40k.drawn', { model: names(memberOf(fire, id)?.fighter.name ?? '') }))
  return id
}

function ownersChoice(tell: Telling, fire: UnderFire, group: readonly string[], about: string | null): string | null {
  const first = group.slice(0, 1)
  const id = tell.models('wh40k.tie', group, first, 1, about)[0] ?? first[0] ?? null
  if (id !== null) tell.looked(say('wh40k.staysNearest', { model: names(memberOf(fire, id)?.fighter.name ?? '') }))
  return id
}

const isSame = (a: SaveTaken | null, b: SaveTaken | null) => a?.kind === b?.kind && a?.need === b?.need

/**
 * The next to be struck who take the same save, and so may roll together: no more wounds than they have left fall to them,
 * whichever of them fall. Null while it is open which of several equally near with different saves it is.
 */
function runOf(tell: Telling, fire: UnderFire, { order, steady }: Queue, bite: Bite) {
  const saveOf = (id: string) => {
    const member = memberOf(fire, id)
    return member ? saveAgainst(fire, member, bite) : null
  }
  const first = order[0] ?? []
  const save = saveOf(first[0] ?? '')
  if (!steady || first.some((id) => !isSame(saveOf(id), save))) {
    const struck = struckOf(tell, fire, first)
    return struck && { fire: struck.fire, run: [struck.id], save: saveOf(struck.id) }
  }
  const end = order.findIndex((group) => group.some((id) => !isSame(saveOf(id), save)))
  return { fire, run: (end < 0 ? order : order.slice(0, end)).flat(), save }
}

const SAVES = {
  armour: 'wh40k.saveArmour',
  cover: 'wh40k.saveCover',
  invulnerable: 'wh40k.saveInvulnerable',
} as const

/** The saves of some who save alike; how many fail, or null while the dice have not fallen. */
function failedSaves(
  tell: Telling,
  fire: UnderFire,
  run: readonly Member[],
  save: SaveTaken | null,
  dice: number,
  bite: Bite,
) {
  const models = names(...run.map(({ fighter }) => fighter.name))
  const armour = run[0]?.armour ?? 7
  if (armour <= 6 && pierces(bite.ap, armour))
    tell.looked(say('wh40k.pierced', { ap: stat(bite.ap), save: stat(armour) }), 'helps')
  if (!save) {
    tell.looked(say(fire.random ? 'wh40k.noSaveDrawn' : 'wh40k.noSave', { models, wounds: stat(dice) }), 'helps')
    return dice
  }
  tell.looked(say(SAVES[save.kind], { models, need: stat(save.need) }), 'hinders')
  const about = run.length === 1 ? (run[0]?.fighter.id ?? null) : fire.about
  tell.chance('wh40k.save', chanceOfNeed(save.need), about)
  const faces = tell.roll(`save:${fire.about ?? ''}:${fire.told}`, 'wh40k.save', dice, about, 'wh40k.save')
  if (!faces) return null
  casualtiesWithdrawn(tell, fire)
  const saved = faces.filter((face) => meetsNeed(face, save.need)).length
  const told = { dice: stat(dice), need: stat(save.need), saved: stat(saved), failed: stat(dice - saved) }
  tell.fell(say('wh40k.saved', told), saved < dice ? 'helps' : 'hinders')
  return dice - saved
}

/** Unsaved wounds, one after the other: each to the nearest that is left. Null while a choice or a draw is open. */
function suffered(tell: Telling, start: UnderFire, unsaved: number, queueOf: QueueOf): UnderFire | null {
  let fire = start
  for (let wound = 0; wound < unsaved; wound++) {
    const group = queueOf(livingOf(fire)).order[0]
    if (!group) return fire
    const struck = struckOf(tell, fire, group)
    if (!struck) return null
    const left = (struck.fire.left.get(struck.id) ?? 1) - 1
    fire = { ...struck.fire, left: new Map([...struck.fire.left, [struck.id, left]]) }
  }
  return fire
}

/**
 * One group of the pool is emptied: wound by wound to the nearest who may be given one, with its save, until it falls; then to
 * the next. Who save alike roll together, as that changes nothing. What is left when nobody may be given any is lost. Null
 * while something is open.
 */
export function emptied(tell: Telling, start: UnderFire, wounds: Wounds, queueOf: QueueOf): UnderFire | null {
  let fire = start
  let left = wounds.count
  while (left > 0) {
    const queue = queueOf(livingOf(fire))
    if (queue.order.flat().length === 0) break
    const next = runOf(tell, fire, queue, wounds.bite)
    if (!next) return null
    const run = next.run.flatMap((id) => memberOf(fire, id) ?? [])
    const room = next.run.reduce((sum, id) => sum + (fire.left.get(id) ?? 0), 0)
    const dice = Math.min(left, room, MOST_TOGETHER)
    const rolling = { ...next.fire, told: next.fire.told + 1 }
    const failed = failedSaves(tell, rolling, run, next.save, dice, wounds.bite)
    const after = failed === null ? null : suffered(tell, rolling, failed, queueOf)
    if (!after) return null
    fire = after
    left -= dice
  }
  const fallen = fallenOf(fire).filter((id) => !fallenOf(start).includes(id))
  const list = names(...fallen.map((id) => memberOf(fire, id)?.fighter.name ?? ''))
  if (fallen.length > 0) tell.looked(say('wh40k.casualties', { count: count(fallen.length), list }), 'helps')
  if (left > 0) tell.looked(say('wh40k.lost', { wounds: stat(left) }), 'hinders')
  return { ...fire, lost: fire.lost + left }
}
