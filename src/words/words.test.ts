import { describe, expect, it } from 'vitest'
import { enDialogs } from './dialogs/en.ts'
import { ruDialogs } from './dialogs/ru.ts'
import { en as enFirst } from './en.ts'
import { enProcedures } from './procedures/en.ts'
import { enFantasy } from './procedures/en-fantasy.ts'
import { enFlow } from './procedures/en-flow.ts'
import { enHordes } from './procedures/en-hordes.ts'
import { enMordheim } from './procedures/en-mordheim.ts'
import { enWh40k } from './procedures/en-wh40k.ts'
import { ruProcedures } from './procedures/ru.ts'
import { ruFantasy } from './procedures/ru-fantasy.ts'
import { ruFlow } from './procedures/ru-flow.ts'
import { ruHordes } from './procedures/ru-hordes.ts'
import { ruMordheim } from './procedures/ru-mordheim.ts'
import { ruWh40k } from './procedures/ru-wh40k.ts'
import { teachProcedures } from './procedures/teach.ts'
import { ru as ruFirst } from './ru.ts'
import { wordsIn } from './words.ts'

/** What is there from the start, and what comes with the procedures. */
const en = { ...enFirst, ...enDialogs, ...enProcedures }
const ru = { ...ruFirst, ...ruDialogs, ...ruProcedures }

const forms = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] } as const
const PLURAL = /_(one|few|many|other)$/

const stems = (catalogue: object) => new Set(Object.keys(catalogue).map((key) => key.replace(PLURAL, '')))
const placeholders = (text: string) => [...new Set(text.match(/\{\{(\w+)\}\}/g) ?? [])].sort()
const entries: readonly (readonly [string, string])[] = Object.entries(ru)

/** Words that stay in Latin letters in Russian: the program's and a game's name, keys, coordinates, file terms. */
const LATIN = /Edgewise|Hordes|English|RNG|Tab|\{\{\w+\}\}|<\/?b>|\bx\b|\by\b/g

describe('the two catalogues', () => {
  it('have no key twice: what comes later takes the place of nothing', () => {
    const parts = [
      [enFirst, enDialogs, enProcedures],
      [ruFirst, ruDialogs, ruProcedures],
    ] as const
    for (const [first, dialogs, procedures] of parts) {
      expect(Object.keys(dialogs).filter((key) => key in first)).toEqual([])
      expect(Object.keys(procedures).filter((key) => key in first || key in dialogs)).toEqual([])
    }
    for (const games of [
      [enFlow, enFantasy, enHordes, enMordheim, enWh40k],
      [ruFlow, ruFantasy, ruHordes, ruMordheim, ruWh40k],
    ]) {
      const keys = games.flatMap((part) => Object.keys(part))
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    }
  })

  it('have the same keys', () => {
    expect([...stems(ru)].sort()).toEqual([...stems(en)].sort())
  })

  it('have every plural form their language needs, where a key has any', () => {
    for (const [language, catalogue] of [['en', en] as const, ['ru', ru] as const]) {
      const keys = new Set(Object.keys(catalogue))
      for (const key of keys) {
        if (!PLURAL.test(key)) continue
        const stem = key.replace(PLURAL, '')
        for (const form of forms[language]) expect(keys).toContain(`${stem}_${form}`)
        expect(keys).not.toContain(stem)
      }
    }
  })

  it('mention the same values in each text and in each plural form', () => {
    const texts: Readonly<Record<string, string>> = en
    for (const [key, text] of entries) {
      const english = texts[key] ?? texts[key.replace(PLURAL, '_other')]
      expect(placeholders(text), key).toEqual(placeholders(english ?? ''))
    }
  })

  it('Russian is written in Russian letters', () => {
    for (const [key, text] of entries) expect(text.replace(LATIN, ''), key).not.toMatch(/[A-Za-z]/)
  })

  it('no text is empty, ends in a space, or holds a straight inch mark', () => {
    for (const [key, text] of [...entries, ...Object.entries(en)]) {
      expect(text, key).toMatch(/\S$/)
      expect(text, key).not.toContain('"')
    }
  })

  it('what decides a sentence is marked in pairs', () => {
    for (const [key, text] of [...entries, ...Object.entries(en)])
      expect(text.replace(/<b>[^<]*<\/b>/g, ''), key).not.toMatch(/[<>]/)
  })
})

describe('a sentence in words', () => {
  const en = wordsIn('en')
  const ru = wordsIn('ru')

  it('counts take the plural form of the language', () => {
    const covered = (value: number) => ru.say({ code: 'coveredMany', values: { count: { kind: 'count', value } } })
    expect([1, 3, 5, 21].map(covered)).toEqual(['1 накрыт', '3 накрыто', '5 накрыто', '21 накрыт'])
    const several = (count: number) => ru.t('several.count', { count })
    expect([1, 3, 11].map(several)).toEqual(['1 модель', '3 модели', '11 моделей'])
  })

  it('distances are written as the language writes them', () => {
    const grazed = {
      code: 'grazedOver',
      values: { count: { kind: 'count', value: 1 }, by: { kind: 'inches', value: 0.03 } },
    } as const
    expect(en.say(grazed)).toBe('1 grazed by 0.03″')
    expect(ru.say(grazed)).toBe('1 задет на 0,03″')
    expect(wordsIn('en', 'millimetres').say(grazed)).toBe('1 grazed by 0.8\u202fmm')
  })

  it('names stay as the user wrote them, in both languages', () => {
    const clear = {
      code: 'clearOne',
      values: { name: { kind: 'names', value: ['Охотник 4'] }, by: { kind: 'inches', value: 0.41 } },
    } as const
    expect(en.say(clear)).toBe('Охотник 4 clear by 0.41″')
    expect(ru.say(clear)).toBe('Охотник 4 мимо на 0,41″')
  })

  it('a list of margins gives each name its signed margin, the margin marked', () => {
    const list = [
      { name: 'Hunter 1', margin: 0.39 },
      { name: 'Hunter 2', margin: -0.954 },
    ]
    expect(en.spoken({ code: 'coveredBy', values: { list: { kind: 'margins', value: list } } })).toEqual([
      { text: 'Hunter\u00a01\u00a0', strong: false },
      { text: '+0.39″', strong: true },
      { text: ', Hunter\u00a02\u00a0', strong: false },
      { text: '−0.95″', strong: true },
    ])
  })

  it('sizes of templates lose their zeros', () => {
    const laid = {
      code: 'laidBlast',
      values: { diameter: { kind: 'inches', value: 4 }, at: { kind: 'place', x: 24, y: 22.5 } },
    } as const
    expect(en.say(laid)).toBe('4″ blast, centred on the place 24.0″, 22.5″')
    expect(ru.say(laid)).toBe('взрыв 4″, центр: точка 24,0″; 22,5″')
    expect(wordsIn('en', 'millimetres').say(laid)).toMatch(/^4″ blast/)
  })

  it('a name can neither set type nor call up values of its own', () => {
    const name = 'A <b>bold</b> {{by}} $t(bar.undo)'
    const said = en.spoken({
      code: 'clearOne',
      values: { name: { kind: 'names', value: [name] }, by: { kind: 'inches', value: 1 } },
    })
    expect(said).toEqual([{ text: `${name} clear by 1.00″`, strong: false }])
  })

  it('a code that no catalogue knows is shown as it is', () => {
    expect(en.say({ code: 'unheardOf' })).toBe('unheardOf')
    expect(en.verb('unheardOf')).toBe('unheardOf')
  })

  it('the words of a language are made once', () => {
    expect(wordsIn('ru')).toBe(ru)
    expect(wordsIn('ru', 'millimetres')).not.toBe(ru)
  })
})

describe('what comes of an attack in HORDES', () => {
  const told = (code: string, values: Parameters<ReturnType<typeof wordsIn>['say']>[0]['values'] = {}) => {
    teachProcedures()
    return (['en', 'ru'] as const).map((language) => wordsIn(language).say({ code, values }))
  }

  it('a token is named once', () => {
    const taken = { model: { kind: 'names', value: ['X'] }, token: { kind: 'word', value: 'token.soul' } } as const
    expect(told('hordes.tokenTaken', taken)).toEqual(['X takes a soul token', 'X получает жетон души'])
  })

  it('a place of impact stands in the case its sentence asks for', () => {
    const fell = { length: { kind: 'inches', value: 2 }, at: { kind: 'place', x: 3, y: 4 } } as const
    expect(told('hordes.fellAt', fell)[1]).toBe('место удара — точка 3,0″; 4,0″, отклонение 2,00″')
  })
})
