import { describe, expect, it } from 'vitest'
import { sentenceCodes, sentenceValues, verbCodes, wordCodes } from '../table/codes.ts'
import { en } from '../words/en.ts'
import { ru } from '../words/ru.ts'
import { wordsIn } from '../words/words.ts'

const PLURAL = /_(one|few|many|other)$/
const placeholders = (text: string) => [...new Set(text.match(/\{\{(\w+)\}\}/g) ?? [])].sort()

describe('what the verdicts can say', () => {
  const languages = [wordsIn('en'), wordsIn('ru')]

  it('every sentence, verb and word for a place is in both catalogues', () => {
    for (const words of languages) {
      for (const code of sentenceCodes) expect(words.knows(`say.${code}`), code).toBe(true)
      for (const code of verbCodes) expect(words.knows(`verb.${code}`), code).toBe(true)
      for (const code of wordCodes) expect(words.knows(`place.${code}`), code).toBe(true)
    }
  })

  it('every value a sentence carries is put into words, and no other is asked for', () => {
    for (const [code, values] of Object.entries(sentenceValues))
      for (const catalogue of [en, ru]) {
        const texts = Object.entries(catalogue).filter(([key]) => key.replace(PLURAL, '') === `say.${code}`)
        for (const [key, text] of texts) {
          const asked = placeholders(text).map((name) => name.slice(2, -2))
          expect(asked, key).toEqual(Object.keys(values).sort())
        }
      }
  })
})
