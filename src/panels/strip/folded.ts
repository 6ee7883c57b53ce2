import type { Clause } from '../../rules/verdict.ts'

/** The sentences that name one model, and the counts they fold into. */
const counts: Readonly<Record<string, string>> = { coveredOne: 'coveredMany', clearOne: 'clearMany' }

/** The same answer in fewer words: names become counts; who measures from whom is left to the reasons. */
export function folded(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.flatMap((clause): Clause[] => {
    if (clause.sentence.code === 'fromTo') return []
    const code = counts[clause.sentence.code]
    if (!code) return [clause]
    return [{ pip: clause.pip, sentence: { code, values: { count: { kind: 'count', value: 1 } } } }]
  })
}
