import { describe, expect, it } from 'vitest'
import { stream } from '../chance/stream.ts'
import { nameOfStat } from '../games/card.ts'
import { games } from '../games/catalogue.ts'
import type { Course } from '../games/procedure.ts'
import type { Answer, Answers, Question } from '../games/question.ts'
import type { Rolls } from '../games/roll.ts'
import { courseOn } from '../procedures/course-on.ts'
import { guides } from '../procedures/guides.ts'
import type { Table } from '../table/document.ts'
import type { Procedure } from '../table/lay.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { wordsIn } from '../words/words.ts'

/** A crowd in which there is someone to shoot at, to fight, to join in and to be caught. */
function crowd(game: Table['game']): Table {
  const at = (id: string, x: number, y: number, side: 'a' | 'b', unit: string) =>
    figure(id, x, y, { side, unit, facing: side === 'a' ? 0 : 180 })
  return tableOf(
    [
      at('a', 10, 10, 'a', 'A'),
      at('a2', 10, 11.3, 'a', 'A'),
      at('b', 11.5, 10, 'b', 'B'),
      at('b2', 14, 11, 'b', 'B'),
      at('b3', 16, 10, 'b', 'B'),
    ],
    {},
    game,
  )
}

function answerTo(question: Question, next: () => number): Answer {
  switch (question.kind) {
    case 'yes':
      return next() < 0.5
    case 'number':
      return question.dash && next() < 0.1
        ? null
        : Math.floor(question.least + next() * (question.most - question.least + 1))
    case 'one':
      return question.options[Math.floor(next() * question.options.length)]?.value ?? ''
    case 'models':
      return question.among.filter(() => next() < 0.5)
  }
}

/** Plays a procedure with answers and dice at random, as far as it goes: each course on the way is handed over. */
function* courses(table: Table, lay: Procedure, next: () => number): Generator<Course> {
  let answers: Answers = {}
  let rolls: Rolls = {}
  for (let turn = 0; turn < 30; turn += 1) {
    const course = courseOn(table, { ...lay, answers, rolls })
    if (!course) return
    yield course
    const asked = course.steps.flatMap((step) =>
      step.how === 'asked' && !(step.question.key in answers) ? [step.question] : [],
    )
    const open = course.steps.find((step) => step.how === 'rolled' && step.roll.faces === null)
    if (asked.length > 0 && next() < 0.7) {
      for (const question of asked) if (next() < 0.5) answers = { ...answers, [question.key]: answerTo(question, next) }
    } else if (open?.how === 'rolled') {
      rolls = { ...rolls, [open.roll.id]: Array.from({ length: open.roll.dice }, () => 1 + Math.floor(next() * 6)) }
    } else return
  }
}

/** The keys of the catalogues that showing a course asks for. */
function keysOf({ steps, chances, spreads, refusal, result }: Course): string[] {
  return [
    ...steps.flatMap((step) => {
      if (step.how === 'rolled')
        return [`roll.${step.roll.code}`, ...(step.sentence ? [`say.${step.sentence.code}`] : [])]
      if (step.how !== 'asked') return [`say.${step.sentence.code}`]
      const { question } = step
      const options = question.kind === 'one' ? question.options.filter(({ name }) => name === null) : []
      return [`ask.${question.code}`, ...options.map(({ value }) => `option.${value}`)]
    }),
    ...chances.map(({ code }) => `chance.${code}`),
    ...spreads.map(({ code }) => `spread.${code}`),
    ...(refusal ? [`say.${refusal.code}`] : []),
    ...(result?.said.map(({ code }) => `say.${code}`) ?? []),
  ]
}

describe('what procedures show', () => {
  const languages = [wordsIn('en'), wordsIn('ru')]

  for (const game of Object.values(games)) {
    it(`${game.id}: the board offers just what there is, by its name`, () => {
      expect(game.procedures.map(({ id, aimed }) => ({ id, aimed }))).toEqual(
        guides[game.id].map(({ id, aimed }) => ({ id, aimed })),
      )
      for (const words of languages)
        for (const { id } of game.procedures) expect(words.knows(`procedure.${game.id}.${id}`), id).toBe(true)
    })

    it(`${game.id}: every number, trait and weapon of a unit card is in both catalogues`, () => {
      const { stats, traits, weapons, weaponTraits } = game.sheet
      const keys = [
        ...[...stats, ...Object.values(weapons).flat()].map((stat) => `ask.${nameOfStat(stat)}`),
        ...[...traits, ...Object.values(weaponTraits).flat()].map((trait) => `trait.${trait}`),
        ...Object.keys(weapons).map((kind) => `weapon.${kind}`),
      ]
      expect(keys.filter((key) => languages.some((words) => !words.knows(key)))).toEqual([])
    })

    for (const { id, aimed } of game.procedures)
      it(`${game.id} ${id}: every question, roll, chance and sentence is in both catalogues, and no course fails`, () => {
        const table = crowd(game.id)
        for (let seed = 1; seed <= 60; seed += 1) {
          const next = stream(seed)
          for (let skipped = 0; skipped < 3; skipped += 1) next()
          const target = aimed ? (['b', 'b2', 'b3'][seed % 3] ?? 'b') : null
          const lay: Procedure = {
            kind: 'procedure',
            id: 'p',
            pinned: false,
            of: id,
            actor: 'a',
            target,
            answers: {},
            rolls: {},
          }
          for (const course of courses(table, lay, next))
            for (const key of keysOf(course)) for (const words of languages) expect(words.knows(key), key).toBe(true)
        }
      })
  }
})
