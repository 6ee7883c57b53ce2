import { describe, expect, it } from 'vitest'
import { spoken as fantasy } from '../games/fantasy/codes.ts'
import { spoken as flow } from '../games/flow-codes.ts'
import { spoken as hordes } from '../games/hordes/codes.ts'
import { spoken as mordheim } from '../games/mordheim/codes.ts'
import { spoken as wh40k } from '../games/wh40k/codes.ts'
import { sentenceValues as ofVerdicts, verbCodes, wordCodes } from '../table/codes.ts'
import { enDialogs } from '../words/dialogs/en.ts'
import { ruDialogs } from '../words/dialogs/ru.ts'
import { en as enFirst } from '../words/en.ts'
import { enProcedures } from '../words/procedures/en.ts'
import { ruProcedures } from '../words/procedures/ru.ts'
import { ru as ruFirst } from '../words/ru.ts'
import { wordsIn } from '../words/words.ts'

const en = { ...enFirst, ...enDialogs, ...enProcedures }
const ru = { ...ruFirst, ...ruDialogs, ...ruProcedures }

/** What verdicts say, and what the procedures of the games say. */
const sentenceValues = { ...ofVerdicts, ...flow, ...fantasy, ...hordes, ...mordheim, ...wh40k }
const sentenceCodes = Object.keys(sentenceValues)

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
