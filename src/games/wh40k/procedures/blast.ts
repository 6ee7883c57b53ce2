import { diceSum } from '../../../chance/dice-sum.ts'
import { atLeast } from '../../../chance/distribution.ts'
import { fraction, opposite, plus, times } from '../../../chance/fraction.ts'
import { radians } from '../../../geometry/angle.ts'
import type { Disc } from '../../../geometry/disc.ts'
import { type Point, towards } from '../../../geometry/point.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import type { Sentence } from '../../../rules/sentence.ts'
import { count, degrees, dice, inches, names, stat } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import { tellClose, tellCloseTo } from '../../tell-close.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { blast as blastStat, bs } from '../sheet.ts'
import { isFiredStationary, movedOf } from './firers.ts'
import { armedWith, type Gun, gunsOf, usesSkill } from './guns.ts'
import { strikes, unitsHit } from './strike.ts'

/** Faces of the scatter die without an arrow: two of six; rolled as a D6 they are 1 and 2. */
const HIT_FACES = 2
/** Two dice tell so many directions apart, ten degrees from one to the next. */
const STEP = 10
/** How long an arrow is drawn that was set by hand, in inches. */
const SHOWN = 2

/** Whether a gun must fire snap shots, which a template can't: by a rule, or as one moved with a heavy gun or with ordnance. */
export function isSnapped(tell: Telling, board: Board, actor: Fighter, gun: Gun): boolean {
  if (tell.yes('wh40k.snapShots', false)) return true
  if (!isFiredStationary(gun) || movedOf(tell, board, [actor]).length === 0) return false
  tell.looked(say('wh40k.movedWould', { models: names(actor.name), weapon: names(gun.name ?? '–') }), 'hinders')
  return true
}

/** Friends of a model under a template, who bar it from being put there. */
export function friendsOf(board: Board, { side }: Fighter, under: readonly string[]): readonly string[] {
  return under.flatMap((id) => {
    const other = board.fighter(id)
    return other?.side === side ? [other.name] : []
  })
}

/** Why a blast can't be put over its target, told with what was measured; null where it can. */
function barred(
  tell: Telling,
  board: Board,
  actor: Fighter,
  target: Fighter,
  gun: Gun,
  template: Disc,
): Sentence | null {
  if (isSnapped(tell, board, actor, gun))
    return say('wh40k.noSnapShots', { models: names(actor.name), weapon: names(gun.name ?? '–') })
  const isSeen = board.sees(actor.id, target.id, []) || tell.models('wh40k.alsoSeen', [target.id], []).length > 0
  if (!isSeen) return say('wh40k.unseenTarget', { target: names(target.name) })
  const measured = board.distance(actor.id, target.id)
  const { gap, line } = measured
  const told = { models: names(actor.name), gap: inches(Math.max(0, gap)), range: inches(gun.range) }
  tellCloseTo(tell, measured, gun.range)
  if (!atMost(gap, gun.range)) {
    tell.measured(say('wh40k.outOfRange', { ...told, by: inches(gap - gun.range) }), 'hinders', line)
    return say('wh40k.blastBeyond', { gap: told.gap, range: told.range, by: inches(gap - gun.range) })
  }
  tell.measured(say('wh40k.inRange', told), 'helps', line)
  const friends = friendsOf(board, actor, board.caughtByBlast(template).ids)
  return friends.length > 0 ? say('wh40k.overFriends', { list: names(...friends) }) : null
}

/** The direction of the arrow in degrees clockwise from the right: by two dice, or as the die on the table shows it. */
function arrowOf(tell: Telling, at: Point): number | null {
  const options = ['byDice', 'byHand'].map((value) => ({ value, name: null }))
  if (tell.one('wh40k.arrow', options, 'byDice') === 'byHand') {
    const direction = tell.number('wh40k.direction', 0, 0, 359)
    if (!tell.isAnswered('wh40k.direction')) {
      tell.looked(say('wh40k.pointArrow', {}))
      return null
    }
    const line = { from: at, to: towards(at, radians(direction), SHOWN) }
    tell.measured(say('wh40k.arrow', { direction: degrees(direction) }), 'neither', line)
    return direction
  }
  const [first, second] = tell.roll('direction', 'wh40k.direction', 2) ?? []
  if (first === undefined || second === undefined) return null
  const direction = ((first - 1) * 6 + second - 1) * STEP
  tell.fell(say('wh40k.arrow', { direction: degrees(direction) }))
  return direction
}

/** Where a blast comes down: where it was put, or scattered by two dice less the skill. Null while dice have not fallen. */
function scattered(tell: Telling, at: Point, skill: number): Point | null {
  const [face] = tell.roll('scatter', 'wh40k.scatter', 1, null, 'wh40k.scatter') ?? []
  if (face === undefined) return null
  if (face <= HIT_FACES) {
    tell.fell(say('wh40k.scatterHit', { faces: dice([face]) }), 'helps')
    return at
  }
  tell.fell(say('wh40k.scatterArrow', { faces: dice([face]) }), 'hinders')
  const direction = arrowOf(tell, at)
  const faces = direction === null ? null : tell.roll('distance', 'wh40k.distance', 2)
  if (direction === null || !faces) return null
  const distance = Math.max(0, faces.reduce((sum, one) => sum + one, 0) - skill)
  const told = { faces: dice(faces), skill: stat(skill) }
  if (distance === 0) {
    tell.fell(say('wh40k.staysOn', told), 'helps')
    return at
  }
  tell.fell(say('wh40k.scatters', { ...told, distance: inches(distance) }), 'hinders')
  return towards(at, radians(direction), distance)
}

/** The chance that a blast stays where it was put: no arrow, or no more on two dice than the skill. */
const stays = (skill: number) => {
  const hit = fraction(HIT_FACES, 6)
  return plus(hit, times(opposite(hit), opposite(atLeast(diceSum(2), skill + 1))))
}

/** Who is under a template, told with it as it lies, and with whom it covers or misses by too little. */
function tellUnder(tell: Telling, board: Board, template: Disc, from: Point): readonly string[] {
  const caught = board.caughtByBlast(template)
  const under = caught.ids
  const list = names(...under.flatMap((id) => board.fighter(id)?.name ?? []))
  const moved = from.x !== template.centre.x || from.y !== template.centre.y
  tell.laid(
    under.length > 0 ? say('wh40k.under', { count: count(under.length), list }) : say('wh40k.underNobody', {}),
    { kind: 'disc', disc: template },
    'neither',
    moved ? { from, to: template.centre } : null,
  )
  tellClose(tell, caught)
  return under
}

const TEMPLATES = ['blast3', 'blast5'] as const

/**
 * A blast: put with its hole over a base of the target within range, over no friend, it stays or scatters, and hits every
 * model that is even partly under it. Their units are wounded and save as from any shot. Off the table it is discarded.
 */
export function blast(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course {
  const armed = armedWith(tell, actor, ({ traits }) => traits.includes('blast'))
  if (!armed) return tell.refused(say('wh40k.noGun', { models: names(actor.name) }))
  const [kind] = gunsOf(tell, [armed], { shots: false, range: true })
  const at = board.disc(target.id)?.centre
  if (!kind || !at) return tell.course(null)
  const large = (armed.weapon?.stats[blastStat.code] ?? 3) > 3
  const options = TEMPLATES.map((value) => ({ value, name: null }))
  const size = tell.one('wh40k.template', options, large ? 'blast5' : 'blast3')
  const isAimed = usesSkill(kind.gun)
  const skill = isAimed ? tell.figure(bs, actor.card) : 0
  if (!isAimed) tell.looked(say('wh40k.noSkillScatter', { weapon: names(kind.gun.name ?? '–') }))
  else if (skill === 0) return tell.refused(say('wh40k.noSkill', { models: names(actor.name) }))
  const radius = size === 'blast5' ? 2.5 : 1.5
  tell.reading('touch')
  const why = barred(tell, board, actor, target, kind.gun, { centre: at, radius })
  if (why) return tell.refused(why)
  tell.looked(say('wh40k.holeOver', { target: names(target.name), diameter: inches(2 * radius) }))
  tellUnder(tell, board, { centre: at, radius }, at)
  tell.chance('wh40k.scatter', stays(skill))
  const end = scattered(tell, at, skill)
  if (!end) return tell.course(null)
  if (!board.isOnTable(end)) return tell.course({ said: [say('wh40k.offTable', {})], effects: [] })
  const under =
    end === at ? board.caughtByBlast({ centre: end, radius }).ids : tellUnder(tell, board, { centre: end, radius }, at)
  if (under.length === 0) return tell.course({ said: [say('wh40k.underNobody', {})], effects: [] })
  return tell.course(strikes(tell, unitsHit(under, { board, from: actor, bite: kind.gun })))
}
