import { describe, expect, it } from 'vitest'
import { count, names, word } from '../rules/sentence.ts'
import { say, sentenceValues, verbCodes, wordCodes } from './codes.ts'

describe('what verdicts say', () => {
  it('is said by code with its values', () => {
    expect(say('coveredMany', { count: count(3) })).toEqual({
      code: 'coveredMany',
      values: { count: { kind: 'count', value: 3 } },
    })
    expect(say('fromTo', { from: names('Warden'), to: word('leftEdge') }).values?.to).toEqual({
      kind: 'word',
      value: 'leftEdge',
    })
  })

  it('has no code twice', () => {
    for (const list of [Object.keys(sentenceValues), verbCodes, wordCodes]) expect(new Set(list).size).toBe(list.length)
  })
})
