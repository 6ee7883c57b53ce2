import type { Disc } from './disc.ts'
import type { Outline } from './outline.ts'

/** The area a template covers as it lies on the table: a disc or an outline. */
export type Area =
  | { readonly kind: 'disc'; readonly disc: Disc }
  | { readonly kind: 'outline'; readonly outline: Outline }
