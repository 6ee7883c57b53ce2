import type { Area } from '../geometry/area.ts'
import type { Segment } from '../geometry/segment.ts'
import type { Sentence } from '../rules/sentence.ts'
import { fitted, nameOfStat, type Stat, statOf } from './card.ts'
import type { ReadingName, Readings } from './game.ts'
import type { Bearing, Chance, Course, Note, Reach, Result, Spread, Step } from './procedure.ts'
import type { Answers, Option, Question } from './question.ts'
import type { Rolls } from './roll.ts'

/** Whatever has numbers by their code: a card, or a weapon on it. */
type Stats = { readonly stats: Readonly<Record<string, number | null>> }

/** What a procedure has told so far. Each question and roll stands among the steps where it is first asked, and gives its answer. */
export interface Telling {
  measured(sentence: Sentence, bearing?: Bearing, witness?: Segment | null): void
  looked(sentence: Sentence, bearing?: Bearing): void
  /** What was measured of a template that lies on the board. */
  laid(sentence: Sentence, area: Area, bearing?: Bearing, witness?: Segment | null): void
  /** An order that was measured: what is written beside the models, in place of any order before. */
  ranked(sentence: Sentence, order: readonly Note[]): void
  /** A chip: yes or no, with what stands until it is tapped. */
  yes(code: string, otherwise?: boolean, about?: string | null): boolean
  /** A whole number within bounds. */
  number(code: string, otherwise: number, least: number, most: number, about?: string | null): number
  /** A length in inches within bounds, a whole one or not. */
  inches(code: string, otherwise: number, least: number, most: number, about?: string | null): number
  /** A number of a profile: as it was answered, else as the card says, else as is usual; a dash reads as null. */
  stat(stat: Stat, card: Stats | null, about?: string | null): number | null
  /** The same for a number that can be no dash. */
  figure(stat: Stat, card: Stats | null, about?: string | null): number
  one(code: string, options: readonly Option[], otherwise: string, about?: string | null): string
  /** Some models among others; `most` of them. */
  models(
    code: string,
    among: readonly string[],
    otherwise: readonly string[],
    most?: number,
    about?: string | null,
  ): readonly string[]
  /** Whether a question has been answered, whatever stands until it is. */
  isAnswered(code: string, about?: string | null): boolean
  /** Dice that fall together; null until they have fallen. `words` tells what they came to. */
  roll(id: string, code: string, dice: number, about?: string | null, chance?: string): readonly number[] | null
  /** What the roll told last came to. */
  fell(sentence: Sentence, bearing?: Bearing): void
  /** How likely something is, in place of what was told of it before; null once dice that fell have made it say nothing. */
  chance(code: string, share: Chance['share'] | null, about?: string | null): void
  /** How likely each number of something is, in the same way. */
  spread(code: string, distribution: Spread['distribution'] | null, mark?: number | null, about?: string | null): void
  /** A few words on the board beside a model. */
  note(model: string, sentence: Sentence, bearing?: Bearing): void
  /** How far a model may go, in inches, drawn about it. */
  reach(model: string, inches: number): void
  /** How a switch of the game stands that the course hangs on. */
  reading<Name extends ReadingName>(name: Name): Readings[Name]
  course(result: Result | null): Course
  refused(sentence: Sentence): Course
}

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The dice of a roll when as many fell as it takes, each from 1 to 6; null otherwise, so that they are rolled again. */
function fallen(rolls: Rolls, id: string, dice: number): readonly number[] | null {
  const faces = rolls[id]
  const all = faces !== undefined && faces.length === dice && faces.every((face) => face >= 1 && face <= 6)
  return all ? faces : null
}

/** Puts one in the place of the one that is alike, at the end where there is none; null takes that one away. */
function replaced<One extends { readonly code: string; readonly about: string | null }>(
  all: One[],
  { code, about }: Pick<One, 'code' | 'about'>,
  one: One | null,
): void {
  const before = all.findIndex((other) => other.code === code && other.about === about)
  all.splice(before < 0 ? all.length : before, before < 0 ? 0 : 1, ...(one ? [one] : []))
}

/** A procedure's telling over what was answered and rolled. An answer that doesn't fit its question stands for none. */
export function telling(answers: Answers, rolls: Rolls, readings: Readings): Telling {
  const steps: Step[] = []
  const chances: Chance[] = []
  const spreads: Spread[] = []
  const notes: Note[] = []
  const reaches: Reach[] = []
  const hangsOn = new Set<ReadingName>()
  let order: readonly Note[] = []
  const shown = () => ({ steps, chances, spreads, notes: [...notes, ...order], reaches, readings: [...hangsOn] })
  const keyOf = (code: string, about: string | null) => (about === null ? code : `${code}:${about}`)
  const ask = (question: Question, profile = false) => {
    const before = steps.some((step) => step.how === 'asked' && step.question.key === question.key)
    if (!before) steps.push({ how: 'asked', profile, question })
  }

  const stat: Telling['stat'] = (asked, card, about = null) => {
    const { code, least, most, dash = false } = asked
    const key = keyOf(code, about)
    const answer = answers[key]
    const known = card ? statOf(card, asked) : asked.usual
    const value = answer === null && dash ? null : typeof answer === 'number' ? fitted(answer, asked) : known
    ask({ kind: 'number', key, code: nameOfStat(asked), about, value, least, most, dash }, true)
    return value
  }

  /** A number within bounds: as it was answered, made to fit, or as it is otherwise. */
  const within = (
    code: string,
    otherwise: number,
    { least, most, about }: { readonly least: number; readonly most: number; readonly about: string | null },
    made = (answer: number) => answer,
  ) => {
    const key = keyOf(code, about)
    const answer = answers[key]
    const value = clamped(typeof answer === 'number' ? made(answer) : otherwise, least, most)
    ask({ kind: 'number', key, code, about, value, least, most, dash: false })
    return value
  }

  return {
    measured: (sentence, bearing = 'neither', witness = null) => {
      steps.push({ how: 'measured', sentence, bearing, witness })
    },
    looked: (sentence, bearing = 'neither') => {
      steps.push({ how: 'looked', sentence, bearing, witness: null })
    },
    laid: (sentence, area, bearing = 'neither', witness = null) => {
      steps.push({ how: 'measured', sentence, bearing, witness, area })
    },
    ranked: (sentence, ranked) => {
      steps.push({ how: 'measured', sentence, bearing: 'neither', witness: null })
      order = ranked
    },
    yes(code, otherwise = false, about = null) {
      const key = keyOf(code, about)
      const answer = answers[key]
      const on = typeof answer === 'boolean' ? answer : otherwise
      ask({ kind: 'yes', key, code, about, on })
      return on
    },
    number: (code, otherwise, least, most, about = null) => within(code, otherwise, { least, most, about }, Math.round),
    inches: (code, otherwise, least, most, about = null) => within(code, otherwise, { least, most, about }),
    stat,
    figure: (asked, card, about = null) => stat(asked, card, about) ?? asked.usual ?? asked.least,
    one(code, options, otherwise, about = null) {
      const key = keyOf(code, about)
      const answer = answers[key]
      const value = options.some((option) => option.value === answer) ? String(answer) : otherwise
      ask({ kind: 'one', key, code, about, options, value })
      return value
    },
    models(code, among, otherwise, most = among.length, about = null) {
      const key = keyOf(code, about)
      const answer = answers[key]
      const wanted = answer !== null && typeof answer === 'object' ? answer : otherwise
      const chosen = among.filter((id) => wanted.includes(id)).slice(0, most)
      ask({ kind: 'models', key, code, about, among, chosen, most })
      return chosen
    },
    isAnswered: (code, about = null) => answers[keyOf(code, about)] !== undefined,
    roll(id, code, dice, about = null, chance) {
      const faces = fallen(rolls, id, dice)
      steps.push({
        how: 'rolled',
        roll: { id, code, about, dice, chance: chance ?? null, faces },
        sentence: null,
        bearing: 'neither',
      })
      return faces
    },
    fell(sentence, bearing = 'neither') {
      const at = steps.findLastIndex((step) => step.how === 'rolled')
      const step = steps[at]
      if (step?.how === 'rolled') steps[at] = { ...step, sentence, bearing }
    },
    chance: (code, share, about = null) => {
      replaced(chances, { code, about }, share && { code, share, about })
    },
    spread: (code, distribution, mark = null, about = null) => {
      replaced(spreads, { code, about }, distribution && { code, distribution, mark, about })
    },
    note: (model, sentence, bearing = 'neither') => {
      notes.push({ model, text: sentence, bearing })
    },
    reach: (model, inches) => {
      reaches.push({ model, inches })
    },
    reading(name) {
      hangsOn.add(name)
      return readings[name]
    },
    course: (result) => ({ ...shown(), refusal: null, result }),
    refused: (sentence) => ({ ...shown(), refusal: sentence, result: null }),
  }
}
