import { describe, expect, it } from 'vitest'
import { inches, names } from '../../rules/sentence.ts'
import { folded } from './folded.ts'

describe('an answer in fewer words', () => {
  it('a name folds into a count of one and keeps its pip', () => {
    const clause = {
      pip: 'clear' as const,
      sentence: { code: 'clearOne', values: { name: names('Hunter 4'), by: inches(0.41) } },
    }
    expect(folded([clause])).toEqual([
      { pip: 'clear', sentence: { code: 'clearMany', values: { count: { kind: 'count', value: 1 } } } },
    ])
  })

  it('counts stay as they are', () => {
    const clause = { pip: null, sentence: { code: 'noBases' } }
    expect(folded([clause])).toEqual([clause])
  })
})
