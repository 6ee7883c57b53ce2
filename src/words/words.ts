import { createInstance } from 'i18next'
import type { enDialogs } from './dialogs/en.ts'
import type { en } from './en.ts'
import {
  bonusWritten,
  brief,
  degreesWritten,
  distanceRead,
  distanceWritten,
  type Language,
  marginWritten,
  millimetresWritten,
  percentWritten,
  placeWritten,
  type Unit,
  written,
} from './numbers.ts'
import type { enProcedures } from './procedures/en.ts'

type Bare<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

/** A text of the catalogues, by its key; plural forms share one. */
export type Key = Bare<keyof typeof en | keyof typeof enDialogs | keyof typeof enProcedures>

/** A value inside a sentence, as the rules hand it over. */
export type SpokenValue =
  | { readonly kind: 'inches' | 'signedInches' | 'degrees' | 'count'; readonly value: number }
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'bonus'; readonly value: number }
  | { readonly kind: 'stat'; readonly value: number | null }
  | { readonly kind: 'dice'; readonly value: readonly number[] }
  | { readonly kind: 'chance'; readonly hits: number; readonly of: number }
  | { readonly kind: 'names'; readonly value: readonly string[] }
  | { readonly kind: 'word'; readonly value: string }
  | { readonly kind: 'place'; readonly x: number; readonly y: number }
  | { readonly kind: 'margins'; readonly value: readonly { readonly name: string; readonly margin: number }[] }
  | { readonly kind: 'terms'; readonly value: readonly { readonly word: string; readonly by: number }[] }

/** A sentence as the rules hand it over: a code and its values. */
export interface Spoken {
  readonly code: string
  readonly values?: Readonly<Record<string, SpokenValue>>
}

/** A piece of a sentence; `strong` marks what decides it. */
export interface Part {
  readonly text: string
  readonly strong: boolean
}

/** The words of one language. Pure: the same question always gives the same text. */
export interface Words {
  readonly language: Language
  readonly unit: Unit
  /** The text of a key. A value called `count` chooses the plural form. */
  t(key: Key, values?: Readonly<Record<string, string | number>>): string
  /** Whether a key is known, for keys that are put together from data. */
  knows(key: string): key is Key
  /** A sentence in words; a code that no catalogue knows is shown as it is. */
  say(sentence: Spoken): string
  /** The same with what decides it marked. */
  spoken(sentence: Spoken): readonly Part[]
  /** The verb that stands before a reason. */
  verb(code: string): string
  inches(value: number): string
  signed(value: number): string
  degrees(value: number): string
  /** Millimetres, given as such. */
  millimetres(value: number): string
  /** The size of a template or a range, which games give in inches whatever distances are written in: 8″, 0.5″. */
  size(value: number): string
  /** A place on the mat by its coordinates, as a name: "the place 24.0″, 22.5″". */
  place(x: number, y: number): string
  /** A distance in inches that was typed in the unit distances are written in; null when it is none. */
  distanceRead(text: string): number | null
  percent(hits: number, of: number): string
  /** A bare number without needless zeros, two decimals at most: 28.5. */
  plain(value: number): string
  /** A bare number with two decimals. */
  number(value: number): string
}

/** Sizes of templates and limits are named, not measured: they lose their zeros and stay in inches. */
const NAMED_SIZES = new Set(['size', 'diameter', 'range', 'limit', 'rolled'])

/** What stands in a profile where there is no number. */
const DASH = '–'

const STRONG = '<b>'
const WEAK = '</b>'
/** Stands for a `<` that a user wrote, so that no name can set type. */
const LESS = '\u0001'

function catalogues() {
  const library = createInstance()
  library.init({
    lng: 'en',
    fallbackLng: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return library
}

const library = catalogues()

/** Adds texts to a language's catalogue: each language comes when it is spoken, and some of its texts when they are asked for. */
export function teach(language: Language, texts: Readonly<Record<string, string>>): void {
  library.addResources(language, 'translation', texts)
}

/** A name whose number doesn't part from it at the end of a line. */
const kept = (name: string) => name.replace(/ (\d+)$/, '\u00a0$1')

function parted(text: string): readonly Part[] {
  return text
    .split(STRONG)
    .flatMap((piece, at): Part[] => {
      if (at === 0) return [{ text: piece, strong: false }]
      const [strong = '', weak = ''] = piece.split(WEAK)
      return [
        { text: strong, strong: true },
        { text: weak, strong: false },
      ]
    })
    .filter((part) => part.text !== '')
    .map((part) => ({ ...part, text: part.text.replaceAll(LESS, '<') }))
}

function create(language: Language, unit: Unit): Words {
  const translate = library.getFixedT(language)
  const inches = (value: number) => distanceWritten(value, language, unit)
  const signed = (value: number) => marginWritten(value, language, unit)
  const degrees = (value: number) => degreesWritten(value, language)
  const size = (value: number) => `${brief(value, language)}″`
  /** The width of what is too close to call is a distance, but a round one. */
  const slack = (value: number) => (unit === 'inches' ? size(value) : inches(value))
  const t: Words['t'] = (key, values) => translate(key, { ...values })
  const knows = (key: string): key is Key => library.exists(key, { lng: language, count: 1 })
  const name = (text: string) => text.replaceAll('<', LESS)
  const place = (x: number, y: number) => t('place.place', { at: placeWritten(x, y, language, unit) })

  const worded = (key: string, value: SpokenValue): string => {
    switch (value.kind) {
      case 'inches':
        if (key === 'slack') return slack(value.value)
        return NAMED_SIZES.has(key) ? size(value.value) : inches(value.value)
      case 'signedInches':
        return signed(value.value)
      case 'degrees':
        return degrees(value.value)
      case 'count':
        return String(value.value)
      case 'percent':
        return percentWritten(value.value, 1)
      case 'bonus':
        return bonusWritten(value.value)
      case 'stat':
        return value.value === null ? DASH : brief(value.value, language)
      case 'dice':
        return value.value.join(' + ')
      case 'chance':
        return t('chance', { hits: value.hits, of: value.of })
      case 'names':
        return value.value.map(name).join(', ')
      case 'word': {
        const key = [value.value, `place.${value.value}`].find(knows)
        return key ? t(key) : value.value
      }
      case 'place':
        return place(value.x, value.y)
      case 'terms':
        return value.value.map(({ word, by }) => `${knows(word) ? t(word) : word}\u00a0${bonusWritten(by)}`).join(', ')
      case 'margins':
        return value.value.map((one) => `${kept(name(one.name))}\u00a0${STRONG}${signed(one.margin)}${WEAK}`).join(', ')
    }
  }

  const spoken = (sentence: Spoken): readonly Part[] => {
    const key = `say.${sentence.code}`
    if (!knows(key)) return [{ text: sentence.code, strong: false }]
    const values: Record<string, string | number> = {}
    for (const [label, value] of Object.entries(sentence.values ?? {})) {
      if (value.kind === 'count' && !('count' in values)) values.count = value.value
      values[label] = value.kind === 'count' ? value.value : worded(label, value)
    }
    return parted(t(key, values))
  }

  return {
    language,
    unit,
    t,
    knows,
    spoken,
    say: (sentence) =>
      spoken(sentence)
        .map((part) => part.text)
        .join(''),
    verb: (code) => {
      const key = `verb.${code}`
      return knows(key) ? t(key) : code
    },
    inches,
    signed,
    degrees,
    size,
    place,
    distanceRead: (text) => distanceRead(text, unit),
    millimetres: (value) => millimetresWritten(value, language),
    percent: percentWritten,
    plain: (value) => brief(value, language),
    number: (value) => written(value, 2, language),
  }
}

const made = new Map<string, Words>()

/** The words of a language, distances written in inches or in millimetres; the same object each time. */
export function wordsIn(language: Language, unit: Unit = 'inches'): Words {
  const known = made.get(language + unit)
  if (known) return known
  const words = create(language, unit)
  made.set(language + unit, words)
  return words
}
