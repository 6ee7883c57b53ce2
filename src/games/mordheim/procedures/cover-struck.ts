import { type Fraction, fraction } from '../../../chance/fraction.ts'
import { names } from '../../../rules/sentence.ts'
import type { Result } from '../../procedure.ts'
import { together } from '../../result.ts'
import type { Telling } from '../../telling.ts'
import type { Board, Covering } from '../board.ts'
import { say } from '../codes.ts'
import { type CoverReading, type OnesReading, shotHits, strikesCover } from '../to-hit.ts'
import { blowOn, type Force } from './blow.ts'
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

/** What of all that covers is struck: the only thing, or the one that was chosen; first the one nearest to the target. */
function struckOf(tell: Telling, covering: readonly Covering[]): Covering | null {
  const [first] = covering
  if (!first || covering.length === 1) return first ?? null
  const chosen = tell.one(
    'mordheim.struck',
    covering.map(({ id, name }) => ({ value: id, name })),
    first.id,
  )
  return covering.find(({ id }) => id === chosen) ?? first
}

/** What a miss comes to: nothing, or the cover is struck, and a model that gave it is hit. Null while something is open. */
export function missed(tell: Telling, board: Board, one: Surveyed, face: number, force: Force): Result | null {
  const target = names(one.fighter.name)
  const plain: Result = { said: [say('mordheim.missedFully', { target })], effects: [] }
  if (!one.conditions.cover) return plain
  const [reading, ones] = [tell.reading('coverStruck'), tell.reading('shotOnes')]
  const [letter, english] = [strikes(face, one, 'showsOne', ones), strikes(face, one, 'missesByOne', ones)]
  tellReadings(tell, letter, english)
  if (!(reading === 'showsOne' ? letter : english)) return plain
  const struck = struckOf(tell, one.seen.covering)
  if (!struck) return plain
  const said = [say('mordheim.struck', { target, cover: names(struck.name) })]
  const other = struck.kind === 'model' ? board.fighter(struck.id) : null
  if (!other) return { said, effects: [] }
  const hurt = wounding(tell, blowOn(tell, other, force, other.id))
  return hurt && together([{ said, effects: [] }, hurt])
}
