/** A value inside a sentence, with its kind, so that the panels can write it as the reader's language does. */
export type Value =
  | { readonly kind: 'inches'; readonly value: number }
  | { readonly kind: 'signedInches'; readonly value: number }
  | { readonly kind: 'degrees'; readonly value: number }
  | { readonly kind: 'count'; readonly value: number }
  /** A share from 0 to 1. */
  | { readonly kind: 'percent'; readonly value: number }
  /** A whole number with its sign, as it is added to a roll. */
  | { readonly kind: 'bonus'; readonly value: number }
  /** A number of a profile; null is its dash. */
  | { readonly kind: 'stat'; readonly value: number | null }
  /** Dice as they fell together. */
  | { readonly kind: 'dice'; readonly value: readonly number[] }
  | { readonly kind: 'chance'; readonly hits: number; readonly of: number }
  | { readonly kind: 'names'; readonly value: readonly string[] }
  /** One of a few words of the catalogues that stand where a name would, by its code. */
  | { readonly kind: 'word'; readonly value: string }
  /** A place on the mat, in inches. */
  | { readonly kind: 'place'; readonly x: number; readonly y: number }
  /** A list of names, each with its signed margin. */
  | { readonly kind: 'margins'; readonly value: readonly { readonly name: string; readonly margin: number }[] }
  /** What a sum is made of: words of the catalogues, each with what it adds. */
  | { readonly kind: 'terms'; readonly value: readonly { readonly word: string; readonly by: number }[] }

/** A thing to be said: a code the catalogues know, and the values it mentions. The core never holds words. */
export interface Sentence {
  readonly code: string
  readonly values?: Readonly<Record<string, Value>>
}

export type ValueOf<Kind extends Value['kind']> = Extract<Value, { readonly kind: Kind }>

export const inches = (value: number): ValueOf<'inches'> => ({ kind: 'inches', value })
export const degrees = (value: number): ValueOf<'degrees'> => ({ kind: 'degrees', value })
export const count = (value: number): ValueOf<'count'> => ({ kind: 'count', value })
export const names = (...value: readonly string[]): ValueOf<'names'> => ({ kind: 'names', value })
export const word = (value: string): ValueOf<'word'> => ({ kind: 'word', value })
export const place = (x: number, y: number): ValueOf<'place'> => ({ kind: 'place', x, y })
export const margins = (value: ValueOf<'margins'>['value']): ValueOf<'margins'> => ({ kind: 'margins', value })
export const terms = (value: ValueOf<'terms'>['value']): ValueOf<'terms'> => ({ kind: 'terms', value })
export const percent = (value: number): ValueOf<'percent'> => ({ kind: 'percent', value })
export const bonus = (value: number): ValueOf<'bonus'> => ({ kind: 'bonus', value })
export const stat = (value: number | null): ValueOf<'stat'> => ({ kind: 'stat', value })
export const dice = (value: readonly number[]): ValueOf<'dice'> => ({ kind: 'dice', value })
export const chance = (hits: number, of: number): ValueOf<'chance'> => ({ kind: 'chance', hits, of })
