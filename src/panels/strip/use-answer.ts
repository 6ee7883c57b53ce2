import { useStore } from 'zustand'
import type { Clause, Standing } from '../../rules/verdict.ts'
import { distancesHidden } from '../../table/declared.ts'
import type { Part, Words } from '../../words/words.ts'
import { useDesk, useShown, useStores, useWords } from '../use-stores.ts'
import { useVerdict } from '../use-verdict.ts'
import { folded } from './folded.ts'

/** A clause of the answer in words. */
export interface Said {
  readonly key: string
  readonly pip: Standing | null
  readonly parts: readonly Part[]
}

/** What stands on the rule: clauses in words, whether reasons can be asked for, and whether it is only a hint. */
export interface Answer {
  readonly full: readonly Said[]
  /** The same with names folded into counts. */
  readonly folded: readonly Said[]
  readonly reasoned: boolean
  readonly dim: boolean
}

const worded = (words: Words, clauses: readonly Clause[]): Said[] =>
  clauses.map(({ pip, sentence }, at) => ({ key: `${at}${sentence.code}`, pip, parts: words.spoken(sentence) }))

/** The answer in the reader's words, or what to do to get one. */
export function useAnswer(): Answer {
  const words = useWords()
  const table = useShown()
  const verdict = useVerdict()
  const tool = useDesk((desk) => desk.tool)
  const pending = useDesk((desk) => desk.pending)
  const asked = useStore(useStores().drill.store, ({ drill }) => drill !== null && drill.truth === null)
  if (verdict && !asked) {
    const full = worded(words, verdict.clauses)
    return { full, folded: worded(words, folded(verdict.clauses)), reasoned: verdict.reasons.length > 0, dim: false }
  }
  const begun = pending !== null && table.models.find((model) => model.id === pending)
  const hint = () => {
    if (asked) return words.t('practice.look')
    if (distancesHidden(table) && table.lays.length > 0) return words.t('declare.first')
    if (begun) return words.t('idle.pending', { name: begun.name })
    return words.t(table.models.length === 0 ? 'idle.empty' : `idle.${tool}`)
  }
  const said: readonly Said[] = [{ key: 'idle', pip: null, parts: [{ text: hint(), strong: false }] }]
  return { full: said, folded: said, reasoned: false, dim: true }
}
