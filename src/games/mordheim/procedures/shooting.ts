import { CERTAIN } from '../../../chance/fraction.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { dice, inches, names, type Sentence, stat } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Course, Result } from '../../procedure.ts'
import { tellCloseTo } from '../../tell-close.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { type TargetChoice, threatens } from '../targets.ts'
import { chanceToHit, shotHits } from '../to-hit.ts'
import { type Blow, blowOn, forceOf, tellChances, withdrawn } from './blow.ts'
import { barring, choiceOf, whyOf } from './choice.ts'
import { chanceOfCover, coverStruck, isCoverStruck } from './cover-struck.ts'
import { barred, readied, type Shooter, unarmed } from './shooter.ts'
import { asMeasured, enemiesOf, type Surveyed, surveyAll, surveyed, tellCover, tellNeed } from './survey.ts'
import { wounding } from './wound.ts'

/** The target as measured, and as answered where the table knows better. */
function surveyTarget(tell: Telling, board: Board, shooter: Shooter, target: Fighter): Surveyed {
  const is = asMeasured(board, shooter.fighter, target)
  return surveyed(board, shooter, target, {
    isCoverAnswered: tell.isAnswered('mordheim.covered'),
    visible: tell.yes('mordheim.visible', is.visible),
    covered: tell.yes('mordheim.covered', is.covered),
    engaged: tell.yes('mordheim.targetEngaged', is.engaged),
    large: tell.yes('mordheim.large', is.large),
  })
}

/** Whether the rules let a target be chosen among all. */
const isLegal = (whole: TargetChoice, { fighter }: Surveyed) => whole.choices.get(fighter.id)?.legal ?? false

/**
 * The other enemies before a shot: as the board measures them, and where one of them bars the target, as is answered of all
 * that may bar it: who threatens and is nearer, or in the shooter's own building, the nearest first. What is answered so that
 * it bars no more is told.
 */
function othersOf(tell: Telling, board: Board, shooter: Shooter, one: Surveyed): readonly Surveyed[] {
  const others = enemiesOf(board, shooter.fighter).filter(({ id }) => id !== one.fighter.id)
  const rest = others.map((other) => surveyed(board, shooter, other, asMeasured(board, shooter.fighter, other)))
  if (one.enemy.need === null || one.enemy.engaged || isLegal(choiceOf(tell, shooter, [one, ...rest]), one)) return rest
  const mayBar = rest
    .filter(({ enemy }) => threatens(enemy) && (enemy.sameBuilding || enemy.gap < one.enemy.gap))
    .toSorted((a, b) => a.enemy.gap - b.enemy.gap)
  const asAnswered = surveyAll(
    tell,
    board,
    shooter,
    mayBar.map(({ fighter }) => fighter),
  )
  for (const { fighter, enemy } of asAnswered) {
    const target = names(fighter.name)
    if (enemy.need === null) tell.looked(say('mordheim.mayNot.unseen', { target }), 'helps')
    else if (enemy.engaged) tell.looked(say('mordheim.mayNot.engaged', { target }), 'helps')
  }
  return [...rest.filter((other) => !mayBar.includes(other)), ...asAnswered]
}

/** Why a target may not be shot at, told with what shows it; null where it may. */
function forbidden(tell: Telling, board: Board, shooter: Shooter, one: Surveyed): Sentence | null {
  if (one.fighter.side === shooter.fighter.side) {
    const friend = say('mordheim.friend', { target: names(one.fighter.name) })
    tell.looked(friend, 'hinders')
    return friend
  }
  const all = [one, ...othersOf(tell, board, shooter, one)]
  const whole = choiceOf(tell, shooter, all)
  const choice = whole.choices.get(one.fighter.id)
  if (!choice) return say('mordheim.mayNotShootAt', { target: names(one.fighter.name) })
  const { line } = choice.reason === 'unseen' ? one.seen : one.measured
  const why = whyOf(one, choice, barring(all, whole, choice))
  tell.measured(why, choice.legal ? 'helps' : 'hinders', line)
  return choice.legal ? null : why
}

/** Whether a declared target is in range, told with the tape, and whether the range is long; equal to the range is in it. */
function isInRange(tell: Telling, { range, evenAtRange }: Shooter, { measured, enemy }: Surveyed): boolean {
  const told = { gap: inches(enemy.gap), range: inches(range), by: inches(Math.abs(range - enemy.gap)) }
  const within = atMost(enemy.gap, range)
  tell.measured(
    within ? say('mordheim.inRange', told) : say('mordheim.outOfRange', told),
    within ? 'helps' : 'hinders',
    measured.line,
  )
  tellCloseTo(tell, measured, range)
  if (!within) return false
  const half = { half: inches(range / 2), gap: inches(enemy.gap) }
  const long = !atMost(enemy.gap, range / 2)
  if (evenAtRange) return true
  tell.measured(long ? say('mordheim.long', half) : say('mordheim.short', half))
  tellCloseTo(tell, measured, range / 2)
  return true
}

const missedFully = ({ fighter }: Surveyed): Result => ({
  said: [say('mordheim.missedFully', { target: names(fighter.name) })],
  effects: [],
})

/** How likely everything is of a shot at its target, with what it may strike in its place. */
function tellShotChances(tell: Telling, one: Surveyed, blow: Blow): void {
  const [ones, reading] = [tell.reading('shotOnes'), tell.reading('coverStruck')]
  tell.chance('toHit', chanceToHit(one.need, ones))
  if (one.conditions.cover) tell.chance('mordheim.cover', chanceOfCover(one, reading, ones))
  tellChances(tell, blow, chanceToHit(one.need, ones))
}

/** The shot itself: what it needs, how likely everything is, the die, and what it came to; null while something is open. */
function shot(tell: Telling, board: Board, shooter: Shooter, one: Surveyed): Result | null {
  tellCover(tell, one, true)
  tellNeed(tell, shooter, one)
  const force = forceOf(tell, shooter.weapon, board.done(shooter.fighter.id).critical)
  const blow = blowOn(tell, one.fighter, force, null)
  if (one.need > 6) tell.looked(say('mordheim.cannotHit', { need: stat(one.need) }), 'hinders')
  // Where nothing hits, the die may still say that it strikes the cover.
  const isCast = one.need <= 6 || one.conditions.cover
  tellShotChances(tell, one, blow)
  if (!isCast) return missedFully(one)
  const [face] = tell.roll('hit', 'mordheim.hit', 1, null, 'toHit') ?? []
  if (face === undefined) return null
  const hit = shotHits(face, one.need, tell.reading('shotOnes'))
  const told = { faces: dice([face]), need: stat(one.need), target: names(one.fighter.name) }
  tell.fell(hit ? say('mordheim.hit', told) : say('mordheim.missed', told), hit ? 'helps' : 'hinders')
  tell.chance('mordheim.cover', null)
  if (hit) {
    tellChances(tell, blow, CERTAIN)
    return wounding(tell, blow)
  }
  withdrawn(tell, blow)
  return isCoverStruck(tell, one, face) ? coverStruck(tell, board, shooter.fighter, one, force) : missedFully(one)
}

/** Whether what the rules forbid is done all the same, as the table says: asked for each bar by itself, and told. */
function isWaived(tell: Telling, what: 'mordheim.anyway' | 'mordheim.anywayAt'): boolean {
  if (!tell.yes(what)) return false
  tell.looked(say(what, {}))
  return true
}

/**
 * A shot: whether the fighter may shoot, whether at this target, its range once it is declared, and then the shot itself. What
 * the rules forbid is refused with its reason, unless the table says to shoot all the same: that this fighter may not shoot is
 * one thing, that this target may not be shot at another.
 */
export function shooting(tell: Telling, board: Board, actor: Fighter, target: Fighter): Course {
  if (actor.id === target.id) return tell.refused(say('mordheim.itself', { shooter: names(actor.name) }))
  const bar = barred(tell, board, actor)
  const shooter = readied(tell, board, actor)
  const bare = unarmed(shooter)
  if (bare) return tell.refused(bare)
  const one = surveyTarget(tell, board, shooter, target)
  if (bar && !isWaived(tell, 'mordheim.anyway')) return tell.refused(bar)
  const why = forbidden(tell, board, shooter, one)
  if (why && !isWaived(tell, 'mordheim.anywayAt')) return tell.refused(why)
  if (!isInRange(tell, shooter, one)) return tell.course(missedFully(one))
  return tell.course(shot(tell, board, shooter, one))
}
