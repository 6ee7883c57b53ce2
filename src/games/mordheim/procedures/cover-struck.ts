import { CERTAIN, type Fraction, fraction } from '../../../chance/fraction.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { names } from '../../../rules/sentence.ts'
import { type Fighter, wears } from '../../fighter.ts'
import type { Result } from '../../procedure.ts'
import type { Option } from '../../question.ts'
import { together } from '../../result.ts'
import type { Telling } from '../../telling.ts'
import type { Board, Covering } from '../board.ts'
import { say } from '../codes.ts'
import { type CoverReading, type OnesReading, shotHits, strikesCover } from '../to-hit.ts'
import { blowOn, type Force, tellChances } from './blow.ts'
import type { Surveyed } from './survey.ts'
import { wounding } from './wound.ts'

const faces = [1, 2, 3, 4, 5, 6]

/** Whether a die that fell strikes the cover by a reading: it missed, and the shot was harder for cover. */
function strikes(face: number, { need, conditions }: Surveyed, reading: CoverReading, ones: OnesReading): boolean {
  return !shotHits(face, need, ones) && strikesCover(face, need, conditions.cover, reading)
}

/** The chance that a shot strikes what covers its target. */
export function chanceOfCover(one: Surveyed, reading: CoverReading, ones: OnesReading): Fraction {
  return fraction(faces.filter((face) => strikes(face, one, reading, ones)).length, 6)
}

/** Tells by which of the two readings a miss strikes the cover. */
function tellReadings(tell: Telling, letter: boolean, english: boolean): void {
  if (letter && english) tell.looked(say('mordheim.strikesByBoth', {}))
  else if (letter) tell.looked(say('mordheim.strikesByLetter', {}))
  else tell.looked(english ? say('mordheim.strikesByEnglish', {}) : say('mordheim.strikesByNone', {}))
}

/** Whether a miss strikes the cover, told by both readings. */
export function isCoverStruck(tell: Telling, one: Surveyed, face: number): boolean {
  if (!one.conditions.cover) return false
  const [reading, ones] = [tell.reading('coverStruck'), tell.reading('shotOnes')]
  const [letter, english] = [strikes(face, one, 'showsOne', ones), strikes(face, one, 'missesByOne', ones)]
  tellReadings(tell, letter, english)
  return reading === 'showsOne' ? letter : english
}

/** Who may have covered a target though the board measures nothing: who stands no farther from either of the two than they from each other, nearest to the target first. */
function perhapsCovering(board: Board, shooter: Fighter, { fighter, enemy }: Surveyed): readonly Covering[] {
  const apart = (from: Fighter, to: Fighter) => board.distance(from.id, to.id).gap
  const stands = (other: Fighter) => !wears(other, 'knockedDown') && !wears(other, 'stunned')
  const isBy = (other: Fighter) =>
    atMost(apart(shooter, other), enemy.gap + 2 * fighter.radius) && atMost(apart(other, fighter), enemy.gap)
  return board.fighters
    .filter((other) => other.id !== shooter.id && other.id !== fighter.id && stands(other) && isBy(other))
    .toSorted((a, b) => apart(a, fighter) - apart(b, fighter))
    .map(({ id, name }) => ({ id, kind: 'model', name }))
}

/** Some terrain that the board has no measure of: what is struck unless it is answered otherwise. */
const TERRAIN: Option = { value: 'mordheim.terrain', name: null }

/**
 * What is struck of all that covers: the only thing, or the one that was chosen; first the one nearest to the target. Where
 * cover was answered and nothing measured gives it, some terrain (null), or a model that may have.
 */
function struckOf(tell: Telling, board: Board, shooter: Fighter, one: Surveyed): Covering | null {
  const { covering } = one.seen
  const things = covering.length > 0 ? covering : perhapsCovering(board, shooter, one)
  const options: Option[] = things.map(({ id, name }) => ({ value: id, name }))
  const all = covering.length > 0 ? options : [TERRAIN, ...options]
  const [first] = all
  const chosen = first && all.length > 1 ? tell.one('mordheim.struck', all, first.value) : first?.value
  return things.find(({ id }) => id === chosen) ?? null
}

/** What comes of a shot that strikes the cover: a model that gave it is hit. Null while something is open. */
export function coverStruck(tell: Telling, board: Board, shooter: Fighter, one: Surveyed, force: Force): Result | null {
  const target = names(one.fighter.name)
  const struck = struckOf(tell, board, shooter, one)
  const said = [
    struck ? say('mordheim.struck', { target, cover: names(struck.name) }) : say('mordheim.struckTerrain', { target }),
  ]
  const other = struck?.kind === 'model' ? board.fighter(struck.id) : null
  if (!other) return { said, effects: [] }
  const blow = blowOn(tell, other, force, other.id)
  tellChances(tell, blow, CERTAIN)
  const hurt = wounding(tell, blow)
  return hurt && together([{ said, effects: [] }, hurt])
}
