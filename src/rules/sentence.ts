/** A value inside a sentence, with its kind, so that the panels can write it as the reader's language does. */
export type Value =
  | { readonly kind: 'inches'; readonly value: number }
  | { readonly kind: 'signedInches'; readonly value: number }
  | { readonly kind: 'degrees'; readonly value: number }
  | { readonly kind: 'count'; readonly value: number }
  | { readonly kind: 'chance'; readonly hits: number; readonly of: number }
  | { readonly kind: 'names'; readonly value: readonly string[] }
  /** A list of names, each with its signed margin. */
  | { readonly kind: 'margins'; readonly value: readonly { readonly name: string; readonly margin: number }[] }

/** A thing to be said: a code the catalogues know, and the values it mentions. The core never holds words. */
export interface Sentence {
  readonly code: string
  readonly values?: Readonly<Record<string, Value>>
}

export const inches = (value: number): Value => ({ kind: 'inches', value })
export const signedInches = (value: number): Value => ({ kind: 'signedInches', value })
export const degrees = (value: number): Value => ({ kind: 'degrees', value })
export const count = (value: number): Value => ({ kind: 'count', value })
export const names = (...value: readonly string[]): Value => ({ kind: 'names', value })
export const margins = (value: readonly { readonly name: string; readonly margin: number }[]): Value => ({
  kind: 'margins',
  value,
})
export const chance = (hits: number, of: number): Value => ({ kind: 'chance', hits, of })
