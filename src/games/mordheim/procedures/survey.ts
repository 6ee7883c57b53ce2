import { atMost, TOLERANCE } from '../../../geometry/tolerance.ts'
import { inches, names, percent, stat, terms } from '../../../rules/sentence.ts'
import { areFoes, type Fighter, has, wears } from '../../fighter.ts'
import type { Measured } from '../../measured.ts'
import type { Telling } from '../../telling.ts'
import type { Board, Seen } from '../board.ts'
import { say } from '../codes.ts'
import type { Enemy } from '../targets.ts'
import { needToHit, SHOT_MODIFIERS, type ShotConditions } from '../to-hit.ts'
import type { Shooter } from './shooter.ts'

/** A body higher or wider than this, in inches, is a large target. */
const LARGE = 2

/**
 * Whether a body is higher or wider than 2″. Its width is that of its base, for want of a better measure: the text means the
 * bulk of the body. A rider's 25 × 50 mm is no more than 2″, as are all bases that warbands stand on; what is larger is a
 * cart or a monster. Who knows better, answers.
 */
function isBulky(board: Board, id: string): boolean {
  return [board.height(id) ?? 0, board.width(id)].some((size) => !atMost(size, LARGE))
}

/** An enemy before a shooter: what the board measures of it, and what the shot at it would be. */
export interface Surveyed {
  readonly fighter: Fighter
  readonly measured: Measured
  readonly seen: Seen
  readonly conditions: ShotConditions
  /** The roll that would hit it, seen or not. */
  readonly need: number
  readonly enemy: Enemy
}

/** What is answered of an enemy where it was asked; else what the board measures stands. */
export interface Answered {
  readonly visible: boolean
  readonly covered: boolean
  readonly engaged: boolean
  readonly large: boolean
}

/** What the board knows of an enemy: whether it is seen, covered, in combat, large. */
export function asMeasured(board: Board, shooter: Fighter, enemy: Fighter): Answered {
  const { visible, covered } = board.seen(shooter.id, enemy.id)
  return {
    visible,
    covered,
    engaged: wears(enemy, 'engaged') || board.inContact(enemy.id).length > 0,
    large: wears(enemy, 'large') || has(enemy, 'large') || isBulky(board, enemy.id),
  }
}

/** The enemies of a fighter. */
export function enemiesOf(board: Board, fighter: Fighter): readonly Fighter[] {
  return board.fighters.filter((other) => areFoes(other, fighter))
}

/** A shot at an enemy as it is measured and answered. Just half the range is not long. */
export function surveyed(board: Board, shooter: Shooter, fighter: Fighter, answered: Answered): Surveyed {
  const measured = board.distance(shooter.fighter.id, fighter.id)
  const gap = Math.max(0, measured.gap)
  const conditions: ShotConditions = {
    cover: answered.covered,
    long: gap > shooter.range / 2 + TOLERANCE && !shooter.evenAtRange,
    moved: shooter.moved,
    large: answered.large,
  }
  const need = needToHit(shooter.skill, conditions) - shooter.extra
  const enemy: Enemy = {
    id: fighter.id,
    gap,
    need: answered.visible ? need : null,
    large: answered.large,
    engaged: answered.engaged,
    down: wears(fighter, 'knockedDown'),
    stunned: wears(fighter, 'stunned'),
    fleeing: wears(fighter, 'fleeing'),
    sameBuilding: board.building(shooter.fighter.id, fighter.id) !== null,
  }
  return { fighter, measured, seen: board.seen(shooter.fighter.id, fighter.id), conditions, need, enemy }
}

/** What makes a shot harder or easier, each with what it adds to the roll; what adds nothing is left out. */
function termsOf(
  { extra }: Shooter,
  { conditions }: Surveyed,
): readonly { readonly word: string; readonly by: number }[] {
  const given = SHOT_MODIFIERS.filter(({ condition }) => conditions[condition])
  const own = given.map(({ condition, by }) => ({ word: `term.mordheim.${condition}`, by: -by }))
  return extra === 0 ? own : [...own, { word: 'term.mordheim.other', by: extra }]
}

/** Enemies as measured, and as answered where the table knows better: who is seen, covered, in combat, large. */
export function surveyAll(
  tell: Telling,
  board: Board,
  shooter: Shooter,
  enemies: readonly Fighter[],
): readonly Surveyed[] {
  const known = enemies.map((enemy) => ({ enemy, is: asMeasured(board, shooter.fighter, enemy) }))
  const ids = enemies.map(({ id }) => id)
  const those = (what: keyof Answered) => {
    const measured = known.flatMap(({ enemy, is }) => (is[what] ? enemy.id : []))
    return tell.models(`mordheim.those.${what}`, ids, measured)
  }
  const [visible, covered, engaged, large] = [those('visible'), those('covered'), those('engaged'), those('large')]
  return enemies.map((enemy) => {
    const is = (list: readonly string[]) => list.includes(enemy.id)
    const answered = { visible: is(visible), covered: is(covered), engaged: is(engaged), large: is(large) }
    return surveyed(board, shooter, enemy, answered)
  })
}

/** Tells what a shot needs and what that is made of. */
export function tellNeed(tell: Telling, shooter: Shooter, one: Surveyed): void {
  const { skill } = shooter
  const told = {
    ...{ target: names(one.fighter.name), gap: inches(one.enemy.gap) },
    ...{ need: stat(one.need), skill: stat(skill) },
  }
  const added = termsOf(shooter, one)
  if (added.length === 0) tell.looked(say('mordheim.bySkill', told))
  else tell.looked(say('mordheim.madeOf', { ...told, base: stat(7 - skill), terms: terms(added) }))
}

/** Tells what hides a part of a target, or that nothing does, as measured or else as answered; with the line of sight where it is to be drawn. */
export function tellCover(tell: Telling, { fighter, seen, conditions }: Surveyed, drawn: boolean): void {
  tell.reading('coverFrom')
  const line = drawn ? seen.line : null
  const target = names(fighter.name)
  if (seen.isUnjudged) {
    tell.looked(say('mordheim.sightUnjudged', { target }))
    return
  }
  if (conditions.cover !== seen.covered) {
    const covered = conditions.cover
    tell.looked(say(covered ? 'mordheim.saidCovered' : 'mordheim.saidOpen', { target }), covered ? 'hinders' : 'helps')
    return
  }
  if (!conditions.cover) {
    tell.measured(say('mordheim.inTheOpen', { target }), 'helps', line)
    return
  }
  const covers = names(...seen.covering.map(({ name }) => name))
  tell.measured(say('mordheim.coveredBy', { target, covers, share: percent(seen.hidden) }), 'hinders', line)
}
