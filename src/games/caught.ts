/** Whom a template catches, by ids; and whom it covers, or misses, by too little to be sure: inches, negative where it misses. */
export interface Caught {
  readonly ids: readonly string[]
  readonly close: readonly { readonly name: string; readonly margin: number }[]
}
