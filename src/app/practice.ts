import { createStore, type StoreApi } from 'zustand/vanilla'
import { drill, QUESTIONS, type Drill as Question, revealed } from '../drills/drill.ts'
import { drillLink, parseDrillLink } from '../drills/link.ts'
import { noScore, pointsOf, type Score, scored } from '../drills/score.ts'
import type { Drill, DrillState } from '../panels/drill.ts'
import { randomSeed } from '../saves/identifier.ts'
import type { Table } from '../table/document.ts'
import { judged } from '../table/judged.ts'
import { begun } from '../table/past/history.ts'
import { createTableStore, type TableStore } from '../table/store.ts'

/** The practice as the program runs it: what its panel reads, and the table that is shown while it goes on. */
export interface Practice extends Drill {
  readonly table: StoreApi<{ readonly store: TableStore | null }>
  /** Begin a round of questions from a fresh seed. */
  begin(): void
  /** Take up the question an address leads to; false when it leads to none. */
  follow(hash: string): boolean
}

/** What the practice asks of the program. */
interface Room {
  /** Called whenever another question lies on the board. */
  shown(): void
  /** The letters that bases are called by, six of them, in the reader's language. */
  letters(): string
}

/** A table that is looked at and not changed, by finger or by key: a question stays what it is. */
const lookedAt = (store: TableStore): TableStore => ({
  ...store,
  act: () => false,
  undo: () => false,
  redo: () => false,
})

/** A question as the panel shows it before it is answered, under the address that led to it. */
const asked = ({ index, kind, size, name }: Question, link: string, score: Score): DrillState => ({
  number: (index % QUESTIONS) + 1,
  of: QUESTIONS,
  question: { kind, size, name },
  said: null,
  truth: null,
  why: [],
  points: null,
  total: score.points,
  link,
})

/** The same once it is answered: what is true, why, on the `open` table, and what the answer was worth. */
function answered(state: DrillState, question: Question, open: Table, said: boolean, score: Score): DrillState {
  const { covered, margin } = question.truth
  return {
    ...state,
    said,
    truth: { covered, margin },
    why: judged(open, question.lay)?.reasons.map((reason) => reason.sentence) ?? [],
    points: pointsOf(question, said),
    total: score.points,
  }
}

/** Practice rounds of seeded questions. */
export function createPractice({ shown, letters }: Room): Practice {
  const store = createStore<{ readonly drill: DrillState | null }>()(() => ({ drill: null }))
  const table = createStore<{ readonly store: TableStore | null }>()(() => ({ store: null }))
  let question: Question | null = null
  let score: Score = noScore

  const putUp = (scene: Table) => table.setState({ store: lookedAt(createTableStore(begun(scene))) })
  function ask(seed: number, index: number): void {
    question = drill(seed, index, [...letters()])
    store.setState({ drill: asked(question, drillLink(seed, index), score) })
    putUp(question.table)
    shown()
  }

  return {
    store,
    table,
    follow(hash) {
      const address = parseDrillLink(hash)
      if (!address) return false
      score = noScore
      ask(address.seed, address.index)
      return true
    },
    begin() {
      score = noScore
      ask(randomSeed(), 0)
    },
    answer(said) {
      const state = store.getState().drill
      if (!question || !state || state.truth) return
      score = scored(score, question, said)
      const open = revealed(question)
      store.setState({ drill: answered(state, question, open, said, score) })
      putUp(open)
    },
    next() {
      if (!question) return
      const last = (question.index + 1) % QUESTIONS === 0
      if (last) score = noScore
      ask(last ? randomSeed() : question.seed, last ? 0 : question.index + 1)
    },
    leave() {
      question = null
      store.setState({ drill: null })
      table.setState({ store: null })
      shown()
    },
  }
}
