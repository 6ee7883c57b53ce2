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
  /** Whether it is known what the shooter sees of it: as the board measures it, or as the players answered. */
  readonly cover: 'measured' | 'answered' | 'open'
}

/** What can be answered of an enemy. */
type Answerable = 'visible' | 'covered' | 'engaged' | 'large'

/** What is answered of an enemy where it was asked; else what the board measures stands. */
export interface Answered extends Readonly<Record<Answerable, boolean>> {
  /** Whether its cover was answered: where the board can't judge that, it is open until then. */
  readonly isCoverAnswered: boolean
}

/** What the board knows of an enemy: whether it is seen, covered, in combat, large. */
export function asMeasured(board: Board, shooter: Fighter, enemy: Fighter): Answered {
  const { visible, covered } = board.seen(shooter.id, enemy.id)
  return {
    visible,
    covered,
    engaged: wears(enemy, 'engaged') || board.inContact(enemy.id).length > 0,
    large: wears(enemy, 'large') || has(enemy, 'large') || isBulky(board, enemy.id),
    isCoverAnswered: false,
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
  const seen = board.seen(shooter.fighter.id, fighter.id)
  const cover = !seen.isUnjudged ? 'measured' : answered.isCoverAnswered ? 'answered' : 'open'
  return { fighter, measured, seen, conditions, need, enemy, cover }
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
  const those = (what: Answerable) => {
    const measured = known.flatMap(({ enemy, is }) => (is[what] ? enemy.id : []))
    return tell.models(`mordheim.those.${what}`, ids, measured)
  }
  const isCoverAnswered = tell.isAnswered('mordheim.those.covered')
  const [visible, covered, engaged, large] = [those('visible'), those('covered'), those('engaged'), those('large')]
  return enemies.map((enemy) => {
    const is = (list: readonly string[]) => list.includes(enemy.id)
    return surveyed(board, shooter, enemy, {
      ...{ visible: is(visible), covered: is(covered), engaged: is(engaged), large: is(large) },
      isCoverAnswered,
    })
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

/** Less than this of a target hidden is told without a number: it would read as none. */
const SHOWN = 0.005

/** Tells what gives a target cover as it is measured: what it stands in, and what hides a part of it on the way. */
function tellMeasured(tell: Telling, { fighter, seen }: Surveyed, line: Seen['line']): void {
  const target = names(fighter.name)
  const named = (isInside: boolean) =>
    seen.covering.filter(({ kind }) => (kind === 'inside') === isInside).map(({ name }) => name)
  const [inside, between] = [named(true), named(false)]
  if (inside.length > 0)
    tell.measured(say('mordheim.coveredInside', { target, covers: names(...inside) }), 'hinders', line)
  if (between.length === 0) return
  const told = { target, covers: names(...between) }
  const words =
    seen.hidden < SHOWN
      ? say('mordheim.partlyCovered', told)
      : say('mordheim.coveredBy', { ...told, share: percent(seen.hidden) })
  tell.measured(words, 'hinders', line)
}

/** Tells what gives a target cover, or that nothing does, as measured or else as answered; with the line of sight where it is to be drawn. */
export function tellCover(tell: Telling, one: Surveyed, drawn: boolean): void {
  const { fighter, seen, conditions, cover } = one
  tell.reading('coverFrom')
  const line = drawn ? seen.line : null
  const target = names(fighter.name)
  const bearing = conditions.cover ? 'hinders' : 'helps'
  if (cover === 'open') tell.looked(say('mordheim.sightUnjudged', { target }))
  else if (cover === 'answered')
    tell.looked(say(conditions.cover ? 'mordheim.coverAnswered' : 'mordheim.openAnswered', { target }), bearing)
  else if (conditions.cover !== seen.covered)
    tell.looked(say(conditions.cover ? 'mordheim.saidCovered' : 'mordheim.saidOpen', { target }), bearing)
  else if (conditions.cover) tellMeasured(tell, one, line)
  else tell.measured(say('mordheim.inTheOpen', { target }), bearing, line)
}
